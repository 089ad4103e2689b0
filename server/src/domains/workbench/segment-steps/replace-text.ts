import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { replaceText as edited } from '@transloom/core/auto-replace/replace-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { replacementFor } from '@transloom/core/text/find-places';
import type { Context } from '../../../platform/context.ts';
import { requireSegments } from '../../documents/segments/require-segments.ts';
import { stepSegments } from '../../documents/segments/step-segments.ts';
import { requireWork } from '../require-work.ts';
import { findPlaces } from './find-text.ts';
import { leftOf, stepAnswer, worksOf } from './step-answer.ts';

/**
 * Codes and styles keep their places; locked segments and those of others stay as they are and are named.
 * @throws {AppError} resource.not-found, access.denied, project.not-active, editor.pattern-invalid; task.unavailable where
 * the task is no longer theirs
 */
export async function replaceText(
  context: Context,
  { replacement, segmentIds, taskId, ...search }: InputOf<typeof segmentStepsApi.replaceText>,
): Promise<OutputOf<typeof segmentStepsApi.replaceText>> {
  const { documentId, pattern } = search;
  const { work } = await requireWork(context, documentId, taskId);
  const wanted = segmentIds && new Set(segmentIds);
  if (wanted) await requireSegments(context, wanted);
  const found = (await findPlaces(context, search, 'target')).filter(
    ({ segment }) => wanted === undefined || wanted.has(segment.id),
  );
  const works = worksOf(context, { documentId, work });
  const step = await stepSegments(
    context,
    found.map(({ segment, places }) => {
      const edits = places.map((place) => ({
        start: place.start,
        end: place.end,
        text: replacementFor(place, replacement, pattern),
      }));
      const target = toMarkup(edited(fromMarkup(segment.target), edits));
      return { segment, target, origin: 'person' as const };
    }),
    works,
  );
  const names = new Map(found.map((one) => [one.documentId, one.documentName]));
  const answer = await stepAnswer(context, documentId, { step, works });
  return { ...answer, left: leftOf(step, (id) => names.get(id) ?? '') };
}
