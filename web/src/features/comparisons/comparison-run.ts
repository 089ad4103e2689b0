import type { Engine } from '@transloom/contracts/engines';
import type { Direction } from './comparisons.queries.ts';

/** One press of the button: what was asked, and the engines in the order they stand in without their names. */
export interface ComparisonRun extends Direction {
  readonly id: string;
  readonly text: string;
  readonly engines: readonly Pick<Engine, 'key' | 'name'>[];
}

/** A place says nothing of an engine: each run has an order of its own. */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): readonly Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
