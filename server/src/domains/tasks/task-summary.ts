import { taskTermsSchema } from '@transloom/contracts/task-prices';
import type { Task } from '@transloom/contracts/task-shape';
import { decideTaskAction } from '@transloom/core/workflow/decide-task-action';
import { type TaskAction, type TaskActionName, taskActionNames } from '@transloom/core/workflow/task-action';
import { totalPrice } from '@transloom/core/workflow/task-price';
import { isOverdue, taskStanding } from '@transloom/core/workflow/task-state';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import { flowOfDocument } from './flow-of-document.ts';
import type { TaskInHand } from './task-in-hand.ts';
import { returnOf } from './task-return.ts';
import { findLastReturns } from './tasks.store.ts';

/** Tasks as people see them. */
export async function taskSummaries(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'language'>,
  hands: readonly TaskInHand[],
): Promise<Task[]> {
  const returned = hands.filter(({ task }) => task.returned > 0).map(({ task }) => task.id);
  const returns = returned.length === 0 ? [] : await findLastReturns(context.db, returned);
  const names = await shownNames(context, [
    ...hands.flatMap(({ task, people, ofPart }) => [
      ...[task.projectCreatorId, task.managerId ?? [], task.assigneeId ?? []].flat(),
      ...people.map(({ userId }) => userId),
      ...ofPart.flatMap(({ assigneeId }) => assigneeId ?? []),
    ]),
    ...returns.flatMap(({ actorId }) => actorId ?? []),
  ]);
  const lastReturn = new Map(returns.map((record) => [record.taskId, returnOf(record, names)]));
  const now = context.now();
  return hands.map((hand) => summary(hand, { names, now, lastReturn: lastReturn.get(hand.task.id) ?? null }));
}

interface Beside {
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly lastReturn: Task['lastReturn'];
}

function summary(hand: TaskInHand, { names, now, lastReturn }: Beside): Task {
  const { task, facts, people } = hand;
  const stages = flowOfDocument(task.flowStages);
  const person = (userId: string | null) =>
    userId === null ? null : { userId, username: names.get(userId) ?? '' };
  const { state } = facts;
  return {
    taskId: task.id,
    projectId: task.projectId,
    projectName: task.projectName,
    projectCreator: names.get(task.projectCreatorId) ?? '',
    documentId: task.documentId,
    documentName: task.documentName,
    sourceLanguage: task.sourceLanguage,
    targetLanguage: task.targetLanguage,
    part: task.part,
    parts: Number(task.parts),
    stage: task.stage,
    stages: stages.length,
    kind: task.kind as Task['kind'],
    stageName: stages[task.stage - 1]?.name ?? '',
    state,
    standing: taskStanding(facts),
    overdue: isOverdue(state, facts.deadline, now.getTime()),
    segments: facts.segments,
    unconfirmed: facts.unconfirmed,
    words: task.words,
    deadline: task.deadline?.toISOString() ?? null,
    assignedAt: task.assignedAt?.toISOString() ?? null,
    acceptedAt: task.acceptedAt?.toISOString() ?? null,
    submittedAt: task.submittedAt?.toISOString() ?? null,
    manager: person(task.managerId),
    assignee: person(task.assigneeId),
    people: people.map(({ userId, answer, reason }) => ({
      userId,
      username: names.get(userId) ?? '',
      answer,
      reason,
    })),
    waitingFor: waitingFor(hand, names),
    returned: task.returned,
    lastReturn,
    note: task.note,
    terms: taskTermsSchema.parse(task.terms),
    price: concernsPay(hand) ? priceOf(task) : null,
    actions: possibleActions(hand, now),
  };
}

/** What a task pays is for its manager, and for those who have or may take it. */
export function concernsPay({ actors }: TaskInHand): boolean {
  return actors.some((actor) => actor === 'manager' || actor === 'assignee' || actor === 'asked');
}

export function priceOf(task: TaskInHand['task']): Task['price'] {
  const { currency, unitPrice, per, billableWords, extraFee } = task;
  if (currency === null || unitPrice === null || per === null || billableWords === null) return null;
  const price = {
    unitPrice: Number(unitPrice),
    per: per as 1 | 1000 | 10_000,
    billableWords,
    extraFee: Number(extraFee ?? 0),
  };
  return {
    ...price,
    currency: currency as NonNullable<Task['price']>['currency'],
    total: totalPrice(price),
  };
}

function waitingFor({ task, ofPart, facts }: TaskInHand, names: ReadonlyMap<string, string>) {
  if (facts.state !== 'accepted' && facts.state !== 'offered') return null;
  const before = ofPart.findLast(({ stage, state }) => stage < task.stage && state !== 'submitted');
  if (before === undefined) return null;
  return {
    kind: before.kind as Task['kind'],
    stageName: flowOfDocument(before.flowStages)[before.stage - 1]?.name ?? '',
    assignee: before.assigneeId === null ? null : (names.get(before.assigneeId) ?? null),
  };
}

/** Stands for each action as somebody would do it who fills in all that is asked. */
const examples: Readonly<Record<TaskActionName, TaskAction>> = {
  assign: { name: 'assign', people: [{ id: '', hasPhone: true }] },
  accept: { name: 'accept' },
  decline: { name: 'decline', reason: '-' },
  'undo-accept': { name: 'undo-accept' },
  'take-back': { name: 'take-back' },
  open: { name: 'open' },
  submit: { name: 'submit' },
  return: { name: 'return', reason: '-' },
  'reset-deadline': { name: 'reset-deadline', deadline: Number.POSITIVE_INFINITY },
  split: { name: 'split' },
  'offline-export': { name: 'offline-export' },
  'offline-import': { name: 'offline-import' },
};

function possibleActions({ task, facts, actors }: TaskInHand, now: Date): TaskActionName[] {
  if (task.projectStatus !== 'active') return [];
  // Whether a deadline fits is seen when it is chosen.
  const open = { ...facts, projectDeadline: undefined };
  return taskActionNames.filter((name) =>
    actors.some(
      (actor) => decideTaskAction(open, examples[name], { actor, now: now.getTime() }).kind === 'moves',
    ),
  );
}
