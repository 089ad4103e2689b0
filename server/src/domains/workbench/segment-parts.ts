import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { findSegmentParts } from '../memories/matching/find-segment-parts.ts';

const partsShown = 9;

/** @throws {AppError} resource.not-found */
export async function segmentParts(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentParts>,
): Promise<OutputOf<typeof workbenchApi.segmentParts>> {
  const segment = await requireSegment(context, segmentId);
  const { sourceLanguage, targetLanguage, projectId } = await requireDocument(context, segment.documentId);
  const { text } = fromMarkup(segment.source);
  return findSegmentParts(context, { text, sourceLanguage, targetLanguage, projectId, limit: partsShown });
}
