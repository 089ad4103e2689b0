import type { Postings } from '../matching/feature-buckets.ts';

const firstCapacity = 1_024;

/**
 * Gathers postings in growing arrays that are used again: new arrays of megabytes for each of a hundred blocks would
 * stay in memory until the next garbage collection.
 */
export class PostingList {
  #postings = postingArrays(firstCapacity);
  #spare = postingArrays(firstCapacity);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(feature: number, number: number): void {
    if (this.#length === this.#postings.features.length) this.#grow();
    const { features, numbers } = this.#postings;
    features[this.#length] = feature;
    numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Returns the postings; the caller may change them until more are gathered. */
  take(): Postings {
    return firstOf(this.#postings, this.#length);
  }

  /** Returns arrays of the same length, for sorting. */
  spare(): Postings {
    if (this.#spare.features.length < this.#length)
      this.#spare = postingArrays(this.#postings.features.length);
    return firstOf(this.#spare, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #grow(): void {
    const larger = postingArrays(this.#postings.features.length * 2);
    larger.features.set(this.#postings.features);
    larger.numbers.set(this.#postings.numbers);
    this.#postings = larger;
  }
}

function postingArrays(length: number): Postings {
  return { features: new Int32Array(length), numbers: new Int32Array(length) };
}

function firstOf({ features, numbers }: Postings, length: number): Postings {
  return { features: features.subarray(0, length), numbers: numbers.subarray(0, length) };
}
