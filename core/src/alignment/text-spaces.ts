import type { AlignmentBand } from './alignment-band.ts';
import type { AlignmentTexts } from './alignment-texts.ts';
import { alignmentWeights } from './alignment-weights.ts';
import { marksOf } from './sentence-marks.ts';
import { gramsOf } from './sentence-tokens.ts';
import { type SimilaritySpace, similaritySpace } from './similarity-space.ts';
import { FeatureNumbers, sentenceCounts, weighFeatures } from './weighted-vectors.ts';

/** The ways in which two texts are compared before any word of them is known. */
export function textSpaces(
  { source, target, translated, known }: AlignmentTexts,
  band: AlignmentBand,
): readonly SimilaritySpace[] {
  const { grams, marks, translation, known: shareOfKnown } = alignmentWeights;
  const compare = (featuresOf: FeaturesOf, texts: readonly string[], share: number) =>
    featureSpace(texts.map(featuresOf), target.map(featuresOf), { band, share });
  const spaces = [compare(gramsOf, source, grams), compare(marksOf, source, marks)];
  if (translated !== undefined) spaces.push(compare(gramsOf, translated, translation));
  if (known?.some((text) => text !== ''))
    spaces.push(ofKnownRuns(compare(gramsOf, known, shareOfKnown), known));
  return spaces;
}

type FeaturesOf = (sentence: string) => readonly string[];

interface SpaceOptions {
  readonly band: AlignmentBand;
  readonly share: number;
}

function featureSpace(
  source: readonly (readonly string[])[],
  target: readonly (readonly string[])[],
  { band, share }: SpaceOptions,
): SimilaritySpace {
  const numbers = new FeatureNumbers();
  const sources = source.map((features) => numbers.numbersOf(features));
  const targets = target.map((features) => numbers.numbersOf(features));
  const counts = higherCounts(sentenceCounts(sources), sentenceCounts(targets));
  const total = Math.max(source.length, target.length);
  const weigh = (sentences: readonly (readonly number[])[]) => weighFeatures(sentences, counts, total);
  return similaritySpace({ sources: weigh(sources), targets: weigh(targets) }, band, share);
}

/** Speaks for runs of which each sentence is known: what is known of one must not join it with its neighbors. */
function ofKnownRuns(space: SimilaritySpace, known: readonly string[]): SimilaritySpace {
  const isKnown = (i: number, m: number) => known.slice(i, i + m).every((text) => text !== '');
  return { ...space, similarity: (i, m, j, n) => (isKnown(i, m) ? space.similarity(i, m, j, n) : 0) };
}

/** In how many sentences of one side each feature stands, of the side that has it more often. */
function higherCounts(
  first: ReadonlyMap<number, number>,
  second: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const counts = new Map(first);
  for (const [feature, count] of second) counts.set(feature, Math.max(count, counts.get(feature) ?? 0));
  return counts;
}
