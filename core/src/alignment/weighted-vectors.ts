/** A sentence as weights of its features; the features are numbers in rising order. */
export interface WeightedVector {
  readonly features: Int32Array;
  readonly weights: Float64Array;
}

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
    return vectorOf(times);
  });
}

export function vectorOf(weights: ReadonlyMap<number, number>): WeightedVector {
  const sorted = [...weights].toSorted(([a], [b]) => a - b);
  return {
    features: Int32Array.from(sorted, ([feature]) => feature),
    weights: Float64Array.from(sorted, ([, weight]) => weight),
  };
}

export function dotProduct(first: WeightedVector, second: WeightedVector): number {
  let [a, b, sum] = [0, 0, 0];
  while (a < first.features.length && b < second.features.length) {
    const difference = (first.features[a] ?? 0) - (second.features[b] ?? 0);
    if (difference === 0) sum += (first.weights[a] ?? 0) * (second.weights[b] ?? 0);
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  return sum;
}
