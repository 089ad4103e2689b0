/**
 * What speaks for a translation, with the weight that is good enough where none was learned. Reordering: to the phrase
 * before, then to the one after, in the order of `orientations`.
 */
const usual = {
  languageModel: 0.9,
  targetGivenSource: 0.6,
  sourceGivenTarget: 0.6,
  wordsGivenSource: 0.3,
  wordsGivenTarget: 0.3,
  phrases: -0.2,
  words: 0.4,
  distance: -0.1,
  monotoneBefore: 0.2,
  swappedBefore: 0.2,
  apartBefore: 0.2,
  monotoneAfter: 0.2,
  swappedAfter: 0.2,
  apartAfter: 0.2,
  unknown: -2,
};

type FeatureName = keyof typeof usual;
export const featureNames = Object.keys(usual) as readonly FeatureName[];

export const featureAt = Object.fromEntries(featureNames.map((name, at) => [name, at])) as Readonly<
  Record<FeatureName, number>
>;

/** By feature, in the order of their names. */
export type Weights = Readonly<Float64Array>;

export const usualWeights: Weights = Float64Array.from(Object.values(usual));

export function weigh(features: Float64Array, weights: Weights): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
