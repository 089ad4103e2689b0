import { alignInWindows } from './align-in-windows.ts';
import type { AlignmentTexts } from './alignment-texts.ts';
import type { Bead } from './bead.ts';
import { findBeads } from './find-beads.ts';
import { gramsOf, lengthOf, stemsOf } from './sentence-tokens.ts';
import { type SimilaritySpace, similaritySpace } from './similarity-space.ts';
import { type Lexicon, trainLexicon } from './train-lexicon.ts';
import { FeatureNumbers, sentenceCounts, type WeightedVector, weighFeatures } from './weighted-vectors.ts';

const shareOfGrams = 0.5;
const shareOfTranslation = 0.8;
/** What memories and term bases know says something of few sentences; then it is worth much. */
const shareOfKnown = 0.5;
const shareOfLexicon = 0.6;
/** How often a lexicon is learned from the last alignment and used for the next one. */
const lexiconRounds = 2;
/** In fewer sentences a lexicon only repeats the alignment that it was learned from. */
const fewestForLexicon = 40;
/** A lexicon entry below this probability is noise. */
const leastProbability = 0.05;

/**
 * Pairs the sentences of two texts that translate one another: first by length, names, numbers and related words, then
 * with a lexicon learned from the texts themselves, and by a machine translation where one is given. Every sentence is in
 * exactly one bead; beads stand in the order of the texts. Long texts are aligned a window at a time.
 */
export function alignSentences(texts: AlignmentTexts): readonly Bead[] {
  return alignInWindows(texts, alignWindow);
}

/** Aligns texts that are short enough to be aligned at once. */
export function alignWindow({ source, target, translated, known }: AlignmentTexts): readonly Bead[] {
  const search = {
    sourceLengths: source.map(lengthOf),
    targetLengths: target.map(lengthOf),
    band: bandOf(source.length, target.length),
  };
  const base = [gramSpace(source, target, shareOfGrams)];
  if (translated !== undefined) base.push(gramSpace(translated, target, shareOfTranslation));
  if (known?.some((text) => text !== '')) base.push(knownSpace(known, target));
  let beads = findBeads({ ...search, spaces: base, lengthShare: 0.5 });
  if (Math.min(source.length, target.length) < fewestForLexicon) return beads;
  const words = wordVectors(source, target);
  for (let round = 0; round < lexiconRounds; round++)
    beads = findBeads({ ...search, spaces: [...base, ...lexiconSpaces(words, beads)], lengthShare: 0.3 });
  return beads;
}

/** Wide enough for what is left out on one side, and never so wide that long texts take more than they need. */
function bandOf(sources: number, targets: number): number {
  return Math.max(
    50,
    Math.abs(sources - targets) + 50,
    Math.min(400, Math.ceil(Math.max(sources, targets) * 0.15)),
  );
}

function gramSpace(source: readonly string[], target: readonly string[], share: number): SimilaritySpace {
  const numbers = new FeatureNumbers();
  const [from, into] = [source, target].map((texts) => texts.map((text) => numbers.numbersOf(gramsOf(text))));
  const all = [...(from ?? []), ...(into ?? [])];
  const counts = sentenceCounts(all);
  const weigh = (sentences: readonly (readonly number[])[] = []) =>
    weighFeatures(sentences, counts, all.length);
  return similaritySpace(weigh(from), weigh(into), share);
}

/** Speaks for runs of which each sentence is known: what is known of one must not join it with its neighbors. */
function knownSpace(known: readonly string[], target: readonly string[]): SimilaritySpace {
  const space = gramSpace(known, target, shareOfKnown);
  const isKnown = (i: number, m: number) => known.slice(i, i + m).every((text) => text !== '');
  return { ...space, similarity: (i, m, j, n) => (isKnown(i, m) ? space.similarity(i, m, j, n) : 0) };
}

interface WordVectors {
  readonly sourceWords: readonly (readonly number[])[];
  readonly targetWords: readonly (readonly number[])[];
  readonly sourceVectors: readonly WeightedVector[];
  readonly targetVectors: readonly WeightedVector[];
}

function wordVectors(source: readonly string[], target: readonly string[]): WordVectors {
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

/** Compares the source put into words of the target with the target, and the other way round. */
function lexiconSpaces(words: WordVectors, beads: readonly Bead[]): readonly SimilaritySpace[] {
  const { sourceWords, targetWords, sourceVectors, targetVectors } = words;
  const turned = beads.map(({ source, target }) => ({ source: target, target: source }));
  const forward = trainLexicon(sourceWords, targetWords, beads);
  const backward = trainLexicon(targetWords, sourceWords, turned);
  return [
    similaritySpace(putInto(sourceVectors, forward), targetVectors, shareOfLexicon),
    similaritySpace(sourceVectors, putInto(targetVectors, backward), shareOfLexicon),
  ];
}

function putInto(vectors: readonly WeightedVector[], lexicon: Lexicon): readonly WeightedVector[] {
  return vectors.map((vector) => {
    const put = new Map<number, number>();
    for (const [word, weight] of vector)
      for (const [other, probability] of lexicon.get(word) ?? [])
        if (probability > leastProbability) put.set(other, (put.get(other) ?? 0) + weight * probability);
    return put;
  });
}
