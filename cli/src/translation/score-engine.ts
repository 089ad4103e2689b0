import { tokenizationFor } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import type { InlineText } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { engineOfModel } from './engine-of-model.ts';

interface KnownTranslation {
  readonly source: InlineText;
  readonly target: InlineText;
}

/** BLEU and chrF of an engine, and of sources left as they are; nothing where there is nothing to measure with. */
export async function scoreEngine(
  modelFile: string,
  pairs: readonly KnownTranslation[],
  languages: LanguagePair,
): Promise<Readonly<Record<string, number>>> {
  if (pairs.length === 0) return {};
  const segments = pairs.map(({ source }) => ({ source, codes: {} }));
  const found = await translateSegments(await engineOfModel(modelFile), { ...languages, segments });
  const texts = found.map((one) => (one.status === 'translated' ? one.target.text : ''));
  const engine = score(pairs, texts, languages);
  const sources = score(
    pairs,
    pairs.map(({ source }) => source.text),
    languages,
  );
  return {
    bleu: rounded(engine.bleu),
    chrf: rounded(engine.chrf),
    sourceBleu: rounded(sources.bleu),
    sourceChrf: rounded(sources.chrf),
  };
}

function score(
  pairs: readonly KnownTranslation[],
  texts: readonly string[],
  { targetLanguage }: LanguagePair,
) {
  const segments = pairs.map(({ target }, i) => ({ hypothesis: texts[i] ?? '', references: [target.text] }));
  return scoreCorpus(segments, { tokenization: tokenizationFor(targetLanguage) });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
