import type { SearchedIndex } from '@transloom/core/analysis/match-finder';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { findMatches } from '@transloom/core/memory/find-matches';
import { rankMatches } from '@transloom/core/memory/memory-match';
import { contextsInFlow } from '@transloom/core/memory/rate/source-in-context';
import type { DocumentSegment } from '../document/split-document.ts';

/** Targets by segment id of all segments that a memory knows at `minRate` or better. */
export function lookUp(
  segments: readonly DocumentSegment[],
  memories: readonly SearchedIndex[],
  minRate: number,
): Map<string, InlineText> {
  const targets = new Map<string, InlineText>();
  if (memories.length === 0) return targets;
  const contexts = contextsInFlow(segments.map(({ source, unit }) => keyed(source.text, unit.key)));
  for (const [i, { id, source }] of segments.entries()) {
    const context = contexts[i];
    const segment = context === undefined ? { source } : { source, context };
    const matches = memories.flatMap(({ index, ...origin }) =>
      findMatches(index, segment, { ...origin, minRate, limit: 1 }),
    );
    const [best] = rankMatches(matches, 1);
    if (best) targets.set(id, best.target);
  }
  return targets;
}

function keyed(text: string, key: string | undefined) {
  return key === undefined ? { text } : { text, key };
}
