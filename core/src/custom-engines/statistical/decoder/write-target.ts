import { raiseSentences } from '../capitals.ts';
import type { PlacedCode } from '../code-tokens.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import type { Token } from '../tokens.ts';
import { placeCodes, type WrittenWord } from './place-codes.ts';
import type { SourceText } from './source-words.ts';
import type { TranslationOption } from './translation-options.ts';

/** The words of a translation. */
export function writtenWords(
  steps: readonly TranslationOption[],
  { tokens }: SourceText,
  { words }: StatisticalModel,
): readonly WrittenWord[] {
  return steps.flatMap(({ words: target, copies, start, end }) =>
    Array.from(target, (word, i) => {
      const copied = copies[i] ?? -1;
      const text = copied >= 0 ? (tokens[copied]?.text ?? '') : words.target.text(word);
      return { text, start, end };
    }),
  );
}

interface WholeSource {
  readonly words: readonly Token[];
  readonly codes: readonly PlacedCode[];
}

/** Words as they are written in their language, with the codes of the source. */
export function writeTarget(
  written: readonly WrittenWord[],
  source: WholeSource,
  { spacing, capitals, words }: Pick<StatisticalModel, 'spacing' | 'capitals' | 'words'>,
): string {
  const texts = written.map(({ text }) => text);
  const raised = raiseSentences(texts, source.words, { ...words, capitals });
  return spacing.join(
    placeCodes(
      written.map((word, i) => ({ ...word, text: raised[i] ?? word.text })),
      source.codes,
    ),
  );
}
