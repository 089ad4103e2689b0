import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Segment } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { readSegmentsAfter, readSegmentsById } from '../documents/segments/read-segments.ts';
import { segmentSummaries } from '../documents/segments/segment-summary.ts';
import { requireReading } from './require-reading.ts';

/** @throws {AppError} resource.not-found */
export async function listSegments(
  context: Context,
  { documentId, after, limit }: InputOf<typeof workbenchApi.listSegments>,
): Promise<OutputOf<typeof workbenchApi.listSegments>> {
  const { document, work } = await requireReading(context, documentId);
  const rows = await readSegmentsAfter(context, documentId, { after, limit });
  return { segments: await segmentSummaries(context, rows, work), total: document.segmentCount };
}

/** @throws {AppError} resource.not-found */
export async function someSegments(
  context: Context,
  { documentId, segmentIds }: InputOf<typeof workbenchApi.someSegments>,
): Promise<Segment[]> {
  const { work } = await requireReading(context, documentId);
  return segmentSummaries(context, await readSegmentsById(context, documentId, segmentIds), work);
}
