import type { InputOf } from '@transloom/contracts/endpoint';
import { taskTermsSchema } from '@transloom/contracts/task-prices';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { barredTasks } from './barred-tasks.ts';
import { priceByOffer } from './bill-tasks.ts';
import { changeTasks } from './change-tasks.ts';
import { closeToGone, openToAsked } from './follow-reach.ts';
import { type TaskInHand, takeTasks } from './task-in-hand.ts';
import { answerTasks } from './task-people.store.ts';
import { countConfirmedBy } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Takes tasks that were offered. Of several people the first has it: rows are locked one after the other, and a task
 * moves only from the state it was decided in.
 * @throws {AppError} resource.not-found
 */
export async function acceptTasks(
  context: Context,
  { taskIds }: InputOf<typeof tasksApi.batchAccept>,
): Promise<TaskOutcome[]> {
  const { userId } = context.actor;
  const now = context.now();
  const hands = await takeTasks(context, taskIds);
  const { moved, outcomes } = await changeTasks(context, hands, {
    action: { name: 'accept' },
    change: { assigneeId: userId, acceptedAt: now },
    barred: await barredTasks(context, hands, [userId]),
  });
  const byOffer = moved.filter(({ task }) => taskTermsSchema.parse(task.terms).fromOffers);
  await priceByOffer(context, idsOf(byOffer), userId);
  const taken = { taskIds: idsOf(moved), from: ['asked'] as const, now };
  await answerTasks(context.db, { ...taken, to: 'accepted', userId });
  await answerTasks(context.db, { ...taken, to: 'late' });
  await closeToGone(context, moved);
  await tellPeople(context, { kind: 'task-taken', hands: moved, to: ({ task }) => [task.managerId] });
  await tellPeople(context, {
    kind: 'task-gone',
    hands: moved,
    to: ({ people }) => people.filter(({ answer }) => answer === 'asked').map((one) => one.userId),
  });
  return [...outcomes];
}

/** @throws {AppError} resource.not-found */
export async function declineTasks(
  context: Context,
  { taskIds, reason }: InputOf<typeof tasksApi.declineTasks>,
): Promise<TaskOutcome[]> {
  const hands = await takeTasks(context, taskIds);
  const { moved, outcomes } = await changeTasks(context, hands, { action: { name: 'decline', reason } });
  await answerTasks(context.db, {
    taskIds: idsOf(moved),
    from: ['asked'],
    to: 'declined',
    now: context.now(),
    userId: context.actor.userId,
    reason,
  });
  await closeToGone(context, moved);
  await tellPeople(context, {
    kind: 'task-declined',
    hands: moved,
    to: ({ task }) => [task.managerId],
    reason,
  });
  return [...outcomes];
}

/** @throws {AppError} resource.not-found */
export async function undoAccept(
  context: Context,
  { taskIds }: InputOf<typeof tasksApi.undoAccept>,
): Promise<TaskOutcome[]> {
  const hands = await Promise.all(
    (await takeTasks(context, taskIds)).map((hand) => withConfirmed(context, hand)),
  );
  const { moved, outcomes } = await changeTasks(context, hands, {
    action: { name: 'undo-accept' },
    change: { assigneeId: null, acceptedAt: null },
  });
  await answerTasks(context.db, {
    taskIds: idsOf(moved),
    from: ['accepted', 'late'],
    to: 'asked',
    now: context.now(),
  });
  for (const hand of moved) await openToAsked(context, [hand], lateOf(hand.people));
  await tellPeople(context, { kind: 'task-assigned', hands: moved, to: ({ people }) => lateOf(people) });
  return [...outcomes];
}

function lateOf(people: TaskInHand['people']): readonly string[] {
  return people.filter(({ answer }) => answer === 'late').map(({ userId }) => userId);
}

async function withConfirmed(context: Context, hand: TaskInHand): Promise<TaskInHand> {
  const { assigneeId, acceptedAt } = hand.task;
  if (assigneeId === null || acceptedAt === null) return hand;
  const whose = { userId: assigneeId, since: acceptedAt };
  const confirmedByAssignee = await countConfirmedBy(context.db, hand.task, whose);
  return { ...hand, facts: { ...hand.facts, confirmedByAssignee } };
}

export function idsOf(hands: readonly TaskInHand[]): readonly string[] {
  return hands.map(({ task }) => task.id);
}
