import type { InlineText } from '../inline/inline-text.ts';
import { plainInline } from '../inline/inline-text.ts';
import { findMatches } from '../memory/find-matches.ts';
import { type MemoryIndex, MemoryIndexBuilder } from '../memory/index/memory-index.ts';

/** Candidates looked at for one segment; most of the texts like it may stand behind it. */
const mostCandidates = 50;
const lowestRate = 50;

/**
 * Rates of the most similar segment before each, in whole percent, 0 where there is none at 50 or more: what a
 * translator gains from the earlier parts of the same work. Texts that are equal are repetitions and rate 100.
 */
export function internalRates(sources: readonly InlineText[]): readonly number[] {
  const index = indexOf(sources);
  return sources.map((source, position) => {
    const search = { minRate: lowestRate, limit: mostCandidates };
    const earlier = findMatches(index, { source }, search).find(({ entry }) => Number(entry.id) < position);
    return Math.min(100, earlier?.rating.rate ?? 0);
  });
}

function indexOf(sources: readonly InlineText[]): MemoryIndex {
  const builder = new MemoryIndexBuilder();
  // A target of its own keeps equal sources apart, which the ranking of matches would join.
  sources.forEach((source, position) => {
    builder.add({ id: String(position), source, target: plainInline(String(position)) });
  });
  return builder.finish();
}
