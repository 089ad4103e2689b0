import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { segmentsInContext } from '../documents/segments/segment-context.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';

const matchesShown = 9;

/** @throws {AppError} resource.not-found */
export async function segmentMatches(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentMatches>,
): Promise<OutputOf<typeof workbenchApi.segmentMatches>> {
  const segment = await requireSegment(context, segmentId);
  const document = await requireDocument(context, segment.documentId);
  const [matches = []] = await findBestMatches(context, {
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    projectId: document.projectId,
    minRate: limits.matchRateMinimum,
    limit: matchesShown,
    segments: await segmentsInContext(context, document.id, [segment]),
  });
  return [...matches];
}
