import type { ErrorCode } from '@transloom/contracts/errors';
import { decideTaskAction } from '@transloom/core/workflow/decide-task-action';
import type { TaskAction } from '@transloom/core/workflow/task-action';
import type { TaskState } from '@transloom/core/workflow/task-state';
import type { TaskInHand } from './task-in-hand.ts';

export type Decision =
  | { readonly kind: 'moves'; readonly to: TaskState }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** The person whom the reason is about, where it is not the state of the task. */
      readonly personId?: string;
    };

/**
 * Decides an action for somebody who may be several things to a task, such as its manager and its assignee: it is
 * possible where one of them may. The refusal that says most is given otherwise.
 */
export function decideFor({ task, facts, actors }: TaskInHand, action: TaskAction, now: Date): Decision {
  if (task.projectStatus !== 'active') return { kind: 'refused', code: 'project.not-active' };
  const decisions = actors.map((actor) => decideTaskAction(facts, action, { actor, now: now.getTime() }));
  const possible = decisions.find(({ kind }) => kind === 'moves');
  if (possible !== undefined) return possible;
  const telling = decisions.find((one) => one.kind === 'refused' && one.code !== 'task.not-yours');
  return telling ?? { kind: 'refused', code: 'task.not-yours' };
}
