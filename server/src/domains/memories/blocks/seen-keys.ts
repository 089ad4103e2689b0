import type { KeyHalves } from './key-halves.ts';

/** Bits for each key in a filter: one in 400 new keys is then taken for a known one. */
const bitsPerKey = 16;
const bitsOfKey = 4;
const firstKeys = 64 * 1024;

/**
 * A set of millions of keys with two to four bytes each: Bloom filters, each twice as large as the one before. A key
 * that it reports as known may be new; a key that it reports as new is new.
 */
export class SeenKeys {
  readonly #filters = [new KeyFilter(firstKeys)];

  /** Adds a key; true where it may have been in the set. */
  add({ high: first, low }: KeyHalves): boolean {
    // Odd, so that no two bits of a key are the same one.
    const second = low | 1;
    if (this.#filters.some((filter) => filter.has(first, second))) return true;
    this.#last().add(first, second);
    return false;
  }

  #last(): KeyFilter {
    const last = this.#filters.at(-1);
    if (last?.hasRoom === true) return last;
    const larger = new KeyFilter((last?.capacity ?? firstKeys) * 2);
    this.#filters.push(larger);
    return larger;
  }
}

/** The bits of a key are equally spaced, by both halves of it (Kirsch and Mitzenmacher 2006). */
class KeyFilter {
  /** Capacity in keys; a power of two. */
  readonly capacity: number;
  readonly #words: Int32Array;
  readonly #lastBit: number;
  #count = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.#words = new Int32Array((capacity * bitsPerKey) / 32);
    this.#lastBit = capacity * bitsPerKey - 1;
  }

  get hasRoom(): boolean {
    return this.#count < this.capacity;
  }

  has(first: number, second: number): boolean {
    for (let i = 0, at = first; i < bitsOfKey; i++, at += second) {
      const bit = at & this.#lastBit;
      if (((this.#words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }

  add(first: number, second: number): void {
    for (let i = 0, at = first; i < bitsOfKey; i++, at += second) {
      const bit = at & this.#lastBit;
      this.#words[bit >>> 5] = (this.#words[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
    this.#count += 1;
  }
}
