/** A sentence as weights of its features by their numbers. */
export type WeightedVector = ReadonlyMap<number, number>;

/** Gives each feature a number; the same feature of both languages has the same one. */
export class FeatureNumbers {
  readonly #numbers = new Map<string, number>();

  numbersOf(features: readonly string[]): readonly number[] {
    return features.map((feature) => {
      const known = this.#numbers.get(feature);
      if (known !== undefined) return known;
      this.#numbers.set(feature, this.#numbers.size);
      return this.#numbers.size - 1;
    });
  }
}

/** In how many sentences each feature stands. */
export function sentenceCounts(sentences: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const sentence of sentences)
    for (const feature of new Set(sentence)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Rare features weigh most: the root of their number in the sentence times the inverse share of sentences. */
export function weighFeatures(
  sentences: readonly (readonly number[])[],
  counts: ReadonlyMap<number, number>,
  total: number,
): readonly WeightedVector[] {
  return sentences.map((sentence) => {
    const times = new Map<number, number>();
    for (const feature of sentence) times.set(feature, (times.get(feature) ?? 0) + 1);
    for (const [feature, count] of times)
      times.set(feature, Math.sqrt(count) * Math.log((total + 1) / (counts.get(feature) ?? 1)));
    return times;
  });
}

export function dotProduct(first: WeightedVector, second: WeightedVector): number {
  const [small, large] = first.size <= second.size ? [first, second] : [second, first];
  let sum = 0;
  for (const [feature, weight] of small) sum += weight * (large.get(feature) ?? 0);
  return sum;
}
