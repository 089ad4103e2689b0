import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { readSegmentsById } from '../../documents/segments/read-segments.ts';
import { stepSegments as step } from '../../documents/segments/step-segments.ts';
import { requireWork } from '../require-work.ts';
import { leftOf, stepAnswer, worksOf } from './step-answer.ts';

/**
 * Changes chosen segments; those that somebody changed since stay as they are.
 * @throws {AppError} resource.not-found, access.denied, project.not-active; task.unavailable where the task is no longer theirs
 */
export async function stepSegments(
  context: Context,
  { documentId, taskId, changes }: InputOf<typeof segmentStepsApi.stepSegments>,
): Promise<OutputOf<typeof segmentStepsApi.stepSegments>> {
  const { document, work } = await requireWork(context, documentId, taskId);
  const wishes = new Map(changes.map((change) => [change.segmentId, change]));
  const rows = await readSegmentsById(context, documentId, [...wishes.keys()]);
  if (rows.length < wishes.size) throw new AppError('resource.not-found');
  const works = worksOf(context, { documentId, work });
  const made = await step(
    context,
    rows.map((segment) => {
      const { baseVersion = segment.version, target = segment.target } = wishes.get(segment.id) ?? {};
      return { segment: { ...segment, version: baseVersion }, target, origin: 'person' as const };
    }),
    works,
  );
  const answer = await stepAnswer(context, documentId, { step: made, works });
  return { ...answer, left: leftOf(made, () => document.name) };
}
