import type { AlignmentBand } from './alignment-band.ts';

/** The cheapest cost of each place in both texts and the shape of the bead that ends there, inside a band alone. */
export class BandTable {
  readonly #costs: Float64Array;
  readonly #shapes: Uint8Array;
  readonly #band: AlignmentBand;

  constructor(band: AlignmentBand) {
    this.#band = band;
    this.#costs = new Float64Array((band.sources + 1) * band.width).fill(Number.POSITIVE_INFINITY);
    this.#shapes = new Uint8Array((band.sources + 1) * band.width);
    this.#costs[this.#at(0, 0)] = 0;
  }

  holds(i: number, j: number): boolean {
    return i <= this.#band.sources && j >= this.#band.first(i) && j <= this.#band.last(i);
  }

  costAt(i: number, j: number): number {
    return this.#costs[this.#at(i, j)] ?? Number.POSITIVE_INFINITY;
  }

  shapeAt(i: number, j: number): number {
    return this.#shapes[this.#at(i, j)] ?? 0;
  }

  offer(i: number, j: number, cost: number, shape: number): void {
    const at = this.#at(i, j);
    if (cost >= (this.#costs[at] ?? 0)) return;
    this.#costs[at] = cost;
    this.#shapes[at] = shape;
  }

  #at(i: number, j: number): number {
    return i * this.#band.width + j - this.#band.start(i);
  }
}
