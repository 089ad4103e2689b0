import { toMarkup } from '../inline/markup.ts';
import { type MemoryEntry, type MemoryMatch, takePenalties } from './memory-match.ts';

const severalTargets = { reason: 'several-targets', points: 1 } as const;

/**
 * Where one source has several translations none of them is certain, so each match of exactly 100 loses a point; a
 * match in the same context says which one is meant and loses none. Entries carried over to other numbers are of
 * another source.
 */
export function penalizeSeveralTargets<Entry extends MemoryEntry>(
  matches: readonly MemoryMatch<Entry>[],
): readonly MemoryMatch<Entry>[] {
  const certain = matches.filter(isExact);
  const targets = new Set(certain.map(({ entry }) => toMarkup(entry.target)));
  if (targets.size < 2) return matches;
  return matches.map((match) => (isExact(match) ? takePenalties(match, [severalTargets]) : match));
}

function isExact({ rating }: MemoryMatch): boolean {
  return rating.rate === 100 && rating.replacedTarget === undefined;
}
