import { describe, expect, test } from 'vitest';
import { decideTaskAction, undoAcceptMs } from './decide-task-action.ts';
import {
  type TaskAction,
  type TaskActionName,
  type TaskActor,
  taskActionNames,
  taskActors,
} from './task-action.ts';
import type { TaskFacts } from './task-facts.ts';
import { isOverdue, type TaskState, taskStanding, taskStates } from './task-state.ts';

const now = 1_000_000_000;
/** A task that nothing but its state stands in the way of. */
const facts: TaskFacts = {
  state: 'unassigned',
  stage: 1,
  mode: 'one-after-the-other',
  earlierSubmitted: true,
  waitingFor: 1,
  acceptedAt: now - 60_000,
  segments: 10,
  unconfirmed: 0,
  confirmedByAssignee: 0,
  openIssues: 0,
  submitsAfterQa: true,
  earlierPeople: ['ann'],
  allowsOwnReview: false,
  uploadedAt: now - 1_000_000,
  projectDeadline: now + 1_000_000,
};
const ben = { id: 'ben', hasPhone: true };
const possible: Readonly<Record<TaskActionName, TaskAction>> = {
  assign: { name: 'assign', people: [ben], deadline: now + 500_000 },
  accept: { name: 'accept' },
  decline: { name: 'decline', reason: 'No time' },
  'undo-accept': { name: 'undo-accept' },
  'take-back': { name: 'take-back' },
  open: { name: 'open' },
  submit: { name: 'submit' },
  return: { name: 'return', reason: 'Terms are wrong' },
  'reset-deadline': { name: 'reset-deadline', deadline: now + 500_000 },
  split: { name: 'split' },
  'offline-export': { name: 'offline-export' },
  'offline-import': { name: 'offline-import' },
};

function outcome(change: Partial<TaskFacts>, action: TaskAction, actor: TaskActor): string {
  const decision = decideTaskAction({ ...facts, ...change }, action, { actor, now });
  return decision.kind === 'moves' ? decision.to : decision.code;
}

/** Everything that is possible: action, who, from which state, to which; all else must be refused. */
const possibleMoves = `
  assign          manager         unassigned  offered
  assign          manager         declined    offered
  assign          manager         offered     offered
  accept          asked           offered     working
  decline         asked           offered     declined
  undo-accept     assignee        accepted    offered
  undo-accept     assignee        working     offered
  take-back       manager         offered     unassigned
  take-back       manager         accepted    unassigned
  take-back       manager         working     unassigned
  open            system          accepted    working
  submit          assignee        working     submitted
  return          manager         submitted   working
  return          later-assignee  submitted   working
  reset-deadline  manager         unassigned  unassigned
  reset-deadline  manager         offered     offered
  reset-deadline  manager         declined    declined
  reset-deadline  manager         accepted    accepted
  reset-deadline  manager         working     working
  split           manager         unassigned  unassigned
  split           manager         offered     offered
  split           manager         declined    declined
  split           manager         accepted    accepted
  split           manager         working     working
  offline-export  assignee        working     working
  offline-import  assignee        working     working`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).join(' '));

test('every state × action × actor has the listed outcome (D4.7-19)', () => {
  const cells = taskActionNames.flatMap((name) =>
    taskActors.flatMap((actor) => taskStates.map((state) => ({ name, actor, state }))),
  );
  const moves = cells.flatMap(({ name, actor, state }) => {
    const to = outcome({ state }, possible[name], actor);
    return to.startsWith('task.') ? [] : [`${name} ${actor} ${state} ${to}`];
  });
  expect(cells).toHaveLength(12 * 6 * 6);
  expect(moves.toSorted()).toEqual(possibleMoves.toSorted());
});

