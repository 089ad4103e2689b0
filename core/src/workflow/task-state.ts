/**
 * The states of a task, which is one part of a document at one stage. `ready` is derived: working with every segment
 * confirmed at this stage. Overdue and returned are flags beside the state.
 */
export const taskStates = ['unassigned', 'offered', 'declined', 'accepted', 'working', 'submitted'] as const;

export type TaskState = (typeof taskStates)[number];

/** The order in which the stages of one part are worked on: a stage after the other, or as segments are confirmed. */
export type ProcessMode = 'one-after-the-other' | 'together';

/** What a task says to its lists: the tabs of my tasks and the statuses of statistics (D4.7-9). */
export type TaskStanding =
  | 'unassigned'
  | 'pending-acceptance'
  | 'rejected'
  | 'waiting'
  | 'in-progress'
  | 'pending-submission'
  | 'submitted';

export interface TaskProgress {
  readonly state: TaskState;
  /** Segments that this stage has not confirmed yet. */
  readonly unconfirmed: number;
}

export function taskStanding({ state, unconfirmed }: TaskProgress): TaskStanding {
  if (state === 'working') return unconfirmed === 0 ? 'pending-submission' : 'in-progress';
  return standingOfState[state];
}

const standingOfState = {
  unassigned: 'unassigned',
  offered: 'pending-acceptance',
  declined: 'rejected',
  accepted: 'waiting',
  submitted: 'submitted',
} as const satisfies Record<Exclude<TaskState, 'working'>, TaskStanding>;

/** A task that is not handed over when its deadline has passed. Times in milliseconds since 1970. */
export function isOverdue(state: TaskState, deadline: number | undefined, now: number): boolean {
  return deadline !== undefined && state !== 'submitted' && deadline < now;
}
