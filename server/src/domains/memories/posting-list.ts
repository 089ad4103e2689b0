import type { Postings } from './feature-buckets.ts';

/** Postings that are gathered, in arrays that grow. */
export class PostingList {
  #features = new Int32Array(1_024);
  #numbers = new Int32Array(1_024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(feature: number, number: number): void {
    if (this.#length === this.#features.length) this.#grow();
    this.#features[this.#length] = feature;
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Of no use afterwards, because who takes them may change them. */
  take(): Postings {
    return {
      features: this.#features.subarray(0, this.#length),
      numbers: this.#numbers.subarray(0, this.#length),
    };
  }

  #grow(): void {
    this.#features = grown(this.#features);
    this.#numbers = grown(this.#numbers);
  }
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
