import type { Bead } from '../bead.ts';

/** Beads next to one another, among which some are unsure. Numbers of beads: the first, and the one behind the last. */
export interface Island {
  readonly from: number;
  readonly to: number;
}

/** A language model keeps so many sentences of a side apart with care. */
export const mostIslandSentences = 16;

/**
 * Where an alignment is unsure: runs of beads below the threshold or without a partner, with the bead before and the bead
 * after, because a sentence without a partner often belongs to its neighbor. Long runs are cut. Places that offer no
 * choice are left out: one side is empty, or both sides have one sentence.
 */
export function findIslands(beads: readonly Bead[], threshold: number): readonly Island[] {
  const unsure = beads.map(
    ({ source, target, confidence }) => source.length === 0 || target.length === 0 || confidence < threshold,
  );
  const islands: Island[] = [];
  let from = 0;
  for (let at = 0; at <= beads.length; at++) {
    const within = at < beads.length && (unsure[at - 1] || unsure[at] || unsure[at + 1]);
    if (within && isSmall(beads.slice(from, at + 1))) continue;
    islands.push({ from, to: at });
    from = within ? at : at + 1;
  }
  return islands.filter(
    (island) => unsure.slice(island.from, island.to).includes(true) && hasChoice(beads, island),
  );
}

function isSmall(beads: readonly Bead[]): boolean {
  return (
    beads.length === 1 || Math.max(count(beads, 'source'), count(beads, 'target')) <= mostIslandSentences
  );
}

function hasChoice(beads: readonly Bead[], { from, to }: Island): boolean {
  const inside = beads.slice(from, to);
  const [sources, targets] = [count(inside, 'source'), count(inside, 'target')];
  return sources > 0 && targets > 0 && sources + targets > 2;
}

function count(beads: readonly Bead[], side: 'source' | 'target'): number {
  return beads.reduce((sum, bead) => sum + bead[side].length, 0);
}
