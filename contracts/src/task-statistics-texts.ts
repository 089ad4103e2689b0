import { type BilingualText, text } from './error-texts/bilingual.ts';
import type { Task } from './task-shape.ts';

/** The columns of the exported table, in their order (D3.22, D3.23). */
export const statisticsColumns = [
  ...(['owner', 'task', 'project', 'creator', 'stage', 'part', 'source', 'target', 'status'] as const),
  ...(['start', 'deadline', 'submitted', 'progress', 'words', 'billableWords'] as const),
  ...(['unitPrice', 'per', 'currency', 'total', 'returned'] as const),
] as const;

export const statisticsColumnTexts: Readonly<Record<(typeof statisticsColumns)[number], BilingualText>> = {
  owner: text('负责人', 'Assignee'),
  task: text('任务', 'Task'),
  project: text('项目', 'Project'),
  creator: text('项目创建人', 'Project creator'),
  stage: text('任务类型', 'Task type'),
  part: text('分段', 'Part'),
  source: text('源语言', 'Source language'),
  target: text('译文语言', 'Target language'),
  status: text('状态', 'Status'),
  start: text('开始时间', 'Start'),
  deadline: text('截止时间', 'Deadline'),
  submitted: text('提交时间', 'Submitted'),
  progress: text('进度（%）', 'Progress (%)'),
  words: text('字数', 'Words'),
  billableWords: text('计费字数', 'Billable words'),
  unitPrice: text('单价', 'Unit price'),
  per: text('计价数量', 'Per'),
  currency: text('币种', 'Currency'),
  total: text('总价', 'Total price'),
  returned: text('退回次数', 'Times returned'),
};

/** The statuses of a task (D4.8). */
export const taskStandingTexts: Readonly<Record<Task['standing'] | 'overdue', BilingualText>> = {
  unassigned: text('未分配', 'Not assigned'),
  'pending-acceptance': text('待接受', 'Pending acceptance'),
  rejected: text('已拒绝', 'Declined'),
  waiting: text('等待中', 'Waiting'),
  'in-progress': text('进行中', 'In progress'),
  'pending-submission': text('待提交', 'Pending submission'),
  submitted: text('已提交', 'Submitted'),
  overdue: text('已过期', 'Overdue'),
};

export const stageKindTexts: Readonly<Record<Exclude<Task['kind'], 'own'>, BilingualText>> = {
  translation: text('翻译', 'Translation'),
  review: text('审校', 'Review'),
  proofreading: text('校对', 'Proofreading'),
};
