import type { OpenIssue } from '@transloom/contracts/task-shape';
import type { TaskActor } from '@transloom/core/workflow/task-action';
import type { TaskFacts } from '@transloom/core/workflow/task-facts';
import type { ProcessMode, TaskState } from '@transloom/core/workflow/task-state';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { findTaskPeople, type TaskPerson } from './task-people.store.ts';
import { managesTasks } from './tasks.policy.ts';
import { countStages, findParts, lockParts, type PlacedTask, type StageCount } from './tasks.store.ts';

/** A task with all that decides what can be done to it. */
export interface TaskInHand {
  readonly task: PlacedTask;
  /** The tasks of its part, in the order of stages, itself among them. */
  readonly ofPart: readonly PlacedTask[];
  readonly people: readonly TaskPerson[];
  readonly facts: TaskFacts;
  /** QA issues that stop its submission; absent until they are looked for. */
  readonly issues?: readonly OpenIssue[];
  /** Whom the reader is to the task, the closest first. */
  readonly actors: readonly TaskActor[];
}

type Reader = Pick<Context, 'db' | 'actor'>;

/**
 * Locks the tasks with the others of their parts, so that one change of a part follows another.
 * @throws {AppError} resource.not-found, also for one task of another organization among many
 */
export async function takeTasks(context: Reader, taskIds: readonly string[]): Promise<readonly TaskInHand[]> {
  return handsOf(context, taskIds, await lockParts(context.db, taskIds));
}

/**
 * The same to look at.
 * @throws {AppError} resource.not-found
 */
export async function lookAtTasks(
  context: Reader,
  taskIds: readonly string[],
): Promise<readonly TaskInHand[]> {
  return taskIds.length === 0 ? [] : handsOf(context, taskIds, await findParts(context.db, taskIds));
}

/** Tasks of which all stages are known already. */
export async function handsOf(
  { db, actor }: Reader,
  taskIds: readonly string[],
  rows: readonly PlacedTask[],
): Promise<readonly TaskInHand[]> {
  const [people, counts] = await Promise.all([
    findTaskPeople(
      db,
      rows.map(({ id }) => id),
    ),
    countStages(
      db,
      rows.map(({ documentId }) => documentId),
    ),
  ]);
  const ofTask = Map.groupBy(people, ({ taskId }) => taskId);
  const ofPart = Map.groupBy(rows, partKey);
  const countsOf = Map.groupBy(counts, partKey);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(taskIds)].map((taskId) => {
    const task = byId.get(taskId);
    if (task === undefined) throw new AppError('resource.not-found');
    const stages = ofPart.get(partKey(task)) ?? [];
    const asked = ofTask.get(taskId) ?? [];
    return {
      task,
      ofPart: stages,
      people: asked,
      facts: factsOf(task, {
        stages,
        asked,
        ofTask,
        counts: countsOf.get(partKey(task)) ?? [],
      }),
      actors: actorsOf(actor, task, { stages, asked }),
    };
  });
}

function partKey({ documentId, part }: { readonly documentId: string; readonly part: number }): string {
  return `${documentId} ${part}`;
}

interface Around {
  readonly stages: readonly PlacedTask[];
  readonly asked: readonly TaskPerson[];
  readonly ofTask: ReadonlyMap<string, readonly TaskPerson[]>;
  readonly counts: readonly StageCount[];
}

function factsOf(task: PlacedTask, { stages, asked, ofTask, counts }: Around): TaskFacts {
  const earlier = stages.filter(({ stage }) => stage < task.stage);
  const sum = (of: readonly StageCount[]) => of.reduce((total, { segments }) => total + segments, 0);
  return {
    state: task.state as TaskState,
    stage: task.stage - 1,
    mode: task.mode as ProcessMode,
    earlierSubmitted: earlier.every(({ state }) => state === 'submitted'),
    waitingFor: asked.filter(({ answer }) => answer === 'asked').length,
    acceptedAt: task.acceptedAt?.getTime(),
    segments: sum(counts),
    unconfirmed: sum(counts.filter(({ confirmedStage }) => confirmedStage < task.stage)),
    // Only undoing an acceptance asks; it counts for itself.
    confirmedByAssignee: 0,
    // Only submitting asks; it counts for itself.
    openIssues: 0,
    submitsAfterQa: settingsOf({ settings: task.projectSettings }).qa.submitAfterQa,
    earlierPeople: earlier.flatMap(({ id, assigneeId }) =>
      assigneeId === null
        ? (ofTask.get(id) ?? []).filter(({ answer }) => answer === 'asked').map(({ userId }) => userId)
        : [assigneeId],
    ),
    allowsOwnReview: task.ownReview ?? false,
    uploadedAt: task.uploadedAt.getTime(),
    deadline: task.deadline?.getTime(),
    projectDeadline: task.projectDeadline?.getTime(),
  };
}

function actorsOf(
  actor: Actor,
  task: PlacedTask,
  { stages, asked }: Pick<Around, 'stages' | 'asked'>,
): readonly TaskActor[] {
  const { userId } = actor;
  const isLater = stages.some(({ stage, assigneeId }) => stage > task.stage && assigneeId === userId);
  const isAsked = asked.some((person) => person.userId === userId && person.answer === 'asked');
  return [
    ...(task.assigneeId === userId ? (['assignee'] as const) : []),
    ...(isAsked ? (['asked'] as const) : []),
    ...(isLater ? (['later-assignee'] as const) : []),
    ...(managesTasks(actor, { creatorId: task.projectCreatorId }) ? (['manager'] as const) : []),
    'other',
  ];
}
