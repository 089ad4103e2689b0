import { findCandidates } from './find-candidates.ts';
import { defaultMatchSettings, type MatchSettings, segmentRater } from './match-rate.ts';
import { matchTokenIds } from './match-tokens.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type MatchOrigin, type MemoryMatch, memoryMatch, rankMatches } from './memory-match.ts';
import { type SourceInContext, textKey } from './source-in-context.ts';

export interface MatchSearch extends MatchOrigin {
  /** Lowest net rate to offer, whole percent, at least 1. */
  readonly minRate: number;
  readonly limit: number;
  readonly settings?: MatchSettings;
}

/** Similarity decides who is rated, the rate decides who is offered; this many more are rated than offered. */
const ratedBeyondLimit = 15;

/** The best matches of a segment, best first. With `limit` 1 an exact match ends the search. */
export function findMatches(
  index: MemoryIndex,
  segment: SourceInContext,
  search: MatchSearch,
): readonly MemoryMatch[] {
  const rate = segmentRater(segment, search.settings ?? defaultMatchSettings);
  const matchesAt = (places: readonly number[]): readonly MemoryMatch[] =>
    places
      .flatMap((place) => index.entries[place] ?? [])
      .map((entry) => memoryMatch(segment, entry, rate(entry), search))
      .filter((match) => match.netRate >= search.minRate);

  const samePlaces = index.sameText.get(textKey(segment.source.text)) ?? [];
  const exact = rankMatches(matchesAt(samePlaces), search.limit);
  if (exact.filter((match) => match.rating.rate >= 100).length >= search.limit) return exact;
  const ids = matchTokenIds(segment.source.text);
  const places = findCandidates(index, ids, {
    minRate: search.minRate,
    limit: search.limit + ratedBeyondLimit,
  });
  const same = new Set(samePlaces);
  return rankMatches([...exact, ...matchesAt(places.filter((place) => !same.has(place)))], search.limit);
}
