import { prepareSegment } from './prepare-segment.ts';
import type { CheckedSegment, TextSpan } from './quality-rule.ts';

/**
 * The words of a target that a dictionary can judge. Left out are words that stand in the source as well (names), words
 * with digits or inner capitals, abbreviations in capitals, single letters, and what programs put into texts.
 */
export function wordsToSpell(segment: CheckedSegment): readonly TextSpan[] {
  const { targetWords, source, targetLanguage } = prepareSegment(segment);
  const known = new Set(source.text.match(words) ?? []);
  const spans: TextSpan[] = [];
  for (const { segment: word, index, isWordLike } of segmenterOf(targetLanguage).segment(targetWords)) {
    if (isWordLike === true && isPlainWord(word) && !known.has(word))
      spans.push({ start: index, end: index + word.length });
  }
  return spans;
}

const words = /[\p{L}\p{M}’'-]+/gu;

function isPlainWord(word: string): boolean {
  return /^(?:\p{Lu}[\p{Ll}\p{M}’']+|[\p{Ll}\p{Lo}\p{M}’']{2,})$/u.test(word);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}
