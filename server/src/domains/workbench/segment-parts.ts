import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireSegmentInContext } from '../documents/segments/segment-context.ts';
import { findSegmentParts } from '../memories/concordance/find-segment-parts.ts';

const partsShown = 9;

/** @throws {AppError} resource.not-found */
export async function segmentParts(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentParts>,
): Promise<OutputOf<typeof workbenchApi.segmentParts>> {
  const { segment, document } = await requireSegmentInContext(context, segmentId);
  return findSegmentParts(context, { ...document, text: segment.source.text, limit: partsShown });
}
