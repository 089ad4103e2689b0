import { featureAt, featureNames, weigh } from '../features.ts';
import { phraseScores } from '../phrase-features.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import { startWord } from '../vocabulary.ts';
import type { SourceText } from './source-words.ts';

const longestPhrase = 7;

/** One way to translate the places `start` up to `end` of a source. */
export interface TranslationOption {
  readonly start: number;
  readonly end: number;
  /** Words for the language model. */
  readonly words: Int32Array;
  /** By word the place of the source it is a copy of, -1 where it is none. */
  readonly copies: Int32Array;
  /** In the phrase table; -1 where the source stays as it is because nothing is known. */
  readonly phrase: number;
  /** What does not depend on its surroundings, weighed. */
  readonly score: number;
  /** The same and what its words cost one after the other. */
  readonly estimate: number;
}

/** All options, by their start, the likeliest first; every place has one of its own length. */
export function findOptions(source: SourceText, model: StatisticalModel): readonly TranslationOption[][] {
  const length = source.readings.length;
  return Array.from({ length }, (_, start) => {
    const options: TranslationOption[] = [];
    let sequences: readonly (readonly number[])[] = [[]];
    for (let end = start + 1; end <= furthestEnd(source, start); end++) {
      const readings = source.readings[end - 1] ?? [];
      sequences = sequences.flatMap((sequence) => readings.map((reading) => [...sequence, reading]));
      for (const sequence of sequences) options.push(...optionsOf(sequence, start, model));
    }
    if (start === 0) options.push(...wholeOptions(source, model));
    if (!options.some(({ end }) => end === start + 1)) options.push(keptOption(source, start, model));
    return options;
  });
}

function furthestEnd({ readings, walls }: SourceText, start: number): number {
  const most = Math.min(readings.length, start + longestPhrase);
  for (let end = start + 1; end < most; end++) if (walls.has(end)) return end;
  return most;
}

/** Of a text that is longer than phrases are. */
function wholeOptions({ readings, walls }: SourceText, model: StatisticalModel): TranslationOption[] {
  if (readings.length <= longestPhrase || walls.size > 0) return [];
  return optionsOf(
    readings.map(([first = 0]) => first),
    0,
    model,
  );
}

function optionsOf(sequence: readonly number[], start: number, model: StatisticalModel): TranslationOption[] {
  const [first, end] = model.phrases.phrasesOf(Int32Array.from(sequence));
  return Array.from({ length: end - first }, (_, i) => {
    const target = model.phrases.targetOf(first + i);
    const words = target.map((word) => (word < 0 ? (sequence[-1 - word] ?? 0) : word));
    const copies = target.map((word) => (word < 0 ? start - 1 - word : -1));
    return weighOption({ start, end: start + sequence.length, words, copies, phrase: first + i }, model);
  });
}

function keptOption({ readings }: SourceText, start: number, model: StatisticalModel): TranslationOption {
  const words = Int32Array.of(readings[start]?.[0] ?? 0);
  return weighOption({ start, end: start + 1, words, copies: Int32Array.of(start), phrase: -1 }, model);
}

type PlainOption = Omit<TranslationOption, 'score' | 'estimate'>;

function weighOption(option: PlainOption, model: StatisticalModel): TranslationOption {
  const features = new Float64Array(featureNames.length);
  addOptionFeatures(option, model, features);
  const score = weigh(features, model.weights);
  let cost = 0;
  // What stands before is not known yet; the beginning of a sentence is not what it is after.
  let state = option.start === 0 ? model.languageModel.advance(0, startWord) : 0;
  for (const word of option.words) {
    state = model.languageModel.advance(state, word);
    cost += model.languageModel.cost;
  }
  return { ...option, score, estimate: score + cost * (model.weights[featureAt.languageModel] ?? 0) };
}

/** Adds what speaks for an option by itself. */
export function addOptionFeatures(
  { phrase, words }: PlainOption,
  { phrases }: StatisticalModel,
  features: Float64Array,
): void {
  add(features, featureAt.phrases, 1);
  add(features, featureAt.words, words.length);
  if (phrase < 0) add(features, featureAt.unknown, 1);
  else
    for (const score of phraseScores.keys())
      add(features, featureAt.targetGivenSource + score, phrases.score(phrase, score));
}

export function add(features: Float64Array, at: number, value: number): void {
  features[at] = (features[at] ?? 0) + value;
}
