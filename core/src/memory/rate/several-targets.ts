import { toMarkup } from '../../inline/markup.ts';
import { type MemoryEntry, type MemoryMatch, takePenalties } from '../memory-match.ts';
import { defaultPenalties } from './penalty-settings.ts';

/**
 * Where one source has several translations, none of them is certain: each match of exactly 100 loses the points that
 * its memory sets (whole percent). A match in the same context shows which one is meant and loses none. Entries with
 * replaced numbers have another source.
 */
export function penalizeSeveralTargets<Entry extends MemoryEntry>(
  matches: readonly MemoryMatch<Entry>[],
  pointsOf: (match: MemoryMatch<Entry>) => number = () => defaultPenalties.severalTargets,
): readonly MemoryMatch<Entry>[] {
  const certain = matches.filter(isExact);
  const targets = new Set(certain.map(({ entry }) => toMarkup(entry.target)));
  if (targets.size < 2) return matches;
  return matches.map((match) => {
    const points = isExact(match) ? pointsOf(match) : 0;
    return points === 0 ? match : takePenalties(match, [{ reason: 'several-targets', points }]);
  });
}

function isExact({ rating }: MemoryMatch): boolean {
  return rating.rate === 100 && rating.replacedTarget === undefined;
}
