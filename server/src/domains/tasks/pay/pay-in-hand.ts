import { taskTermsSchema } from '@transloom/contracts/task-prices';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { type CountedPart, countedPart } from '../../analyses/counted-part.ts';
import { lookAtTasks, type TaskInHand } from '../task-in-hand.ts';
import { concernsPay } from '../task-summary.ts';

/**
 * A task whose pay concerns the reader: its manager, its assignee, and people who were asked to take it.
 * @throws {AppError} resource.not-found
 */
export async function requirePay(context: Context, taskId: string): Promise<TaskInHand> {
  const [hand] = await lookAtTasks(context, [taskId]);
  if (hand === undefined || !concernsPay(hand)) throw new AppError('resource.not-found');
  return hand;
}

/** Which part of which document a task is, as analyses count it. */
export function partOf({ task }: TaskInHand) {
  const { documentId, part, parts, terms } = task;
  return { documentId, part, isWhole: Number(parts) === 1, unit: taskTermsSchema.parse(terms).unit };
}

/** The counts behind the billable words of a task; undefined where somebody typed them or the analysis was deleted. */
export async function countsBehind(
  context: Pick<Context, 'db'>,
  hand: TaskInHand,
): Promise<CountedPart | undefined> {
  const { analysisId, projectId } = hand.task;
  if (analysisId === null) return undefined;
  return countedPart(context, { projectId, analysisId, ...partOf(hand) });
}
