import type { Bead } from './bead.ts';

/** For each word of one language the words of the other it was translated by, with their probability. */
export type Lexicon = ReadonlyMap<number, ReadonlyMap<number, number>>;

const rounds = 5;
/** Below this share of a word a pairing is chance. */
const leastShare = 1e-3;
/** Keeps words that stand once from being sure of their partner. */
const smoothing = 0.5;

/**
 * Learns which words translate one another from beads of three sentences at most (IBM Model 1 by expectation
 * maximization). Words are numbers, by sentence.
 */
export function trainLexicon(
  sources: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  beads: readonly Pick<Bead, 'source' | 'target'>[],
): Lexicon {
  const pairs = beads
    .filter(
      ({ source, target }) => source.length > 0 && target.length > 0 && source.length + target.length <= 3,
    )
    .map(({ source, target }) => ({ from: wordsOf(sources, source), into: wordsOf(targets, target) }));
  let lexicon: Lexicon | undefined;
  for (let round = 0; round < rounds; round++) lexicon = improve(pairs, lexicon);
  return lexicon ?? new Map();
}

interface WordPair {
  readonly from: readonly number[];
  readonly into: readonly number[];
}

function wordsOf(sentences: readonly (readonly number[])[], chosen: readonly number[]): readonly number[] {
  return [...new Set(chosen.flatMap((number) => sentences[number] ?? []))];
}

function improve(pairs: readonly WordPair[], known: Lexicon | undefined): Lexicon {
  const counts = new Map<number, Map<number, number>>();
  for (const { from, into } of pairs)
    for (const target of into) {
      const chances = from.map((source) =>
        known === undefined ? 1 : (known.get(source)?.get(target) ?? 1e-7),
      );
      const sum = chances.reduce((total, chance) => total + chance, 0);
      from.forEach((source, place) => {
        const share = (chances[place] ?? 0) / sum;
        if (share >= leastShare) addCount(counts, source, target, share);
      });
    }
  for (const row of counts.values()) {
    const sum = [...row.values()].reduce((total, count) => total + count, smoothing);
    for (const [target, count] of row) row.set(target, count / sum);
  }
  return counts;
}

function addCount(
  counts: Map<number, Map<number, number>>,
  source: number,
  target: number,
  share: number,
): void {
  const row = counts.get(source) ?? new Map<number, number>();
  row.set(target, (row.get(target) ?? 0) + share);
  counts.set(source, row);
}
