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

/** Tokens as they are written in their language, beginning with a capital where the source does. */
export function writeTarget(
  written: readonly string[],
  source: readonly Token[],
  { spacing, capitalizes }: Pick<StatisticalModel, 'spacing' | 'capitalizes'>,
): string {
  const text = spacing.join(written);
  return capitalizes && beginsWithCapital(source) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export function beginsWithCapital([first]: readonly Token[]): boolean {
  return first?.kind === 'word' && /^\p{Lu}/u.test(first.text);
}
