import { totalPrice } from '@transloom/core/workflow/task-price';
import type { Context } from '../../platform/context.ts';
import type { TaskInHand } from './task-in-hand.ts';
import { priceOf } from './task-summary.ts';
import { countConfirmedBy, insertShare } from './tasks.store.ts';

/** Keeps what a person is owed for a task they no longer have: a share of its billable words, or all of a submitted one. */
export async function keepShare(context: Context, { task, facts }: TaskInHand): Promise<void> {
  const { assigneeId, acceptedAt } = task;
  if (assigneeId === null || acceptedAt === null) return;
  const whose = { userId: assigneeId, since: acceptedAt };
  const isWhole = facts.state === 'submitted';
  const segments = isWhole ? facts.segments : await countConfirmedBy(context.db, task, whose);
  if (segments === 0) return;
  const words = task.billableWords ?? task.words;
  const billableWords = isWhole ? words : Math.round((words * segments) / Math.max(facts.segments, 1));
  const price = priceOf(task);
  const extraFee = isWhole ? (price?.extraFee ?? 0) : 0;
  await insertShare(context.db, {
    organizationId: context.actor.organizationId,
    taskId: task.id,
    projectId: task.projectId,
    projectName: task.projectName,
    documentName: task.documentName,
    kind: task.kind,
    userId: assigneeId,
    segments,
    billableWords,
    currency: price?.currency ?? null,
    amount: price === null ? null : totalPrice({ ...price, billableWords, extraFee }),
    at: context.now(),
  });
}
