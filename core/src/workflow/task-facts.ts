import type { ProcessMode, TaskState } from './task-state.ts';

/** What is known of a task when somebody wants to change it. Times in milliseconds since 1970. */
export interface TaskFacts {
  readonly state: TaskState;
  /** Place of its stage in the workflow, from 0. */
  readonly stage: number;
  readonly mode: ProcessMode;
  /** Whether the stage before it has been submitted; true for the first stage. */
  readonly earlierSubmitted: boolean;
  /** People it is offered to who have not answered yet, the one who acts among them. */
  readonly waitingFor: number;
  readonly acceptedAt?: number | undefined;
  /** Segments of the part, those confirmed at this stage or later, and those a person confirmed since it was accepted. */
  readonly segments: number;
  readonly unconfirmed: number;
  readonly confirmedByAssignee: number;
  /** Problems of QA that nobody has dealt with; counts only where the project submits after QA. */
  readonly openIssues: number;
  readonly submitsAfterQa: boolean;
  /** People who work on an earlier stage of this part: they don't review their own work unless the project allows it. */
  readonly earlierPeople: readonly string[];
  readonly allowsOwnReview: boolean;
  readonly uploadedAt: number;
  /** Of the task itself. */
  readonly deadline?: number | undefined;
  readonly projectDeadline?: number | undefined;
}
