import type { AlignmentOptions, AlignmentWarning } from '@transloom/contracts/alignment';
import { isOtherLanguage } from '@transloom/core/language/is-other-language';

/** One side is much longer where it has more than so many times the sentences of the other. */
const muchLonger = 1.5;
/** So many sentences tell the language of a text. */
const sampledSentences = 200;

interface BothTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
}

/** What should be looked at before the pairs are trusted (rule D8.37). */
export function textWarnings(
  { source, target }: BothTexts,
  { sourceLanguage, targetLanguage }: AlignmentOptions,
): readonly AlignmentWarning[] {
  const [more, fewer] = [Math.max(source.length, target.length), Math.min(source.length, target.length)];
  return [
    ...(isOther(source, sourceLanguage)
      ? [{ code: 'other-source-language' as const, params: { sourceLanguage } }]
      : []),
    ...(isOther(target, targetLanguage)
      ? [{ code: 'other-target-language' as const, params: { targetLanguage } }]
      : []),
    ...(more > muchLonger * fewer + 1
      ? [{ code: 'unequal' as const, params: { source: source.length, target: target.length } }]
      : []),
  ];
}

function isOther(sentences: readonly string[], language: string): boolean {
  return isOtherLanguage(sentences.slice(0, sampledSentences).join(' '), language);
}
