import type { AlignmentBand } from './alignment-band.ts';
import { alignmentWeights } from './alignment-weights.ts';
import type { Bead } from './bead.ts';
import { stemsOf } from './sentence-tokens.ts';
import { type SimilaritySpace, similaritySpace } from './similarity-space.ts';
import { type Lexicon, trainLexicon } from './train-lexicon.ts';
import {
  FeatureNumbers,
  sentenceCounts,
  vectorOf,
  type WeightedVector,
  weighFeatures,
} from './weighted-vectors.ts';

/** The words of both texts as numbers, and each sentence as weights of its words. */
export interface WordVectors {
  readonly sourceWords: readonly (readonly number[])[];
  readonly targetWords: readonly (readonly number[])[];
  readonly sourceVectors: readonly WeightedVector[];
  readonly targetVectors: readonly WeightedVector[];
}

export function wordVectors(source: readonly string[], target: readonly string[]): WordVectors {
  const [sourceNumbers, targetNumbers] = [new FeatureNumbers(), new FeatureNumbers()];
  const sourceWords = source.map((text) => sourceNumbers.numbersOf(stemsOf(text)));
  const targetWords = target.map((text) => targetNumbers.numbersOf(stemsOf(text)));
  return {
    sourceWords,
    targetWords,
    sourceVectors: weighFeatures(sourceWords, sentenceCounts(sourceWords), source.length),
    targetVectors: weighFeatures(targetWords, sentenceCounts(targetWords), target.length),
  };
}

/**
 * Compares the source put into words of the target with the target, and the other way round, by lexicons that are learned
 * from an alignment of the same texts.
 */
export function lexiconSpaces(
  { sourceWords, targetWords, sourceVectors, targetVectors }: WordVectors,
  beads: readonly Bead[],
  band: AlignmentBand,
): readonly SimilaritySpace[] {
  const turned = beads.map(({ source, target }) => ({ source: target, target: source }));
  const forward = trainLexicon(sourceWords, targetWords, beads);
  const backward = trainLexicon(targetWords, sourceWords, turned);
  const there = { sources: putInto(sourceVectors, forward), targets: targetVectors };
  const back = { sources: sourceVectors, targets: putInto(targetVectors, backward) };
  return [there, back].map((vectors) => similaritySpace(vectors, band, alignmentWeights.lexicon));
}

function putInto(vectors: readonly WeightedVector[], lexicon: Lexicon): readonly WeightedVector[] {
  return vectors.map(({ features, weights }) => {
    const put = new Map<number, number>();
    features.forEach((word, place) => {
      for (const [other, probability] of lexicon.get(word) ?? [])
        put.set(other, (put.get(other) ?? 0) + (weights[place] ?? 0) * probability);
    });
    return vectorOf(put);
  });
}
