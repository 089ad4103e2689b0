import { GrowingInts } from '../../memory/index/growing-ints.ts';

/** Of what a source lets expect; tightened to what the corpus shows. */
const widest = 3;
const tightest = 1.5;
/** Of shorter texts the lengths say nothing. */
const fewestCharacters = 12;
const precision = 1000;

/** How much longer or shorter targets are than their sources, learned pair by pair. */
export class LengthBounds {
  readonly #ratios = new GrowingInts();
  #middle = 0;
  #reach = Math.log(widest);

  add(source: string, target: string): void {
    if (isComparable(source, target)) this.#ratios.push(Math.round(precision * logRatio(source, target)));
  }

  /** Around the median: one pair in a thousand that is quite wrong moves the mean more than it ought to. */
  settle(): void {
    const ratios = this.#ratios.view().slice().sort();
    if (ratios.length === 0) return;
    this.#middle = (ratios[ratios.length >> 1] ?? 0) / precision;
    const near = ratios.filter((ratio) => Math.abs(ratio / precision - this.#middle) <= Math.log(widest));
    const square = near.reduce((sum, ratio) => sum + (ratio / precision - this.#middle) ** 2, 0);
    const deviation = Math.sqrt(square / Math.max(1, near.length));
    this.#reach = Math.max(Math.log(tightest), Math.min(Math.log(widest), 3 * deviation));
  }

  has(source: string, target: string): boolean {
    return !isComparable(source, target) || Math.abs(logRatio(source, target) - this.#middle) <= this.#reach;
  }
}

function isComparable(source: string, target: string): boolean {
  return Math.max(source.length, target.length) >= fewestCharacters;
}

function logRatio(source: string, target: string): number {
  return Math.log(target.length / source.length);
}
