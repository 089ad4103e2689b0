import type { Bitext } from './bitext.ts';
import { findPhrases, type PhraseSpan } from './find-phrases.ts';
import { NumberPairTable } from './number-pair-table.ts';
import { SequenceTable } from './sequence-table.ts';
import type { Steps } from './steps.ts';
import { type LinkGrid, symmetrize } from './symmetrize.ts';
import type { WordAlignment } from './word-alignment.ts';
import { WordLinks } from './word-links.ts';

const lengths = { source: 7, target: 8 };

/** Everything counted of phrases, by number of the pair of phrases. */
export interface PhraseCounts {
  readonly sources: SequenceTable;
  /** A negative word is a copy of the source word at `-1 - word` of its phrase. */
  readonly targets: SequenceTable;
  readonly pairs: NumberPairTable;
  readonly count: Uint32Array;
  /** Logarithms of how well the words translate one another, of the alignment that came first. */
  readonly wordsGivenSource: Float32Array;
  readonly wordsGivenTarget: Float32Array;
  /** Six numbers a pair: orientation to what stands before it in the target, then to what stands after it. */
  readonly oriented: Uint32Array;
}

export function* countPhrases(bitext: Bitext, alignment: WordAlignment): Steps<PhraseCounts> {
  const links = new WordLinks(bitext, alignment.cells);
  const grids = (pair: number) => gridOf(bitext, alignment, pair);
  for (let pair = 0; pair < bitext.size; pair++) links.add(pair, grids(pair));
  const counter = new PhraseCounter(bitext, links);
  for (let pair = 0; pair < bitext.size; pair++) {
    counter.add(pair, grids(pair));
    if (pair % 512 === 0) yield pair / bitext.size;
  }
  return counter.finish();
}

function gridOf(
  { sourceStart, targetStart, copyOf }: Bitext,
  alignment: WordAlignment,
  pair: number,
): LinkGrid {
  const target = [targetStart[pair], targetStart[pair + 1]] as const;
  return symmetrize({
    ofTarget: alignment.ofTarget.subarray(...target),
    ofSource: alignment.ofSource.subarray(sourceStart[pair], sourceStart[pair + 1]),
    copyOf: copyOf.subarray(...target),
  });
}

class PhraseCounter {
  readonly #bitext: Bitext;
  readonly #links: WordLinks;
  readonly #sources = new SequenceTable();
  readonly #targets = new SequenceTable();
  readonly #pairs = new NumberPairTable();
  #count = new Uint32Array(1024);
  #wordsGivenSource = new Float32Array(1024);
  #wordsGivenTarget = new Float32Array(1024);
  #oriented = new Uint32Array(6 * 1024);

  constructor(bitext: Bitext, links: WordLinks) {
    this.#bitext = bitext;
    this.#links = links;
  }

  add(pair: number, grid: LinkGrid): void {
    findPhrases(grid, lengths, (span) => this.#addPhrase(pair, grid, span));
  }

  finish(): PhraseCounts {
    return {
      sources: this.#sources,
      targets: this.#targets,
      pairs: this.#pairs,
      count: this.#count,
      wordsGivenSource: this.#wordsGivenSource,
      wordsGivenTarget: this.#wordsGivenTarget,
      oriented: this.#oriented,
    };
  }

  #addPhrase(pair: number, grid: LinkGrid, span: PhraseSpan): void {
    const { source, sourceStart, target, targetStart, copyOf } = this.#bitext;
    const [from, to] = [sourceStart[pair] ?? 0, targetStart[pair] ?? 0];
    const words = target.slice(to + span.targetStart, to + span.targetEnd);
    for (let j = 0; j < words.length; j++) {
      const copied = copyOf[to + span.targetStart + j] ?? -1;
      if (copied >= 0) words[j] = span.sourceStart - copied - 1;
    }
    const known = this.#pairs.size;
    const number = this.#pairs.add(
      this.#sources.add(source.subarray(from + span.sourceStart, from + span.sourceEnd)),
      this.#targets.add(words),
    );
    if (number === known) this.#open(number, this.#links.weigh(pair, grid, span));
    this.#count[number] = (this.#count[number] ?? 0) + 1;
    this.#countOrientation(number * 6, before(grid, span));
    this.#countOrientation(number * 6 + 3, after(grid, span));
  }

  #countOrientation(at: number, orientation: number): void {
    this.#oriented[at + orientation] = (this.#oriented[at + orientation] ?? 0) + 1;
  }

  #open(number: number, weights: readonly [number, number]): void {
    if (number === this.#count.length) {
      this.#count = grown(this.#count);
      this.#oriented = grown(this.#oriented);
      this.#wordsGivenSource = grownFloats(this.#wordsGivenSource);
      this.#wordsGivenTarget = grownFloats(this.#wordsGivenTarget);
    }
    [this.#wordsGivenSource[number], this.#wordsGivenTarget[number]] = weights;
  }
}

function before(grid: LinkGrid, { sourceStart, sourceEnd, targetStart }: PhraseSpan): number {
  const after = sourceStart === 0 ? targetStart === 0 : grid.has(sourceStart - 1, targetStart - 1);
  if (after) return 0;
  return targetStart > 0 && sourceEnd < grid.sources && grid.has(sourceEnd, targetStart - 1) ? 1 : 2;
}

function after(grid: LinkGrid, { sourceStart, sourceEnd, targetEnd }: PhraseSpan): number {
  const atEnd = sourceEnd === grid.sources || targetEnd === grid.targets;
  if (atEnd ? sourceEnd === grid.sources && targetEnd === grid.targets : grid.has(sourceEnd, targetEnd))
    return 0;
  return targetEnd < grid.targets && sourceStart > 0 && grid.has(sourceStart - 1, targetEnd) ? 1 : 2;
}

function grown(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

function grownFloats(numbers: Float32Array): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
