import type { InputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { TaskState } from '@transloom/core/workflow/task-state';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reopenSegments } from '../documents/segments/confirm-segments.ts';
import { readSegmentsById } from '../documents/segments/read-segments.ts';
import { changeTasks } from './change-tasks.ts';
import { decideFor } from './decide-for.ts';
import { refusalParams } from './refusal-params.ts';
import { type TaskInHand, takeTasks } from './task-in-hand.ts';
import { insertRecords, moveTasks } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Gives a submitted task of an earlier stage back to its assignee, with a reason: whole, or some of its segments. Later
 * stages wait for it again and keep their people; it stays billed once (D4.15-18).
 * @throws {AppError} resource.not-found, task.return-impossible, task.not-yours, task.reason-required
 */
export async function returnTask(
  context: Context,
  { taskId, reason, segmentIds }: InputOf<typeof tasksApi.rollback>,
): Promise<null> {
  const [hand] = await takeTasks(context, [taskId]);
  if (hand === undefined) throw new AppError('resource.not-found');
  const { task } = hand;
  const found = await readSegmentsById(context, task.documentId, segmentIds);
  if (found.filter(({ part }) => part === task.part).length < new Set(segmentIds).size)
    throw new AppError('resource.not-found');
  const action = { name: 'return', reason } as const;
  await requirePossible(context, hand, action);
  const change = { action, change: { submittedAt: null }, details: { segmentIds } };
  const { moved } = await changeTasks(context, [hand], change);
  await holdLaterStages(context, hand);
  const { documentId, part, stage } = task;
  await reopenSegments(context, { documentId, part, to: stage - 1, segmentIds });
  await tellPeople(context, {
    kind: 'task-returned',
    hands: moved,
    to: () => [task.assigneeId],
    reason,
  });
  return null;
}

async function requirePossible(
  context: Context,
  hand: TaskInHand,
  action: { readonly name: 'return'; readonly reason: string },
): Promise<void> {
  const decision = decideFor(hand, action, context.now());
  if (decision.kind === 'moves') return;
  // Whoever works on this very stage has nothing before it to return.
  const isOwn = decision.code === 'task.not-yours' && hand.actors.includes('assignee');
  const code = isOwn ? 'task.return-impossible' : decision.code;
  const params = await refusalParams(context, [{ hand, code }], action);
  throw new AppError(code, params.get(hand.task.id));
}

/** One stage after the other: those behind the returned one wait for it. Together they go on with what stays confirmed. */
async function holdLaterStages(context: Context, { task, ofPart, facts }: TaskInHand): Promise<void> {
  const later = ofPart.filter(
    ({ stage, state }) => stage > task.stage && (state === 'working' || state === 'submitted'),
  );
  const to: TaskState = facts.mode === 'together' ? 'working' : 'accepted';
  const moves = later
    .filter(({ state }) => state !== to)
    .map(({ id, state }) => ({ id, from: state as TaskState, to }));
  await moveTasks(context.db, moves, { submittedAt: null });
  await insertRecords(
    context.db,
    moves.map(({ id, from }) => ({
      organizationId: context.actor.organizationId,
      taskId: id,
      at: context.now(),
      actorId: null,
      action: 'wait',
      fromState: from,
      toState: to,
      reason: '',
      details: { returned: task.id },
    })),
  );
}
