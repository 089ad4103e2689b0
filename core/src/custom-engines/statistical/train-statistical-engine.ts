import type { LanguagePair } from '../../language/language-pair.ts';
import { pick, seededRandom } from '../../random/seeded-random.ts';
import type { Tokenization } from '../../scoring/score-tokens.ts';
import { type Bitext, buildBitext, isTrainable, type TextPair, type TokenPair } from './bitext.ts';
import { buildLanguageModel } from './build-language-model.ts';
import { learnCapitals } from './capitals.ts';
import { withoutCodes } from './code-tokens.ts';
import { usualWeights } from './features.ts';
import { countPhrases } from './phrase-counts.ts';
import { buildPhraseTable } from './phrase-table.ts';
import { learnSpacing } from './spacing.ts';
import type { StatisticalModel } from './statistical-model.ts';
import { type Steps, shareOf } from './steps.ts';
import { tokenize } from './tokens.ts';
import { tuneWeights } from './tuning/tune-weights.ts';
import { alignWords } from './word-alignment.ts';

export interface TrainingOptions extends LanguagePair {
  /** Chooses what the weights are tuned on; the same seed gives the same model. */
  readonly seed: number;
  /**
   * Takes more than twice the time: tunes on more pairs, and then learns once more from all of them, those that were held
   * back for tuning too.
   */
  readonly thorough?: boolean;
}

const order = 5;
const tuningPairs = 400;
const thoroughTuningPairs = 600;
/** Pairs beside one another come from one document and are alike, so they are held back together. */
const tuningBlock = 20;
const longestTuned = 50;
/** With fewer pairs holding some back would cost more than tuning brings. */
const fewestForTuning = 2_000;

/** Learns to translate from pairs of training texts, which should be clean and in the order of their documents. */
export function* trainStatisticalEngine(
  given: readonly TextPair[],
  { targetLanguage, seed, thorough = false }: TrainingOptions,
): Steps<StatisticalModel> {
  const held = chooseForTuning(given.length, seed, thorough ? thoroughTuningPairs : tuningPairs);
  const pairs = given.map(({ source, target }) => ({
    source: withoutCodes(source),
    target: withoutCodes(target),
  }));
  const learned = pairs.filter((_, i) => !held.has(i));
  const model = yield* shareOf(learnFrom(learned), 0, thorough ? 0.3 : 0.5);
  const tuned = pairs.filter(({ source }, i) => held.has(i) && tokenize(source).length <= longestTuned);
  if (tuned.length === 0) return model;
  const tuning = tuneWeights(model, tuned, tokenizationFor(targetLanguage));
  if (!thorough) return { ...model, weights: yield* shareOf(tuning, 0.5, 1) };
  const weights = yield* shareOf(tuning, 0.3, 0.7);
  return { ...(yield* shareOf(learnFrom(pairs), 0.7, 1)), weights };
}

function* learnFrom(pairs: readonly TextPair[]): Steps<StatisticalModel> {
  const tokens: TokenPair[] = [];
  for (const [i, { source, target }] of pairs.entries()) {
    tokens.push({ source: tokenize(source), target: tokenize(target) });
    if (i % 1000 === 0) yield (0.2 * i) / pairs.length;
  }
  return yield* shareOf(learn(tokens.filter(isTrainable)), 0.2, 1);
}

function* learn(pairs: readonly TokenPair[]): Steps<StatisticalModel> {
  const { bitext, words } = buildBitext(pairs);
  const alignment = yield* shareOf(alignWords(bitext), 0.1, 0.4);
  const counts = yield* shareOf(countPhrases(bitext, alignment), 0.4, 0.8);
  const phrases = buildPhraseTable(counts);
  yield 0.9;
  return {
    words,
    phrases,
    weights: usualWeights,
    languageModel: buildLanguageModel(targetsOf(bitext), order),
    spacing: learnSpacing(pairs.map(({ target }) => target)),
    capitals: learnCapitals(pairs),
  };
}

function* targetsOf({ size, target, targetStart }: Bitext): Generator<Int32Array> {
  for (let pair = 0; pair < size; pair++) yield target.subarray(targetStart[pair], targetStart[pair + 1]);
}

function chooseForTuning(pairs: number, seed: number, wanted: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  if (pairs < fewestForTuning) return chosen;
  const random = seededRandom(seed);
  const blocks = Array.from({ length: Math.floor(pairs / tuningBlock) }, (_, block) => block * tuningBlock);
  while (chosen.size < wanted) {
    const start = pick(random, blocks);
    for (let i = start; i < start + tuningBlock; i++) chosen.add(i);
  }
  return chosen;
}

/** How BLEU cuts a language into words. */
export function tokenizationFor(language: string): Tokenization {
  const [name = ''] = language.toLowerCase().split('-');
  if (name === 'zh') return 'zh';
  return ['ja', 'th', 'lo', 'km', 'my'].includes(name) ? 'char' : '13a';
}
