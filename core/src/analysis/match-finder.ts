import { findMatches } from '../memory/find-matches.ts';
import type { MemoryIndex } from '../memory/index/memory-index.ts';
import { type MatchOrigin, rankMatches } from '../memory/memory-match.ts';
import { defaultMatchSettings, type MatchSettings } from '../memory/rate/match-rate.ts';
import type { AnalysisSettings } from './analyze-documents.ts';

/** Below this rate a match counts as nothing, by the bands of the specification. */
const lowestRate = 50;

/** Entries in this process, the place of their memory among several, and what is taken off their matches. */
export interface SearchedIndex extends MatchOrigin {
  readonly index: MemoryIndex;
}

/** Finds the best match of a segment in memories that are in this process, the first memory before the next one. */
export function matchFinder(
  memories: readonly SearchedIndex[],
  settings: MatchSettings = defaultMatchSettings,
): AnalysisSettings['findMatch'] {
  return (segment) => {
    const found = memories.flatMap(({ index, ...origin }) =>
      findMatches(index, segment, { ...origin, minRate: lowestRate, limit: 1, settings }),
    );
    return rankMatches(found, 1)[0];
  };
}
