import type { Bead } from '@transloom/core/alignment/bead';

export type Pairing = Pick<Bead, 'source' | 'target'>;

/** Right pairs, found ones and those of the gold. */
export interface PairCounts {
  readonly right: number;
  readonly found: number;
  readonly gold: number;
}

/** Counts pairs that are the same on both sides; sentences without a partner do not count. */
export function countPairs(found: readonly Pairing[], gold: readonly Pairing[]): PairCounts {
  const [ours, theirs] = [keysOf(found), keysOf(gold)];
  const right = [...ours].filter((key) => theirs.has(key)).length;
  return { right, found: ours.size, gold: theirs.size };
}

/** Harmonic mean of precision and recall, 0 to 1. */
export function strictF1({ right, found, gold }: PairCounts): number {
  return found + gold === 0 ? 0 : (2 * right) / (found + gold);
}

function keysOf(pairs: readonly Pairing[]): ReadonlySet<string> {
  const whole = pairs.filter(({ source, target }) => source.length > 0 && target.length > 0);
  return new Set(whole.map(({ source, target }) => `${source}:${target}`));
}
