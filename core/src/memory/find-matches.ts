import type { LikeText } from './index/like-texts.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import { ratedMore } from './index/search-breadth.ts';
import { BestMatches, type MatchOrigin, type MemoryMatch, memoryMatch, rankMatches } from './memory-match.ts';
import {
  defaultMatchSettings,
  type MatchSettings,
  type SegmentRater,
  segmentRater,
} from './rate/match-rate.ts';
import { penalizeSeveralTargets } from './rate/several-targets.ts';
import type { SourceInContext } from './rate/source-in-context.ts';

export interface MatchSearch extends MatchOrigin {
  /** Lowest net rate to offer, whole percent, at least 1. */
  readonly minRate: number;
  readonly limit: number;
  readonly settings?: MatchSettings;
}

/** The best matches of a segment, best first. With `limit` 1 an exact match ends the search. */
export function findMatches(
  index: MemoryIndex,
  segment: SourceInContext,
  search: MatchSearch,
): readonly MemoryMatch[] {
  const { text } = segment.source;
  const rate = segmentRater(segment, search.settings ?? defaultMatchSettings);
  const withText = index.numbersOfText(text);
  const exact = exactMatches({ index, segment, rate, search }, withText);
  if (exact.filter((match) => match.rating.rate >= 100).length >= search.limit) return exact;
  const limit = search.limit + ratedMore(index.size);
  const like = index.entriesLike(text, { minRate: search.minRate, limit });
  const others = like.filter((found) => !withText.includes(found.text));
  return bestOf({ index, segment, rate, search }, others, exact);
}

interface Rating {
  readonly index: MemoryIndex;
  readonly segment: SourceInContext;
  readonly rate: SegmentRater;
  readonly search: MatchSearch;
}

function exactMatches(
  { index, segment, rate, search }: Rating,
  numbers: Iterable<number>,
): readonly MemoryMatch[] {
  const matches = Array.from(numbers, (number) => {
    const entry = index.entryAt(number);
    const rating = rate(entry, search.minRate);
    return rating === undefined ? [] : [memoryMatch(segment, entry, rating, search)];
  });
  const offered = penalizeSeveralTargets(matches.flat()).filter(({ netRate }) => netRate >= search.minRate);
  return rankMatches(offered, search.limit);
}

/** Once there are enough matches, only what may be as good as the last of them is rated. */
function bestOf(
  { index, segment, rate, search }: Rating,
  candidates: readonly LikeText[],
  known: readonly MemoryMatch[],
): readonly MemoryMatch[] {
  const best = new BestMatches(search.limit);
  for (const match of known) best.add(match);
  for (const { text, distance, mostRate } of candidates) {
    const least = Math.max(search.minRate, best.leastRate);
    if (mostRate < least) break;
    const entry = index.entryAt(text);
    const rating = rate(entry, least, distance);
    if (rating === undefined || rating.rate < least) continue;
    const match = memoryMatch(segment, entry, rating, search);
    if (match.netRate >= least) best.add(match);
  }
  return best.matches;
}
