import type { Task } from '@transloom/contracts/task-shape';

/** Tasks as a table of a spreadsheet program; money in the smallest unit of its currency. */
export function csvOf(tasks: readonly Task[]): string {
  const head = [
    'owner',
    'task',
    'project',
    'type',
    'source',
    'target',
    'part',
    'status',
    'start',
    'deadline',
    'progress',
    'words',
    'billableWords',
    'currency',
    'unitPrice',
    'per',
    'totalPrice',
  ];
  const lines = tasks.map((task) => [
    task.assignee?.username ?? '',
    task.documentName,
    task.projectName,
    task.kind === 'own' ? task.stageName : task.kind,
    task.sourceLanguage,
    task.targetLanguage,
    task.part,
    task.standing,
    task.assignedAt ?? '',
    task.deadline ?? '',
    task.segments === 0 ? 0 : Math.floor(((task.segments - task.unconfirmed) / task.segments) * 100),
    task.words,
    task.price?.billableWords ?? '',
    task.price?.currency ?? '',
    task.price?.unitPrice ?? '',
    task.price?.per ?? '',
    task.price?.total ?? '',
  ]);
  // The mark at the beginning lets spreadsheet programs read it as UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A text that a program would take for a formula stays a text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
