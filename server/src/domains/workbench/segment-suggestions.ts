import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireSegmentInContext } from '../documents/segments/segment-context.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';

const matchesShown = 9;

/** @throws {AppError} resource.not-found */
export async function segmentMatches(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentMatches>,
): Promise<OutputOf<typeof workbenchApi.segmentMatches>> {
  const { segment, document } = await requireSegmentInContext(context, segmentId);
  const [matches = []] = await findBestMatches(context, {
    ...document,
    minRate: limits.matchRateMinimum,
    limit: matchesShown,
    segments: [segment],
  });
  return [...matches];
}
