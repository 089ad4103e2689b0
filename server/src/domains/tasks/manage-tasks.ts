import type { InputOf } from '@transloom/contracts/endpoint';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { idsOf } from './answer-offers.ts';
import { changeTasks } from './change-tasks.ts';
import { closeToGone } from './follow-reach.ts';
import { keepShare } from './keep-share.ts';
import { openTasks } from './open-tasks.ts';
import { updateMode } from './plan.store.ts';
import { takeTasks } from './task-in-hand.ts';
import { answerTasks } from './task-people.store.ts';
import { managesTasks } from './tasks.policy.ts';
import { lockTasksOfDocument, updateNote } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Takes tasks back from whoever has them. What was confirmed stays, and what they did is kept to be paid; an editor that
 * has it open learns at its next save (556).
 * @throws {AppError} resource.not-found
 */
export async function takeBackTasks(
  context: Context,
  { taskIds }: InputOf<typeof tasksApi.takeBack>,
): Promise<TaskOutcome[]> {
  const hands = await takeTasks(context, taskIds);
  const { moved, outcomes } = await changeTasks(context, hands, {
    action: { name: 'take-back' },
    change: { assigneeId: null, acceptedAt: null },
  });
  for (const hand of moved) await keepShare(context, hand);
  const now = context.now();
  await answerTasks(context.db, {
    taskIds: idsOf(moved),
    from: ['asked', 'accepted', 'late'],
    to: 'withdrawn',
    now,
  });
  await closeToGone(context, moved);
  await tellPeople(context, {
    kind: 'task-taken-back',
    hands: moved,
    to: ({ task, people }) =>
      task.assigneeId === null
        ? people.filter(({ answer }) => answer === 'asked').map(({ userId }) => userId)
        : [task.assigneeId],
  });
  return [...outcomes];
}

/** @throws {AppError} resource.not-found */
export async function resetDeadlines(
  context: Context,
  { taskIds, deadline }: InputOf<typeof tasksApi.batchResetDeadline>,
): Promise<TaskOutcome[]> {
  const hands = await takeTasks(context, taskIds);
  const at = new Date(deadline);
  const { moved, outcomes } = await changeTasks(context, hands, {
    action: { name: 'reset-deadline', deadline: at.getTime() },
    change: { deadline: at },
    details: { deadline: at.toISOString() },
  });
  await tellPeople(context, {
    kind: 'task-deadline',
    hands: moved,
    to: ({ task }) => [task.assigneeId],
  });
  return [...outcomes];
}

/** @throws {AppError} resource.not-found, access.denied */
export async function changeProcessMode(
  context: Context,
  { documentIds, mode }: InputOf<typeof tasksApi.changeProcessMode>,
): Promise<null> {
  for (const documentId of documentIds) {
    const tasks = await lockTasksOfDocument(context.db, documentId);
    const [first] = tasks;
    if (first === undefined) throw new AppError('resource.not-found');
    if (!managesTasks(context.actor, { creatorId: first.projectCreatorId }))
      throw new AppError('access.denied');
    if (first.projectStatus !== 'active') throw new AppError('project.not-active');
  }
  await updateMode(context.db, documentIds, mode);
  for (const documentId of documentIds) await openTasks(context, documentId);
  return null;
}

/**
 * Writes the note that everybody who has to do with a task reads.
 * @throws {AppError} resource.not-found, task.not-yours
 */
export async function writeNote(
  context: Context,
  { taskId, note }: InputOf<typeof tasksApi.operationNote>,
): Promise<null> {
  const [hand] = await takeTasks(context, [taskId]);
  if (hand === undefined) throw new AppError('resource.not-found');
  if (!hand.actors.some((actor) => actor === 'manager' || actor === 'assignee'))
    throw new AppError('task.not-yours');
  await updateNote(context.db, taskId, note);
  return null;
}