describe('refusals', () => {
  const assign = (people: readonly { id: string; hasPhone: boolean }[], deadline?: number): TaskAction => ({
    name: 'assign',
    people,
    deadline,
  });
  test.each<[string, Partial<TaskFacts>, TaskAction, TaskActor, string]>([
    ['nobody is chosen (D5.15)', {}, assign([]), 'manager', 'task.principal-required'],
    [
      'somebody has no phone (D5.16)',
      {},
      assign([ben, { id: 'cleo', hasPhone: false }]),
      'manager',
      'task.phone-required',
    ],
    [
      'somebody would review their own work',
      {},
      assign([{ id: 'ann', hasPhone: true }]),
      'manager',
      'task.own-review',
    ],
    [
      'the deadline is before the upload',
      {},
      assign([ben], facts.uploadedAt),
      'manager',
      'task.deadline-past',
    ],
    [
      'the deadline is after that of the project',
      {},
      assign([ben], now + 2_000_000),
      'manager',
      'task.deadline-after-project',
    ],
    [
      'a reset goes beyond the project',
      { state: 'working' },
      { name: 'reset-deadline', deadline: now + 2_000_000 },
      'manager',
      'task.deadline-after-project',
    ],
    [
      'a decline has no reason (D5.13)',
      { state: 'offered' },
      { name: 'decline', reason: ' ' },
      'asked',
      'task.reason-required',
    ],
    [
      'a return has no reason (D5.13)',
      { state: 'submitted' },
      { name: 'return', reason: '' },
      'manager',
      'task.reason-required',
    ],
    [
      'a return finds nothing handed over (D4.16)',
      { state: 'working' },
      possible.return,
      'manager',
      'task.return-impossible',
    ],
    ['another one was faster (D4.19)', { state: 'working' }, possible.accept, 'other', 'task.taken'],
    [
      'segments are not confirmed',
      { state: 'working', unconfirmed: 3 },
      possible.submit,
      'assignee',
      'task.segments-unconfirmed',
    ],
    [
      'QA is unprocessed (D4.14)',
      { state: 'working', openIssues: 2 },
      possible.submit,
      'assignee',
      'task.qa-open',
    ],
    [
      'the deadline of the task has passed',
      { state: 'working', deadline: now - 1 },
      possible.submit,
      'assignee',
      'task.expired',
    ],
    [
      'an offer has expired',
      { state: 'offered', deadline: now - 1 },
      possible.accept,
      'asked',
      'task.expired',
    ],
    [
      'something is confirmed',
      { state: 'working', confirmedByAssignee: 1 },
      possible['undo-accept'],
      'assignee',
      'task.something-confirmed',
    ],
    [
      'half an hour is over',
      { state: 'accepted', acceptedAt: now - undoAcceptMs - 1 },
      possible['undo-accept'],
      'assignee',
      'task.undo-too-late',
    ],
    [
      'the stage before is not submitted',
      { state: 'accepted', earlierSubmitted: false },
      possible.open,
      'system',
      'task.stage-not-open',
    ],
    ['the part is submitted', { state: 'submitted' }, possible.split, 'manager', 'task.part-submitted'],
    [
      'there is nothing to export',
      { state: 'working', segments: 0 },
      possible['offline-export'],
      'assignee',
      'task.nothing-to-export',
    ],
  ])('%s', (_why, change, action, actor, code) => {
    expect(outcome(change, action, actor)).toBe(code);
  });
});

describe('what the facts change', () => {
  test.each<[string, Partial<TaskFacts>, TaskAction, TaskActor, string]>([
    [
      'own review where the project allows it',
      { allowsOwnReview: true },
      { name: 'assign', people: [{ id: 'ann', hasPhone: true }] },
      'manager',
      'offered',
    ],
    [
      'accepting before the stage is open waits',
      { state: 'offered', earlierSubmitted: false },
      possible.accept,
      'asked',
      'accepted',
    ],
    [
      'accepting together with the stage before works at once',
      { state: 'offered', earlierSubmitted: false, mode: 'together' },
      possible.accept,
      'asked',
      'working',
    ],
    ['one of several declines', { state: 'offered', waitingFor: 3 }, possible.decline, 'asked', 'offered'],
    [
      'open issues where QA is not asked for',
      { state: 'working', openIssues: 2, submitsAfterQa: false },
      possible.submit,
      'assignee',
      'submitted',
    ],
    [
      'undoing in the last moment',
      { state: 'working', acceptedAt: now - undoAcceptMs },
      possible['undo-accept'],
      'assignee',
      'offered',
    ],
  ])('%s', (_what, change, action, actor, to) => {
    expect(outcome(change, action, actor)).toBe(to);
  });
});

test.each<[TaskState, number, string]>([
  ['unassigned', 5, 'unassigned'],
  ['offered', 5, 'pending-acceptance'],
  ['declined', 5, 'rejected'],
  ['accepted', 5, 'waiting'],
  ['working', 5, 'in-progress'],
  ['working', 0, 'pending-submission'],
  ['submitted', 0, 'submitted'],
])('a task that is %s with %i unconfirmed segments stands as %s (D4.8)', (state, unconfirmed, standing) => {
  expect(taskStanding({ state, unconfirmed })).toBe(standing);
});

test('a task is overdue until it is submitted, and never without a deadline', () => {
  expect(isOverdue('working', now - 1, now)).toBe(true);
  expect(isOverdue('submitted', now - 1, now)).toBe(false);
  expect(isOverdue('working', now, now)).toBe(false);
  expect(isOverdue('working', undefined, now)).toBe(false);
});
