import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import type { Context } from '../../../platform/context.ts';
import { mergeSegments as merge } from '../../documents/segments/merge-segments.ts';
import { readSegmentsById } from '../../documents/segments/read-segments.ts';
import { segmentSummaries } from '../../documents/segments/segment-summary.ts';
import { type Reshaped, splitSegment as split } from '../../documents/segments/split-segment.ts';
import { type WorkedSegment, workedSegment } from './worked-segment.ts';

type Changed = OutputOf<typeof segmentWorkApi.splitSegment>;

/** @throws {AppError} resource.not-found, project.not-active, segment.changed, segment.split-at-end, segment.source-edited */
export async function splitSegment(
  context: Context,
  { segmentId, ...wish }: InputOf<typeof segmentWorkApi.splitSegment>,
): Promise<Changed> {
  const worked = await workedSegment(context, segmentId);
  return answer(context, worked, await split(context, worked.segment, { wish, work: worked.work }));
}

/**
 * @throws {AppError} resource.not-found, project.not-active, segment.changed, segment.merge-last, segment.merge-paragraph,
 * segment.source-edited
 */
export async function mergeSegments(
  context: Context,
  { segmentId, version }: InputOf<typeof segmentWorkApi.mergeSegments>,
): Promise<Changed> {
  const worked = await workedSegment(context, segmentId);
  const { targetLanguage } = worked.document;
  const wish = { version, targetLanguage };
  return answer(context, worked, await merge(context, worked.segment, { wish, work: worked.work }));
}

async function answer(
  context: Context,
  { work }: WorkedSegment,
  { documentId, segmentIds, removedIds, layout }: Reshaped,
): Promise<Changed> {
  const rows = await readSegmentsById(context, documentId, segmentIds);
  return { removedIds: [...removedIds], segments: await segmentSummaries(context, rows, work), layout };
}
