import type { Bead } from './bead.ts';

/** For each word of one language the words of the other it was translated by, with their probability. */
export type Lexicon = ReadonlyMap<number, ReadonlyMap<number, number>>;

const rounds = 5;
/** Keeps words that stand once from being sure of their partner. */
const smoothing = 0.5;
/** A probability below this is noise. */
const leastProbability = 0.05;

/**
 * Learns which words translate one another from beads of three sentences at most (IBM Model 1 by expectation
 * maximization). Words are numbers, by sentence.
 */
export function trainLexicon(
  sources: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  beads: readonly Pick<Bead, 'source' | 'target'>[],
): Lexicon {
  const pairs = beads.filter(
    ({ source, target }) => source.length > 0 && target.length > 0 && source.length + target.length <= 3,
  );
  const model = new WordPairs();
  for (const { source, target } of pairs) model.add(wordsOf(sources, source), wordsOf(targets, target));
  return model.learn();
}

function wordsOf(sentences: readonly (readonly number[])[], chosen: readonly number[]): readonly number[] {
  return [...new Set(chosen.flatMap((number) => sentences[number] ?? []))];
}

/** All pairs of words that stand in one bead, numbered, so that each round of learning reads arrays only. */
class WordPairs {
  /** By source word and target word. */
  readonly #numbers = new Map<number, Map<number, number>>();
  /** Number of each source word in the order in which they came. */
  readonly #rowOf = new Map<number, number>();
  /** For each pair the number of its source word. */
  readonly #rows: number[] = [];
  /** Numbers of the pairs, bead by bead and target word by target word. */
  readonly #pairs: number[] = [];
  /** How many source words each target word of a bead is compared with, in the order of `#pairs`. */
  readonly #groups: number[] = [];

  add(from: readonly number[], into: readonly number[]): void {
    if (from.length === 0) return;
    for (const target of into) {
      for (const source of from) this.#pairs.push(this.#numberOf(source, target));
      this.#groups.push(from.length);
    }
  }

  learn(): Lexicon {
    const [pairs, rows] = [Int32Array.from(this.#pairs), Int32Array.from(this.#rows)];
    let chances = new Float64Array(rows.length).fill(1);
    for (let round = 0; round < rounds; round++)
      chances = inShares(countShares(chances, pairs, this.#groups), rows, this.#numbers.size);
    return this.#lexicon(chances);
  }

  #numberOf(source: number, target: number): number {
    let row = this.#numbers.get(source);
    if (row === undefined) {
      row = new Map();
      this.#numbers.set(source, row);
      this.#rowOf.set(source, this.#rowOf.size);
    }
    const known = row.get(target);
    if (known !== undefined) return known;
    row.set(target, this.#rows.length);
    this.#rows.push(this.#rowOf.get(source) ?? 0);
    return this.#rows.length - 1;
  }

  #lexicon(chances: Float64Array): Lexicon {
    const lexicon = new Map<number, ReadonlyMap<number, number>>();
    for (const [source, row] of this.#numbers) {
      const likely = new Map<number, number>();
      for (const [target, pair] of row) {
        const chance = chances[pair] ?? 0;
        if (chance > leastProbability) likely.set(target, chance);
      }
      if (likely.size > 0) lexicon.set(source, likely);
    }
    return lexicon;
  }
}

/** How often each pair translates, where each target word has one source word of its bead. */
function countShares(chances: Float64Array, pairs: Int32Array, groups: readonly number[]): Float64Array {
  const counts = new Float64Array(chances.length);
  let at = 0;
  for (const size of groups) {
    const end = at + size;
    let sum = 0;
    for (let place = at; place < end; place++) sum += chances[pairs[place] ?? 0] ?? 0;
    for (let place = at; place < end; place++) {
      const pair = pairs[place] ?? 0;
      counts[pair] = (counts[pair] ?? 0) + (chances[pair] ?? 0) / sum;
    }
    at = end;
  }
  return counts;
}

/** Counts as shares of their source words. */
function inShares(counts: Float64Array, rows: Int32Array, words: number): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(words).fill(smoothing);
  for (let pair = 0; pair < counts.length; pair++) {
    const row = rows[pair] ?? 0;
    sums[row] = (sums[row] ?? 0) + (counts[pair] ?? 0);
  }
  const shares = new Float64Array(counts.length);
  for (let pair = 0; pair < counts.length; pair++)
    shares[pair] = (counts[pair] ?? 0) / (sums[rows[pair] ?? 0] ?? 1);
  return shares;
}
