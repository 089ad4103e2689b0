import type { Bitext } from './bitext.ts';
import type { CellPairs } from './cell-pairs.ts';
import type { PhraseSpan } from './find-phrases.ts';
import type { LinkGrid } from './symmetrize.ts';

/** How often words were linked to one another: what the words of a phrase are weighed by (Koehn and others 2003). */
export class WordLinks {
  readonly #bitext: Bitext;
  readonly #cells: CellPairs;
  readonly #linked: Float32Array;
  readonly #ofSource: Float32Array;
  readonly #ofTarget: Float32Array;
  /** Words that were linked to none. */
  readonly #aloneSource: Float32Array;
  readonly #aloneTarget: Float32Array;
  readonly #alone = { sources: 1, targets: 1 };

  constructor(bitext: Bitext, cells: CellPairs) {
    this.#bitext = bitext;
    this.#cells = cells;
    this.#linked = new Float32Array(cells.sources.length);
    this.#ofSource = new Float32Array(cells.sourceWords);
    this.#ofTarget = new Float32Array(cells.targetWords);
    this.#aloneSource = new Float32Array(cells.sourceWords);
    this.#aloneTarget = new Float32Array(cells.targetWords);
  }

  add(pair: number, grid: LinkGrid): void {
    for (let i = 0; i < grid.sources; i++) {
      const source = this.#source(pair, i);
      if (!grid.hasSource(i)) {
        increase(this.#aloneSource, source);
        this.#alone.sources++;
      }
      for (let j = 0; j < grid.targets; j++) {
        if (!grid.has(i, j)) continue;
        increase(this.#linked, this.#pairAt(pair, grid, i, j));
        increase(this.#ofSource, source);
        increase(this.#ofTarget, this.#target(pair, j));
      }
    }
    for (let j = 0; j < grid.targets; j++) {
      if (grid.hasTarget(j)) continue;
      increase(this.#aloneTarget, this.#target(pair, j));
      this.#alone.targets++;
    }
  }

  /** Logarithms: of the target's words given the source's, and the other way round. */
  weigh(pair: number, grid: LinkGrid, span: PhraseSpan): readonly [number, number] {
    let givenSource = 0;
    for (let j = span.targetStart; j < span.targetEnd; j++)
      givenSource += this.#ofTargetWord(pair, grid, span, j);
    let givenTarget = 0;
    for (let i = span.sourceStart; i < span.sourceEnd; i++)
      givenTarget += this.#ofSourceWord(pair, grid, span, i);
    return [givenSource, givenTarget];
  }

  #ofTargetWord(pair: number, grid: LinkGrid, { sourceStart, sourceEnd }: PhraseSpan, j: number): number {
    let sum = 0;
    let links = 0;
    for (let i = sourceStart; i < sourceEnd; i++) {
      if (!grid.has(i, j)) continue;
      links++;
      sum +=
        (this.#linked[this.#pairAt(pair, grid, i, j)] ?? 0) / (this.#ofSource[this.#source(pair, i)] ?? 1);
    }
    if (links > 0) return Math.log(sum / links);
    return Math.log((this.#aloneTarget[this.#target(pair, j)] ?? 0) / this.#alone.targets);
  }

  #ofSourceWord(pair: number, grid: LinkGrid, { targetStart, targetEnd }: PhraseSpan, i: number): number {
    let sum = 0;
    let links = 0;
    for (let j = targetStart; j < targetEnd; j++) {
      if (!grid.has(i, j)) continue;
      links++;
      sum +=
        (this.#linked[this.#pairAt(pair, grid, i, j)] ?? 0) / (this.#ofTarget[this.#target(pair, j)] ?? 1);
    }
    if (links > 0) return Math.log(sum / links);
    return Math.log((this.#aloneSource[this.#source(pair, i)] ?? 0) / this.#alone.sources);
  }

  #pairAt(pair: number, grid: LinkGrid, i: number, j: number): number {
    return this.#cells.pairs[(this.#cells.start[pair] ?? 0) + i * grid.targets + j] ?? 0;
  }

  #source(pair: number, i: number): number {
    return this.#bitext.source[(this.#bitext.sourceStart[pair] ?? 0) + i] ?? 0;
  }

  #target(pair: number, j: number): number {
    return this.#bitext.target[(this.#bitext.targetStart[pair] ?? 0) + j] ?? 0;
  }
}

function increase(counts: Float32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
