import { languagesOfWord, languagesWithWords } from './function-words.ts';
import { isOtherLanguage } from './is-other-language.ts';
import { baseLanguage, scriptOf } from './language-tag.ts';
import { ownLatinLetters } from './own-letters.ts';

/**
 * Whether a text more likely is of another language than of this one. It finds more than `isOtherLanguage`, and may
 * err on short texts and lists of names: for texts that can be asked for again.
 */
export function looksLikeOtherLanguage(text: string, tag: string): boolean {
  return (
    isOtherLanguage(text, tag) ||
    isEastAsian(text, tag) ||
    isOtherEastAsian(text, tag) ||
    hasOtherWords(text, tag)
  );
}

/** Mostly written in Chinese, Japanese or Korean, in a language that is not. */
function isEastAsian(text: string, tag: string): boolean {
  if (eastAsianScripts.has(scriptOf(tag))) return false;
  const dense = countOf(text, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu);
  return dense >= fewestLetters && dense * 2 >= countOf(text, /\p{L}/gu);
}

const eastAsianScripts: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** Letters that a Chinese, Japanese or Korean sentence of this length has, or never has. */
function isOtherEastAsian(text: string, tag: string): boolean {
  const script = scriptOf(tag);
  const [han, kana, hangul] = [
    countOf(text, /\p{sc=Han}/gu),
    countOf(text, kanaLetter),
    countOf(text, /\p{sc=Hangul}/gu),
  ];
  if (script === 'Jpan') return kana === 0 && han >= longHanText;
  if (script === 'Kore') return hangul === 0 && han + kana >= fewestLetters;
  return (script === 'Hans' || script === 'Hant') && kana >= fewestLetters && kana * 4 >= han;
}

const kanaLetter = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const fewestLetters = 4;
/** Japanese headings have as many characters without kana, sentences do not. */
const longHanText = 16;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const fewestWords = 4;
const fewestFunctionWords = 2;
/** Least share of the words that only the other language has for function words. */
const leastShare = 0.1;
const leastForeignShare = 0.16;

function hasOtherWords(text: string, tag: string): boolean {
  const language = baseLanguage(tag) === 'no' ? 'nb' : baseLanguage(tag);
  if (!languagesWithWords.has(language)) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < fewestWords) return false;
  if (scriptOf(tag) === 'Latn' && foreignLetterShare(words, language) >= leastForeignShare) return true;
  const holders = words.map((word) => languagesOfWord.get(word) ?? []);
  const others = new Set(holders.flat().filter((other) => scriptOf(other) === scriptOf(tag)));
  return [...others].some((other) => isRather(other, language, holders));
}

/** Whether the words that only one of the two languages has are mostly those of `other`. */
function isRather(other: string, language: string, holders: readonly (readonly string[])[]): boolean {
  const only = (one: string, another: string) =>
    holders.filter((languages) => languages.includes(one) && !languages.includes(another)).length;
  const count = only(other, language);
  if (count < Math.max(fewestFunctionWords, leastShare * holders.length)) return false;
  return count >= 1.5 * only(language, other) + 1;
}

/** Share of the words that have a letter the language does not use. */
function foreignLetterShare(words: readonly string[], language: string): number {
  const own = ownLatinLetters.get(language);
  if (own === undefined) return 0;
  const isForeign = (letter: string) => letter > 'z' && !own.includes(letter);
  return words.filter((word) => [...word].some(isForeign)).length / words.length;
}
