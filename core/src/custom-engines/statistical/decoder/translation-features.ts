import { featureAt, featureNames } from '../features.ts';
import { orientationOf } from '../phrase-features.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import { endWord, startWord } from '../vocabulary.ts';
import { add, addOptionFeatures, type TranslationOption } from './translation-options.ts';

/** Everything that speaks for a whole translation; weighed, it is the score of its hypothesis. */
export function translationFeatures(
  steps: readonly TranslationOption[],
  model: StatisticalModel,
): Float64Array {
  const features = new Float64Array(featureNames.length);
  const { languageModel, phrases } = model;
  let state = languageModel.advance(0, startWord);
  let before = { start: -1, end: 0, phrase: -1 };
  for (const option of steps) {
    addOptionFeatures(option, model, features);
    for (const word of option.words) {
      state = languageModel.advance(state, word);
      add(features, featureAt.languageModel, languageModel.cost);
    }
    const orientation = orientationOf(before, option);
    add(features, featureAt.distance, Math.abs(option.start - before.end));
    if (option.phrase >= 0)
      add(features, featureAt.monotoneBefore + orientation, phrases.reordering(option.phrase, orientation));
    if (before.phrase >= 0)
      add(
        features,
        featureAt.monotoneAfter + orientation,
        phrases.reordering(before.phrase, 3 + orientation),
      );
    before = option;
  }
  languageModel.advance(state, endWord);
  add(features, featureAt.languageModel, languageModel.cost);
  return features;
}
