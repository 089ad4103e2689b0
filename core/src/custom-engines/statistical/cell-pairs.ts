import { GrowingInts } from '../../memory/index/growing-ints.ts';
import type { Bitext } from './bitext.ts';
import { sortByKey } from './sort-by-key.ts';

/** Every source word of a pair beside every target word of it; equal pairs of words have one number. */
export interface CellPairs {
  /** Number of the pair of words by cell; cells of a text pair go source word by source word. */
  readonly pairs: Int32Array;
  /** First cell of a text pair. */
  readonly start: Int32Array;
  /** Words of a pair, by its number. */
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  readonly sourceWords: number;
  readonly targetWords: number;
}

/** Source word by source word, so that one mark a target word tells whether their pair has a number. */
export function pairCells(bitext: Bitext): CellPairs {
  const { source, sourceStart, target, targetStart } = bitext;
  const start = cellStarts(bitext);
  const pairs = new Int32Array(start[bitext.size] ?? 0);
  const numbering = new PairNumbering(wordCount(target));
  const sourceWords = wordCount(source);
  const { places, pairOf, starts } = placesByWord(bitext, sourceWords);
  for (let word = 0; word < sourceWords; word++) {
    numbering.begin(word);
    for (const place of places.subarray(starts[word], starts[word + 1])) {
      const pair = pairOf[place] ?? 0;
      const targets = target.subarray(targetStart[pair], targetStart[pair + 1]);
      const cell = (start[pair] ?? 0) + (place - (sourceStart[pair] ?? 0)) * targets.length;
      for (let j = 0; j < targets.length; j++) pairs[cell + j] = numbering.numberOf(targets[j] ?? 0);
    }
  }
  const { sources, targets } = numbering;
  return {
    pairs,
    start,
    sourceWords,
    targetWords: wordCount(target),
    sources: sources.view(),
    targets: targets.view(),
  };
}

/** Numbers the pairs of one source word after the other. */
class PairNumbering {
  readonly sources = new GrowingInts();
  readonly targets = new GrowingInts();
  readonly #numbered: Int32Array;
  #word = 0;
  #first = 0;

  constructor(targetWords: number) {
    this.#numbered = new Int32Array(targetWords).fill(-1);
  }

  begin(word: number): void {
    this.#word = word;
    this.#first = this.sources.length;
  }

  numberOf(target: number): number {
    const known = this.#numbered[target] ?? -1;
    if (known >= this.#first) return known;
    const number = this.sources.length;
    this.#numbered[target] = number;
    this.sources.push(this.#word);
    this.targets.push(target);
    return number;
  }
}

function cellStarts({ size, sourceStart, targetStart }: Bitext): Int32Array {
  const start = new Int32Array(size + 1);
  for (let pair = 0; pair < size; pair++) {
    const sources = (sourceStart[pair + 1] ?? 0) - (sourceStart[pair] ?? 0);
    const targets = (targetStart[pair + 1] ?? 0) - (targetStart[pair] ?? 0);
    start[pair + 1] = (start[pair] ?? 0) + sources * targets;
  }
  return start;
}

function wordCount(words: Int32Array): number {
  let most = 0;
  for (const word of words) most = Math.max(most, word);
  return most + 1;
}

/** All places of each source word, and which text pair a place belongs to. */
function placesByWord({ source, sourceStart, size }: Bitext, words: number) {
  const pairOf = new Int32Array(source.length);
  for (let pair = 0; pair < size; pair++) pairOf.fill(pair, sourceStart[pair], sourceStart[pair + 1]);
  return { pairOf, ...sortByKey(source, words) };
}
