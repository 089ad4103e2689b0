import type { Random } from '../../random/seeded-random.ts';

interface SampledPair {
  readonly number: number;
  readonly source: string;
  readonly target: string;
}

const largest = 10_000;

/** Any of the pairs that come with equal chance, at most so many (Vitter 1985, algorithm R). */
export class PairSample {
  readonly #random: Random;
  readonly #pairs: SampledPair[] = [];
  readonly #numbers = new Set<number>();
  #met = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  get pairs(): readonly SampledPair[] {
    return this.#pairs;
  }

  has(number: number): boolean {
    return this.#numbers.has(number);
  }

  add(pair: SampledPair): void {
    this.#met++;
    const place = this.#met <= largest ? this.#pairs.length : this.#random(this.#met);
    if (place >= largest) return;
    this.#numbers.delete(this.#pairs[place]?.number ?? -1);
    this.#pairs[place] = pair;
    this.#numbers.add(pair.number);
  }
}
