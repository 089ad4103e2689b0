import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Task } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { readPart } from '../documents/segments/read-segments.ts';
import { projectById } from '../projects/create-project.ts';
import { shownNames } from '../users/shown-names.ts';
import { lookAtTasks, type TaskInHand } from './task-in-hand.ts';
import { returnOf } from './task-return.ts';
import { taskSummaries } from './task-summary.ts';
import { findRecords } from './tasks.store.ts';

type Input = InputOf<typeof tasksApi.task>;

/** @throws {AppError} resource.not-found, also where the task does not concern the reader */
export async function showTask(context: Context, { taskId }: Input): Promise<OutputOf<typeof tasksApi.task>> {
  const hand = await requireConcerning(context, taskId);
  const [task] = await taskSummaries(context, [hand]);
  if (task === undefined) throw new AppError('resource.not-found');
  const records = await findRecords(context.db, taskId);
  const names = await shownNames(
    context,
    records.flatMap(({ actorId }) => actorId ?? []),
  );
  return {
    ...task,
    records: records.map(({ at, actorId, action, fromState, toState, reason }) => ({
      at: at.toISOString(),
      by: actorId === null ? null : (names.get(actorId) ?? ''),
      action,
      from: fromState as Task['state'],
      to: toState as Task['state'],
      reason,
    })),
    returns: records.filter(({ action }) => action === 'return').map((record) => returnOf(record, names)),
  };
}

const linesShown = 20;

/** @throws {AppError} resource.not-found */
export async function previewTaskText(
  context: Context,
  { taskId }: Input,
): Promise<OutputOf<typeof tasksApi.documentPreview>> {
  const { task } = await requireConcerning(context, taskId);
  const segments = await readPart(context, task, linesShown + 1);
  return {
    lines: segments.slice(0, linesShown).map(({ source }) => fromMarkup(source).text),
    more: segments.length > linesShown,
  };
}

/** @throws {AppError} resource.not-found */
export async function previewTaskProject(
  context: Context,
  { taskId }: Input,
): Promise<OutputOf<typeof tasksApi.projectPreview>> {
  const { task } = await requireConcerning(context, taskId);
  const project = await projectById(context, task.projectId);
  return {
    projectId: project.projectId,
    name: project.name,
    remark: project.remark,
    creator: project.creator,
    deadline: project.deadline,
    documents: project.documentCount,
    words: project.wordCount,
    segments: project.segmentCount,
    confirmed: project.confirmedCount,
  };
}

/** A task is seen by its managers, by whoever has it or was asked, and by those who work on its part. */
async function requireConcerning(context: Context, taskId: string): Promise<TaskInHand> {
  const [hand] = await lookAtTasks(context, [taskId]);
  if (hand === undefined) throw new AppError('resource.not-found');
  const { userId } = context.actor;
  const concerns =
    hand.actors.some((actor) => actor !== 'other') ||
    hand.people.some((person) => person.userId === userId) ||
    hand.ofPart.some(({ assigneeId }) => assigneeId === userId);
  if (!concerns) throw new AppError('resource.not-found');
  return hand;
}
