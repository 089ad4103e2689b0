/** Who does something to a task, seen from the task. `asked` are the people it is offered to who have not answered. */
export const taskActors = ['manager', 'asked', 'assignee', 'later-assignee', 'system', 'other'] as const;

export type TaskActor = (typeof taskActors)[number];

export const taskActionNames = [
  'assign',
  'accept',
  'decline',
  'undo-accept',
  'take-back',
  'open',
  'submit',
  'return',
  'reset-deadline',
  'split',
  'offline-export',
  'offline-import',
] as const;

export type TaskActionName = (typeof taskActionNames)[number];

/** Why an action is refused; each has its words in the catalogue. */
export type TaskRefusal =
  | 'task.not-yours'
  | 'task.state'
  | 'task.taken'
  | 'task.principal-required'
  | 'task.phone-required'
  | 'task.own-review'
  | 'task.deadline-past'
  | 'task.deadline-after-project'
  | 'task.expired'
  | 'task.reason-required'
  | 'task.undo-too-late'
  | 'task.something-confirmed'
  | 'task.stage-not-open'
  | 'task.segments-unconfirmed'
  | 'task.qa-open'
  | 'task.return-impossible'
  | 'task.part-submitted'
  | 'task.nothing-to-export';

export interface PersonToAsk {
  readonly id: string;
  readonly hasPhone: boolean;
}

/** What somebody wants, with all that the decision needs. Times in milliseconds since 1970. */
export type TaskAction =
  | {
      readonly name: 'assign';
      readonly people: readonly PersonToAsk[];
      readonly deadline?: number | undefined;
    }
  | { readonly name: 'accept' }
  | { readonly name: 'decline'; readonly reason: string }
  | { readonly name: 'undo-accept' }
  | { readonly name: 'take-back' }
  | { readonly name: 'open' }
  | { readonly name: 'submit' }
  | { readonly name: 'return'; readonly reason: string }
  | { readonly name: 'reset-deadline'; readonly deadline: number }
  | { readonly name: 'split' }
  | { readonly name: 'offline-export' }
  | { readonly name: 'offline-import' };
