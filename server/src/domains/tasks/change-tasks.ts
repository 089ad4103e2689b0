import { errorText } from '@transloom/contracts/error-texts';
import type { ErrorCode } from '@transloom/contracts/errors';
import { limits } from '@transloom/contracts/limits';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { TaskAction } from '@transloom/core/workflow/task-action';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from '../documents/announce-document.ts';
import { type Decision, decideFor } from './decide-for.ts';
import { refusalParams } from './refusal-params.ts';
import type { TaskInHand } from './task-in-hand.ts';
import { insertRecords, moveTasks, type TaskChange } from './tasks.store.ts';

export interface TaskWish {
  readonly action: TaskAction;
  /** What is changed beside the state, in all tasks alike. */
  readonly change?: TaskChange;
  /** Tasks that this cannot be done to for another reason than their state, by id. */
  readonly barred?: ReadonlyMap<string, Bar>;
  /** Kept with the record. */
  readonly details?: object;
}

/** A reason with the person whom it is about. */
export interface Bar {
  readonly code: ErrorCode;
  readonly personId: string;
}

export interface ChangedTasks {
  readonly outcomes: readonly TaskOutcome[];
  /** The tasks that moved, as they were before. */
  readonly moved: readonly TaskInHand[];
}

/** Does one thing to many tasks, each for itself: those it is possible for move, the others say why not. */
export async function changeTasks(
  context: Context,
  hands: readonly TaskInHand[],
  wish: TaskWish,
): Promise<ChangedTasks> {
  const { action, change = {} } = wish;
  const now = context.now();
  const decided = hands.map((hand) => ({ hand, decision: decisionOf(hand, wish, now) }));
  const moves = decided.flatMap(({ hand, decision }) =>
    decision.kind === 'moves'
      ? [
          {
            id: hand.task.id,
            from: hand.facts.state,
            to: decision.to,
            returned: action.name === 'return' ? 1 : 0,
          },
        ]
      : [],
  );
  const movedIds = await moveTasks(context.db, moves, change);
  const records = moves.filter(({ id }) => movedIds.has(id));
  await insertRecords(
    context.db,
    records.map(({ id, from, to }) => ({
      organizationId: context.actor.organizationId,
      taskId: id,
      at: now,
      actorId: context.actor.userId,
      action: action.name,
      fromState: from,
      toState: to,
      reason: 'reason' in action ? action.reason.trim() : '',
      details: wish.details ?? {},
    })),
  );
  const moved = hands.filter(({ task }) => movedIds.has(task.id));
  announce(context, moved);
  return {
    moved,
    outcomes: await outcomesOf(context, decided, action),
  };
}

/** Plans and editors that are open follow. */
function announce(context: Context, moved: readonly TaskInHand[]): void {
  const documents = new Map(moved.map(({ task }) => [task.documentId, task.projectId]));
  for (const [id, projectId] of documents) announceDocument(context, { id, projectId });
}

/** A refusal for the state of the task says more than a bar. */
function decisionOf(hand: TaskInHand, { action, barred }: TaskWish, now: Date): Decision {
  const decision = decideFor(hand, action, now);
  const bar = barred?.get(hand.task.id);
  return bar !== undefined && decision.kind === 'moves' ? { kind: 'refused', ...bar } : decision;
}

interface Decided {
  readonly hand: TaskInHand;
  readonly decision: Decision;
}

async function outcomesOf(
  context: Context,
  decided: readonly Decided[],
  action: TaskAction,
): Promise<readonly TaskOutcome[]> {
  const refused = decided.flatMap(({ hand, decision }) =>
    decision.kind === 'refused' ? [{ ...decision, hand }] : [],
  );
  const params = await refusalParams(context, refused, action);
  return decided.map(({ hand: { task, issues = [] }, decision }) => {
    if (decision.kind === 'moves')
      return { taskId: task.id, done: true, code: null, message: null, issues: [] };
    const message = errorText(decision.code, context.language, params.get(task.id));
    const open = decision.code === 'task.qa-open' ? issues.slice(0, limits.issuesListed) : [];
    return { taskId: task.id, done: false, code: decision.code, message, issues: open };
  });
}
