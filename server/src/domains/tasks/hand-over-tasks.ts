import { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { assignTasks } from './assign-tasks.ts';
import { takeBackTasks } from './manage-tasks.ts';
import { lookAtTasks } from './task-in-hand.ts';
import { priceOf } from './task-summary.ts';
import { findOpenTaskIds } from './tasks.store.ts';

interface HandOver {
  /** Who leaves. */
  readonly userIds: readonly string[];
  /** Who is asked to take their work; null: it waits to be assigned. */
  readonly heirId: string | null;
}

/**
 * Takes from people what they have not submitted, and offers it to somebody else with deadline, price and note as they were.
 * What was confirmed stays, and is paid to who did it.
 * @throws {AppError} as `takeBackTasks` and `assignTasks` do
 */
export async function handOverTasks(context: Context, { userIds, heirId }: HandOver): Promise<void> {
  const taskIds = await findOpenTaskIds(context.db, userIds);
  if (taskIds.length === 0) return;
  const hands = await lookAtTasks(context, taskIds);
  await takeBackTasks(context, { taskIds: [...taskIds] });
  if (heirId === null) return;
  for (const { task } of hands) {
    await assignTasks(context, {
      taskIds: [task.id],
      userIds: [heirId],
      deadline: task.deadline?.toISOString() ?? null,
      terms: tasksApi.batchAssign.input.shape.terms.parse(task.terms),
      price: priceOf(task),
      note: task.note,
    });
  }
}
