import type { TaskAction, TaskActionName, TaskActor, TaskRefusal } from './task-action.ts';
import type { TaskFacts } from './task-facts.ts';
import { isOverdue, type TaskState } from './task-state.ts';

export type TaskDecision =
  | { readonly kind: 'moves'; readonly to: TaskState }
  | { readonly kind: 'refused'; readonly code: TaskRefusal };

/** For how long after accepting a task somebody can give it back. */
export const undoAcceptMs = 30 * 60_000;

/**
 * Decides whether an action is possible and which state the task has afterwards. The table below is the whole state
 * machine: who may, from which states, what refuses it and where it leads.
 */
export function decideTaskAction(
  facts: TaskFacts,
  action: TaskAction,
  { actor, now }: { readonly actor: TaskActor; readonly now: number },
): TaskDecision {
  const rule = rules[action.name] as TaskRule<TaskAction>;
  if (!rule.by.includes(actor)) return refused(notAllowed(facts, action.name, actor));
  if (!rule.from.includes(facts.state)) return refused(wrongState(facts.state, action.name));
  const refusal = rule.refuse?.(facts, action, now);
  return refusal === undefined ? { kind: 'moves', to: rule.to(facts) } : refused(refusal);
}

interface TaskRule<Action extends TaskAction> {
  readonly by: readonly TaskActor[];
  readonly from: readonly TaskState[];
  readonly refuse?: (facts: TaskFacts, action: Action, now: number) => TaskRefusal | undefined;
  readonly to: (facts: TaskFacts) => TaskState;
}

type ActionNamed<Name extends TaskActionName> = Extract<TaskAction, { readonly name: Name }>;

const rules: { readonly [Name in TaskActionName]: TaskRule<ActionNamed<Name>> } = {
  assign: {
    by: ['manager'],
    from: ['unassigned', 'declined', 'offered'],
    refuse: (facts, { people, deadline }) => refusePeople(facts, people) ?? refuseDeadline(facts, deadline),
    to: () => 'offered',
  },
  accept: {
    by: ['asked'],
    from: ['offered'],
    refuse: (facts, _, now) => refuseExpired(facts, now),
    to: stateOnceTaken,
  },
  decline: {
    by: ['asked'],
    from: ['offered'],
    refuse: (_, { reason }) => refuseBlank(reason),
    to: ({ waitingFor }) => (waitingFor > 1 ? 'offered' : 'declined'),
  },
  'undo-accept': {
    by: ['assignee'],
    from: ['accepted', 'working'],
    refuse: ({ acceptedAt = 0, confirmedByAssignee }, _, now) => {
      if (confirmedByAssignee > 0) return 'task.something-confirmed';
      return now - acceptedAt > undoAcceptMs ? 'task.undo-too-late' : undefined;
    },
    to: () => 'offered',
  },
  'take-back': { by: ['manager'], from: ['offered', 'accepted', 'working'], to: () => 'unassigned' },
  open: {
    by: ['system'],
    from: ['accepted'],
    refuse: (facts) => (isOpen(facts) ? undefined : 'task.stage-not-open'),
    to: () => 'working',
  },
  submit: {
    by: ['assignee'],
    from: ['working'],
    refuse: (facts, _, now) => {
      const { unconfirmed, submitsAfterQa, openIssues } = facts;
      if (unconfirmed > 0) return 'task.segments-unconfirmed';
      return submitsAfterQa && openIssues > 0 ? 'task.qa-open' : refuseExpired(facts, now);
    },
    to: () => 'submitted',
  },
  return: {
    by: ['manager', 'later-assignee'],
    from: ['submitted'],
    refuse: (_, { reason }) => refuseBlank(reason),
    to: () => 'working',
  },
  'reset-deadline': {
    by: ['manager'],
    from: ['unassigned', 'offered', 'declined', 'accepted', 'working'],
    refuse: (facts, { deadline }) => refuseDeadline(facts, deadline),
    to: ({ state }) => state,
  },
  split: {
    by: ['manager'],
    from: ['unassigned', 'offered', 'declined', 'accepted', 'working'],
    to: ({ state }) => state,
  },
  'offline-export': {
    by: ['assignee'],
    from: ['working'],
    refuse: ({ segments }) => (segments === 0 ? 'task.nothing-to-export' : undefined),
    to: ({ state }) => state,
  },
  'offline-import': { by: ['assignee'], from: ['working'], to: ({ state }) => state },
};

function stateOnceTaken(facts: TaskFacts): TaskState {
  return isOpen(facts) ? 'working' : 'accepted';
}

/** In the mode `together` a later stage works on each segment as soon as the earlier stage has confirmed it. */
function isOpen({ mode, earlierSubmitted }: TaskFacts): boolean {
  return mode === 'together' || earlierSubmitted;
}

function refusePeople(
  { earlierPeople, allowsOwnReview }: TaskFacts,
  people: readonly { readonly id: string; readonly hasPhone: boolean }[],
): TaskRefusal | undefined {
  if (people.length === 0) return 'task.principal-required';
  if (people.some(({ hasPhone }) => !hasPhone)) return 'task.phone-required';
  const reviewsOwn = people.some(({ id }) => earlierPeople.includes(id));
  return reviewsOwn && !allowsOwnReview ? 'task.own-review' : undefined;
}

function refuseDeadline(
  { uploadedAt, projectDeadline }: TaskFacts,
  deadline: number | undefined,
): TaskRefusal | undefined {
  if (deadline === undefined) return undefined;
  if (deadline <= uploadedAt) return 'task.deadline-past';
  return projectDeadline !== undefined && deadline > projectDeadline
    ? 'task.deadline-after-project'
    : undefined;
}

/** An overdue task can be finished once the manager has given it another deadline. */
function refuseExpired({ state, deadline }: TaskFacts, now: number): TaskRefusal | undefined {
  return isOverdue(state, deadline, now) ? 'task.expired' : undefined;
}

function refuseBlank(reason: string): TaskRefusal | undefined {
  return reason.trim() === '' ? 'task.reason-required' : undefined;
}

/** Refuses an invited person who comes too late, with the reason that another person was faster. */
function notAllowed({ state }: TaskFacts, action: TaskActionName, actor: TaskActor): TaskRefusal {
  const isLate = (action === 'accept' || action === 'decline') && actor === 'other';
  return isLate && (state === 'accepted' || state === 'working') ? 'task.taken' : 'task.not-yours';
}

function wrongState(state: TaskState, action: TaskActionName): TaskRefusal {
  if (action === 'return') return 'task.return-impossible';
  if (action === 'split' && state === 'submitted') return 'task.part-submitted';
  return 'task.state';
}

function refused(code: TaskRefusal): TaskDecision {
  return { kind: 'refused', code };
}
