import type { Sweep } from '../../platform/queue/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { transactAsSystem } from '../../platform/transact.ts';
import type { NoticeSender } from '../messages/notice-channel.ts';
import { notify } from '../messages/notify.ts';
import { type DueTasks, findDueTasks } from './task-lists.store.ts';

const dayMs = 86_400_000;
/** Deadlines that passed longer ago were said. */
const overdueMs = 7 * dayMs;

export const tasksSweeps: readonly Sweep[] = [
  { name: 'tasks.deadlines', everySeconds: 15 * 60, sweep: tellDeadlines },
];

/** Reminds people a day before the deadline of their tasks, and tells them and the task manager when it has passed. */
export async function tellDeadlines(services: Services): Promise<void> {
  const now = services.now();
  const at = (ms: number) => new Date(now.getTime() + ms);
  await transactAsSystem(services, { language: 'en-US', requestId: 'tasks.deadlines' }, async (context) => {
    const due = await findDueTasks(context.db, { from: now, to: at(dayMs) });
    const overdue = await findDueTasks(context.db, { from: at(-overdueMs), to: now });
    const told = [
      ...due.map((some) => ({ kind: 'task-due', some, to: [some.assigneeId] }) as const),
      ...overdue.map(
        (some) => ({ kind: 'task-overdue', some, to: [some.assigneeId, some.managerId] }) as const,
      ),
    ];
    for (const { kind, some, to } of told)
      await tell(context, { kind, some, to: to.flatMap((id) => id ?? []) });
  });
}

interface Told {
  readonly kind: 'task-due' | 'task-overdue';
  readonly some: DueTasks;
  readonly to: readonly string[];
}

/** The key makes sure that each person reads it once. */
async function tell(context: NoticeSender, { kind, some, to }: Told): Promise<void> {
  const { projectId, projectName, tasks, lastDeadline } = some;
  await notify(context, {
    kind,
    to,
    params: { project: projectName, count: Number(tasks) },
    link: '/task/list/index',
    key: `${kind} ${projectId} ${lastDeadline.toISOString()}`,
  });
}
