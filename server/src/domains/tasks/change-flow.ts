import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from '../documents/announce-document.ts';
import { editsToLose, resetEdits } from '../documents/segments/reset-edits.ts';
import { requireActiveProject, requireProject } from '../projects/require-project.ts';
import { shownNames } from '../users/shown-names.ts';
import { closeToGone } from './follow-reach.ts';
import { keepShare } from './keep-share.ts';
import { makePlan } from './make-plan.ts';
import { takeBackTasks } from './manage-tasks.ts';
import { deletePlanned } from './plan.store.ts';
import { type TaskInHand, takeTasks } from './task-in-hand.ts';
import { requireManagesTasks } from './tasks.policy.ts';
import { findTasksOfProject, lockTasksOfDocument } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Documents that were begun under other stages than the project has now, and what would be lost if they followed.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function previewFlowChange(
  context: Context,
  { projectId }: InputOf<typeof tasksApi.flowChange>,
): Promise<OutputOf<typeof tasksApi.flowChange>> {
  const project = await requireProject(context, projectId);
  requireManagesTasks(context.actor, project);
  const { others } = await makePlan(context, project);
  const edits = new Map(
    (
      await editsToLose(
        context,
        others.map(({ id }) => id),
      )
    ).map((one) => [one.documentId, one]),
  );
  const tasks = await findTasksOfProject(context.db, projectId);
  const held = Map.groupBy(tasks, ({ documentId }) => documentId);
  const names = await shownNames(
    context,
    tasks.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  return others.map(({ id, name, targetLanguage }) => {
    const people = new Set(
      (held.get(id) ?? []).flatMap(({ assigneeId }) => names.get(assigneeId ?? '') ?? []),
    );
    const { edited = 0, confirmed = 0 } = edits.get(id) ?? {};
    return { documentId: id, name, targetLanguage, people: [...people], edited, confirmed };
  });
}

/**
 * Gives documents that were begun the stages their project has now. Their people are told and stay paid for what they did;
 * progress and edits are reset, and the history of each segment keeps its text.
 * @throws {AppError} resource.not-found, access.denied, project.not-active
 */
export async function changeFlow(
  context: Context,
  { projectId, documentIds }: InputOf<typeof tasksApi.changeFlow>,
): Promise<null> {
  const project = await requireActiveProject(context, projectId);
  requireManagesTasks(context.actor, project);
  const { others } = await makePlan(context, project);
  const known = new Set(others.map(({ id }) => id));
  if (documentIds.some((id) => !known.has(id))) throw new AppError('resource.not-found');
  for (const documentId of new Set(documentIds)) await replan(context, documentId);
  await makePlan(context, project);
  for (const id of new Set(documentIds)) announceDocument(context, { id, projectId });
  return null;
}

async function replan(context: Context, documentId: string): Promise<void> {
  const tasks = await lockTasksOfDocument(context.db, documentId);
  const open = tasks.filter(({ state }) => ['offered', 'accepted', 'working'].includes(state));
  if (open.length > 0) await takeBackTasks(context, { taskIds: open.map(({ id }) => id) });
  const done = tasks.filter(({ state }) => state === 'submitted').map(({ id }) => id);
  const submitted = done.length === 0 ? [] : await takeTasks(context, done);
  await settle(context, submitted);
  await resetEdits(context, documentId);
  await deletePlanned(context.db, [documentId]);
  await closeToGone(context, submitted);
}

/** Submitted tasks are paid in full, although their stage is gone. */
async function settle(context: Context, hands: readonly TaskInHand[]): Promise<void> {
  for (const hand of hands) await keepShare(context, hand);
  await tellPeople(context, { kind: 'task-taken-back', hands, to: ({ task }) => [task.assigneeId] });
}
