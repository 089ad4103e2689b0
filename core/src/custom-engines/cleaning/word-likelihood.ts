import { GrowingInts } from '../../memory/index/growing-ints.ts';
import { NumberPairTable } from '../statistical/number-pair-table.ts';
import type { Steps } from '../statistical/steps.ts';
import { tokenize } from '../statistical/tokens.ts';
import { SideCounts } from './side-counts.ts';

const rounds = 4;
/** A word that no word of the other side accounts for. */
const leastShare = 1e-4;

/** Words of both sides of a pair by number, without those that are the same on both. */
interface PairWords {
  readonly source: Int32Array;
  readonly target: Int32Array;
  /** Words of either side that stand on the other as they are. */
  readonly copies: number;
}

/** What a pair is taken to have besides its own: one word that is not accounted for says little, ten say much. */
const usual = { words: 4, logarithm: -3 };

const bothSides = ['source', 'target'] as const;
type Side = (typeof bothSides)[number];

/**
 * How well the words of a pair translate one another, by a dictionary learned from a sample of the pairs: IBM model 1 in
 * both directions (Brown and others 1993; Moore 2002 for telling true pairs by it).
 */
export class WordLikelihood {
  readonly #numbers = { source: new Map<string, number>(), target: new Map<string, number>() };
  readonly #times = { source: new GrowingInts(), target: new GrowingInts() };
  readonly #sample: PairWords[] = [];
  readonly #cells = new NumberPairTable();
  readonly #cellOf = new GrowingInts();
  readonly #counts = { source: new SideCounts(), target: new SideCounts() };

  /** A pair to learn from. */
  add(source: string, target: string): void {
    const words = this.#read(source, target, (side, word) => this.#add(side, word));
    this.#sample.push(words);
    for (const side of bothSides)
      for (const word of new Set(words[side])) {
        const times = this.#times[side].view();
        times[word] = (times[word] ?? 0) + 1;
      }
    for (const s of words.source) for (const t of words.target) this.#cellOf.push(this.#cells.add(s, t));
  }

  *learn(): Steps<void> {
    for (let step = 0; step < 2 * rounds; step++) {
      const side: Side = step % 2 === 0 ? 'source' : 'target';
      this.#learnSide(side);
      yield (step + 1) / (2 * rounds);
    }
  }

  /**
   * Mean natural logarithm over the words of both sides that other pairs tell of, of few drawn
   * towards what is usual; 0 where there are none. `learned`: the
   * pair was among those that were added, and what it taught itself does not count.
   */
  rate(source: string, target: string, learned: boolean): number {
    const words = this.#read(source, target, (side, word) => this.#find(side, word));
    const sides = bothSides.map((side) => this.#rateSide(words, side, learned));
    const count = words.copies + sides.reduce((sum, { rated }) => sum + rated, 0);
    if (count === 0) return 0;
    const sum = sides.reduce((total, { logarithm }) => total + logarithm, usual.words * usual.logarithm);
    return sum / (usual.words + count);
  }

  #read(source: string, target: string, numberOf: (side: Side, word: string) => number): PairWords {
    const texts = { source: wordsOf(source), target: wordsOf(target) };
    const [inSource, inTarget] = [new Set(texts.source), new Set(texts.target)];
    const others = {
      source: texts.source.filter((word) => !inTarget.has(word)),
      target: texts.target.filter((word) => !inSource.has(word)),
    };
    return {
      source: Int32Array.from(others.source, (word) => numberOf('source', word)),
      target: Int32Array.from(others.target, (word) => numberOf('target', word)),
      copies: texts.source.length - others.source.length + (texts.target.length - others.target.length),
    };
  }

  #add(side: Side, word: string): number {
    const numbers = this.#numbers[side];
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    this.#times[side].push(0);
    return numbers.size - 1;
  }

  #find(side: Side, word: string): number {
    return this.#numbers[side].get(word) ?? -1;
  }

  /** One round of expectation and maximization for the words of one side. */
  #learnSide(side: Side): void {
    const counts = this.#counts[side];
    counts.begin(this.#cells.size, this.#numbers[otherSide(side)].size);
    const cells = this.#cellOf.view();
    let start = 0;
    for (const words of this.#sample) {
      const width = words.target.length;
      const size = words.source.length * width;
      const places = cells.subarray(start, start + size);
      const given = words[otherSide(side)];
      for (let row = 0; row < words[side].length; row++)
        counts.gather(
          given,
          (column) => places[side === 'target' ? column * width + row : row * width + column],
        );
      start += size;
    }
    counts.finish();
  }

  #rateSide(words: PairWords, side: Side, learned: boolean): { rated: number; logarithm: number } {
    const given = words[otherSide(side)];
    let [rated, logarithm] = [0, 0];
    for (const word of words[side]) {
      const times = (this.#times[side].view()[word] ?? 0) - Number(learned);
      if (word < 0 || times < 1) continue;
      const cellOf = (other: number) =>
        side === 'target' ? this.#cells.find(other, word) : this.#cells.find(word, other);
      rated++;
      logarithm += Math.log(Math.max(leastShare, this.#counts[side].meanShare(given, cellOf, learned)));
    }
    return { rated, logarithm };
  }
}

function otherSide(side: Side): Side {
  return side === 'source' ? 'target' : 'source';
}

function wordsOf(text: string): readonly string[] {
  return tokenize(text).flatMap(({ text: word, kind }) => (kind === 'sign' ? [] : [word.toLowerCase()]));
}
