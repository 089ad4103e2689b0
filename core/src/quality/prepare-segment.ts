import { placeholderRules } from '../document/placeholders/placeholder-rules.ts';
import type { InlineText } from '../inline/inline-text.ts';
import { percentBehind } from './percent-sign.ts';
import type { CheckedSegment, PreparedSegment } from './quality-rule.ts';

/** Blanks what programs put into texts once for all rules, so that none of them reads an address as a sentence. */
export function prepareSegment(segment: CheckedSegment): PreparedSegment {
  const { source, target, sourceLanguage, targetLanguage } = segment;
  return {
    ...segment,
    sourceWords: blanked(percentBehind(source.text, sourceLanguage)),
    targetWords: blanked(percentBehind(target.text, targetLanguage)),
    targetBarriers: new Set(target.codes.map(({ at }) => at)),
    sourceScript: scriptOf(sourceLanguage),
    targetScript: scriptOf(targetLanguage),
  };
}

/** Line breaks themselves stay: checks of spaces read them. */
const protectedText = new RegExp(
  [...placeholderRules.filter(({ kind }) => kind !== 'break').map(({ pattern }) => pattern), '\\\\[nrt]']
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'gu',
);

/** Object replacement characters: no letter, no space and no punctuation of any language. */
function blanked(text: string): string {
  return text.replace(protectedText, (found) => '\uFFFC'.repeat(found.length));
}

/** ISO 15924 code of the usual script of a language, such as `Latn` or `Hans`. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Zzzz';
  } catch {
    return 'Zzzz';
  }
}

/** Scripts whose words are written without spaces and whose punctuation is as wide as their letters. */
export function isHan(script: string): boolean {
  return ['Hans', 'Hant', 'Jpan', 'Hani'].includes(script);
}

/** Scripts in which sentences end without a mark. */
export function endsWithoutMark(script: string): boolean {
  return ['Thai', 'Laoo'].includes(script);
}

/** Scripts with capital and small letters. */
export function hasCase(script: string): boolean {
  return ['Latn', 'Cyrl', 'Grek', 'Armn'].includes(script);
}

export function hasWordsToCheck({ text }: InlineText): boolean {
  return /\p{L}/u.test(text);
}
