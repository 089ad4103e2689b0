import type { InlineText } from '@transloom/core/inline/inline-text';
import { findMatches } from '@transloom/core/memory/find-matches';
import { rankMatches } from '@transloom/core/memory/memory-match';
import { contextsInFlow } from '@transloom/core/memory/rate/source-in-context';
import type { DocumentSegment } from '../document/split-document.ts';
import type { ReadMemory } from './read-memory.ts';

/** Targets by segment id of all segments that a memory knows at `minRate` or better. */
export function lookUp(
  segments: readonly DocumentSegment[],
  memories: readonly (readonly ReadMemory[])[],
  minRate: number,
): Map<string, InlineText> {
  const targets = new Map<string, InlineText>();
  if (memories.length === 0) return targets;
  const contexts = contextsInFlow(segments.map(({ source, unit }) => keyed(source.text, unit.key)));
  for (const [i, { id, source }] of segments.entries()) {
    const context = contexts[i];
    const segment = context === undefined ? { source } : { source, context };
    const matches = memories.flatMap((files, memoryOrder) =>
      files.flatMap(({ index, penalties }) =>
        findMatches(index, segment, { minRate, limit: 1, memoryOrder, penalties }),
      ),
    );
    const [best] = rankMatches(matches, 1);
    if (best) targets.set(id, best.target);
  }
  return targets;
}

function keyed(text: string, key: string | undefined) {
  return key === undefined ? { text } : { text, key };
}
