import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireSegmentInContext } from '../documents/segments/segment-context.ts';
import { findSegmentParts } from '../memories/concordance/find-segment-parts.ts';
import { entryUses } from '../memories/entries/entry-uses.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';

const matchesShown = 9;
const partsShown = 9;

/** One call for all that the memories have, since every segment that somebody enters asks it. @throws {AppError} resource.not-found */
export async function segmentSuggestions(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentSuggestions>,
): Promise<OutputOf<typeof workbenchApi.segmentSuggestions>> {
  const { segment, document, settings } = await requireSegmentInContext(context, segmentId);
  const [matches = []] = await findBestMatches(context, {
    ...document,
    settings,
    minRate: limits.matchRateMinimum,
    limit: matchesShown,
    segments: [segment],
  });
  const parts = await findSegmentParts(context, {
    ...document,
    text: segment.source.text,
    limit: partsShown,
  });
  const entryIds = matches.map(({ entryId }) => entryId);
  const uses = entryIds.length === 0 ? [] : await entryUses(context, { ...document, entryIds });
  const usage = new Map(uses.map(({ entryId, ...use }) => [entryId, use]));
  return {
    matches: matches.map((match) => ({ ...match, usage: usage.get(match.entryId) ?? null })),
    parts: [...parts],
  };
}
