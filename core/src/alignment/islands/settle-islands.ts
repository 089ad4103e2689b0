import type { Bead } from '../bead.ts';
import type { IslandGroup } from './ask-island.ts';
import type { Island } from './find-islands.ts';

/** How sure a pair of a language model is. A pair that the rules were surer of keeps their confidence. */
export const answeredConfidence = 0.75;

export interface SettledIsland {
  readonly island: Island;
  readonly groups: readonly IslandGroup[];
}

/** The alignment with what a language model answered in place of the unsure beads. */
export function settleIslands(beads: readonly Bead[], settled: readonly SettledIsland[]): readonly Bead[] {
  const after: Bead[] = [];
  let at = 0;
  for (const { island, groups } of settled.toSorted((a, b) => a.island.from - b.island.from)) {
    const inside = beads.slice(island.from, island.to);
    after.push(...beads.slice(at, island.from), ...groups.map((group) => beadOf(group, inside)));
    at = island.to;
  }
  return [...after, ...beads.slice(at)];
}

function beadOf(group: IslandGroup, inside: readonly Bead[]): Bead {
  const source = numbersOf(group.source, sentencesOf(inside, 'source'));
  const target = numbersOf(group.target, sentencesOf(inside, 'target'));
  if (source.length === 0 || target.length === 0) return { source, target, confidence: 0 };
  const before = inside.find((bead) => isSame(bead.source, source) && isSame(bead.target, target));
  return { source, target, confidence: Math.max(before?.confidence ?? 0, answeredConfidence) };
}

/** Numbers of the sentences of one side, in the order of the text. */
export function sentencesOf(beads: readonly Bead[], side: 'source' | 'target'): readonly number[] {
  return beads.flatMap((bead) => bead[side]).toSorted((a, b) => a - b);
}

function numbersOf(places: readonly number[], sentences: readonly number[]): readonly number[] {
  return places.flatMap((place) => sentences[place] ?? []);
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}
