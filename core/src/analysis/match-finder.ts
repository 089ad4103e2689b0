import { findMatches } from '../memory/find-matches.ts';
import type { MemoryIndex } from '../memory/index/memory-index.ts';
import { rankMatches } from '../memory/memory-match.ts';
import { defaultMatchSettings, type MatchSettings } from '../memory/rate/match-rate.ts';
import type { AnalysisSettings } from './analyze-documents.ts';

/** Below this rate a match counts as nothing, by the bands of the specification. */
const lowestRate = 50;

/** Finds the best match of a segment in memories that are in this process, the first memory before the next one. */
export function matchFinder(
  memories: readonly MemoryIndex[],
  settings: MatchSettings = defaultMatchSettings,
): AnalysisSettings['findMatch'] {
  return (segment) => {
    const found = memories.flatMap((index, memoryOrder) =>
      findMatches(index, segment, { minRate: lowestRate, limit: 1, settings, memoryOrder }),
    );
    return rankMatches(found, 1)[0];
  };
}
