import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { momentOfDatabase, readSegmentsTouched } from '../documents/segments/read-segments.ts';
import { segmentSummaries } from '../documents/segments/segment-summary.ts';
import { requireReading } from './require-reading.ts';

/** Longer than what changes segments may take to commit: what was not to be seen the last time is in the next answer. */
const overlapMs = 2 * 60_000;

/** @throws {AppError} resource.not-found, access.denied */
export async function changedSegments(
  context: Context,
  { documentId, since }: InputOf<typeof workbenchApi.changedSegments>,
): Promise<OutputOf<typeof workbenchApi.changedSegments>> {
  const { document, work } = await requireReading(context, documentId);
  const asOf = await momentOfDatabase(context);
  const from = new Date(Date.parse(since) - overlapMs);
  const rows = await readSegmentsTouched(context, documentId, from);
  const isTooMuch = rows.length > limits.segmentsPerPage;
  return {
    segments: isTooMuch ? null : await segmentSummaries(context, rows, work),
    asOf,
    layout: document.layout,
  };
}
