import type { InputOf } from '@transloom/contracts/endpoint';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { confirmPart } from '../documents/segments/confirm-segments.ts';
import { changeTasks } from './change-tasks.ts';
import { flowOfDocument } from './flow-of-document.ts';
import { withOpenIssues } from './open-issues.ts';
import { openTasks } from './open-tasks.ts';
import { documentAccess } from './segment-access.ts';
import { type TaskInHand, takeTasks } from './task-in-hand.ts';
import { tellPeople } from './tell-people.ts';

type Input = InputOf<typeof tasksApi.submitTasks>;

/**
 * Hands tasks over; the stage after each opens.
 * @throws {AppError} resource.not-found
 */
export async function submitTasks(context: Context, { taskIds }: Input): Promise<TaskOutcome[]> {
  return submit(context, await takeTasks(context, taskIds));
}

/**
 * Confirms what is translated and left, then hands over. A task that still has segments without a translation stays
 * where it is, with what was confirmed.
 * @throws {AppError} resource.not-found
 */
export async function submitInOneClick(context: Context, { taskIds }: Input): Promise<TaskOutcome[]> {
  for (const hand of await takeTasks(context, taskIds))
    if (isWorkedOn(hand)) await confirmLeft(context, hand);
  return submit(context, await takeTasks(context, taskIds));
}

function isWorkedOn({ actors, facts, task }: TaskInHand): boolean {
  return actors.includes('assignee') && facts.state === 'working' && task.projectStatus === 'active';
}

async function confirmLeft(context: Context, { task }: TaskInHand): Promise<void> {
  const project = { status: task.projectStatus, creatorId: task.projectCreatorId };
  const { work } = await documentAccess(context, task.documentId, project);
  await confirmPart(context, {
    documentId: task.documentId,
    projectName: task.projectName,
    part: task.part,
    stage: task.stage,
    stages: flowOfDocument(task.flowStages).length,
    work,
  });
}

async function submit(context: Context, hands: readonly TaskInHand[]): Promise<TaskOutcome[]> {
  const { moved, outcomes } = await changeTasks(context, await withOpenIssues(context, hands), {
    action: { name: 'submit' },
    change: { submittedAt: context.now() },
  });
  for (const documentId of new Set(moved.map(({ task }) => task.documentId)))
    await openTasks(context, documentId);
  await tellPeople(context, { kind: 'task-submitted', hands: moved, to: ({ task }) => [task.managerId] });
  return [...outcomes];
}
