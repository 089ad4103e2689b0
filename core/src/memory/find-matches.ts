import { type Candidate, findCandidates } from './find-candidates.ts';
import { defaultMatchSettings, type MatchSettings, type SegmentRater, segmentRater } from './match-rate.ts';
import { matchTokenIds } from './match-tokens.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type MatchOrigin, type MemoryMatch, memoryMatch, rankMatches } from './memory-match.ts';
import { penalizeSeveralTargets } from './several-targets.ts';
import type { SourceInContext } from './source-in-context.ts';
import { textForm } from './text-form.ts';

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
  const { text } = segment.source;
  const rate = segmentRater(segment, search.settings ?? defaultMatchSettings);
  const withText = index.numbersOfText(text);
  const exact = exactMatches({ index, segment, rate, search }, withText);
  if (exact.filter((match) => match.rating.rate >= 100).length >= search.limit) return exact;
  const ids = matchTokenIds(text);
  const similar = findCandidates(index.tokens, ids, {
    form: textForm(text),
    minRate: search.minRate,
    limit: search.limit + ratedBeyondLimit,
  });
  // How similar they are shows only when they are rated.
  const alike = index.numbersAlike(text, ids.length).map((number) => ({ text: number, similarity: 1 }));
  const known = new Set([...withText, ...similar.map(({ text: number }) => number)]);
  const others = similar.filter(({ text: number }) => !withText.includes(number));
  return bestOf(
    { index, segment, rate, search },
    [...alike.filter(({ text }) => !known.has(text)), ...others],
    exact,
  );
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

/** What similar words and carried numbers may add to the share of equal tokens, where it matters: a tenth. */
const mostGained = 0.1;

/** Once there are enough matches, only what may be as good as the last of them is rated. */
function bestOf(
  { index, segment, rate, search }: Rating,
  candidates: readonly Candidate[],
  known: readonly MemoryMatch[],
): readonly MemoryMatch[] {
  let best = known;
  for (const { text, similarity } of candidates) {
    const least = Math.max(search.minRate, best[search.limit - 1]?.netRate ?? 0);
    if (similarity + mostGained < least / 100) break;
    const entry = index.entryAt(text);
    const rating = rate(entry, least);
    if (rating === undefined || rating.rate < least) continue;
    const match = memoryMatch(segment, entry, rating, search);
    if (match.netRate >= least) best = rankMatches([...best, match], search.limit);
  }
  return best;
}
