/**
 * Numbers of sources with the marks that each received, in order of first appearance. A `Map` took more time than all
 * other work on lists of some ten thousand.
 */
export class MarkedNumbers {
  /** Position of each number by its hash, starting at 1. */
  readonly #places: Int32Array;
  readonly #numbers: Int32Array;
  readonly #marks: Int32Array;
  readonly #shift: number;
  #count = 0;

  /** `most`: no more different numbers than this are marked. */
  constructor(most: number) {
    const bits = Math.ceil(Math.log2(most * sparseness + 2));
    this.#places = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
    this.#numbers = new Int32Array(most);
    this.#marks = new Int32Array(most);
  }

  /** A number, which is not negative, gets these beside those that it has. */
  mark(number: number, marks: number): void {
    const last = this.#places.length - 1;
    let slot = Math.imul(number, spreading) >>> this.#shift;
    for (;;) {
      const place = this.#places[slot] ?? 0;
      if (place === 0) break;
      if (this.#numbers[place - 1] === number) {
        this.#marks[place - 1] = (this.#marks[place - 1] ?? 0) | marks;
        return;
      }
      slot = (slot + 1) & last;
    }
    this.#numbers[this.#count] = number;
    this.#marks[this.#count] = marks;
    this.#count += 1;
    this.#places[slot] = this.#count;
  }

  visit(see: (number: number, marks: number) => void): void {
    for (let i = 0; i < this.#count; i++) see(this.#numbers[i] ?? 0, this.#marks[i] ?? 0);
  }
}

/** Slots for each number; with fewer, looking up a number meets the slots of others. */
const sparseness = 2;
/** Spreads consecutive numbers far apart; an odd number near 2^32 divided by the golden ratio. */
const spreading = 0x9e3779b1;
