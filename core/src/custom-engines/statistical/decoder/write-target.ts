import { raiseSentences } from '../capitals.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import type { Token } from '../tokens.ts';
import type { SourceText } from './source-words.ts';
import type { TranslationOption } from './translation-options.ts';

/** The tokens of a translation. */
export function targetTokens(
  steps: readonly TranslationOption[],
  { tokens }: SourceText,
  { words }: StatisticalModel,
): readonly string[] {
  return steps.flatMap(({ words: target, copies }) =>
    Array.from(target, (word, i) => {
      const copied = copies[i] ?? -1;
      return copied >= 0 ? (tokens[copied]?.text ?? '') : words.target.text(word);
    }),
  );
}

/** Tokens as they are written in their language. */
export function writeTarget(
  written: readonly string[],
  source: readonly Token[],
  { spacing, capitals, words }: Pick<StatisticalModel, 'spacing' | 'capitals' | 'words'>,
): string {
  return spacing.join(raiseSentences(written, source, { ...words, capitals }));
}
