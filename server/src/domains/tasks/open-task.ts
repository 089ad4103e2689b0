import type { Task } from '@transloom/contracts/task-shape';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DocumentAccess } from './segment-access.ts';
import { handsOf } from './task-in-hand.ts';
import { taskSummaries } from './task-summary.ts';

export interface OpenTask {
  readonly task: Task | null;
  /** Submitted tasks of earlier stages of the same part, which the reader may return. */
  readonly returnable: readonly Task[];
}

/**
 * The task under which the reader works on a document: the one that is named, else the first they work on.
 * @throws {AppError} resource.not-found
 */
export async function openTask(
  context: Context,
  { tasks, own }: DocumentAccess,
  taskId: string | undefined,
): Promise<OpenTask> {
  if (taskId !== undefined && !tasks.some(({ id }) => id === taskId))
    throw new AppError('resource.not-found');
  const task = own.find(({ id }) => id === taskId) ?? own.find(({ state }) => state === 'working') ?? own[0];
  if (task === undefined) return { task: null, returnable: [] };
  const ofPart = tasks.filter(({ part }) => part === task.part);
  const hands = await handsOf(
    context,
    ofPart.map(({ id }) => id),
    tasks,
  );
  const summaries = await taskSummaries(context, hands);
  return {
    task: summaries.find((one) => one.taskId === task.id) ?? null,
    returnable: summaries.filter(({ stage, actions }) => stage < task.stage && actions.includes('return')),
  };
}
