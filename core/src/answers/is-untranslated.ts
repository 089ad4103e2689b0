import { languagesOfWord } from '../language/function-words.ts';
import type { LanguagePair } from '../language/language-pair.ts';
import { baseLanguage, scriptOf } from '../language/language-tag.ts';
import { bareText } from './bare-text.ts';

/** Whether the answer is the source as it was, but for signs and spaces. */
export function isUnchanged(source: string, target: string): boolean {
  return bareText(source) === bareText(target);
}

/**
 * Whether the answer leaves a text as it was that cannot be the same in both languages: it has small words of the
 * source's language, or a script that the target's language does not use. Names, codes and single words may stay.
 */
export function isUntranslated(source: string, target: string, languages: LanguagePair): boolean {
  if (!isUnchanged(source, target)) return false;
  if (baseLanguage(languages.sourceLanguage) === baseLanguage(languages.targetLanguage)) return false;
  return hasSmallWords(source, languages) || isSentence(source) || isOfOtherScript(source, languages);
}

const fewestWords = 4;
const fewestSmallWords = 2;

function hasSmallWords(source: string, { sourceLanguage, targetLanguage }: LanguagePair): boolean {
  const words = source.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isSmall = (word: string) => {
    const languages = languagesOfWord.get(word) ?? [];
    return (
      languages.includes(baseLanguage(sourceLanguage)) && !languages.includes(baseLanguage(targetLanguage))
    );
  };
  return words.length >= fewestWords && words.filter(isSmall).length >= fewestSmallWords;
}

const fewestSentenceWords = 5;
const codeSign = /[_(){}[\]=<>/\\|$#@*`]|\S[.:]\S/;

/** Running text: mostly words in small letters, an end mark, and no sign of code. */
function isSentence(source: string): boolean {
  const words = source.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}{3,}$/u.test(word)).length;
  const isRunning = words.length >= fewestSentenceWords && small * 2 > words.length;
  return isRunning && !codeSign.test(source) && /[.!?…]['"’”»)]*\s*$/.test(source);
}

const scripts: readonly (readonly [pattern: RegExp, of: readonly string[]])[] = [
  [/\p{sc=Han}/gu, ['Hans', 'Hant', 'Jpan', 'Kore']],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, ['Jpan']],
  [/\p{sc=Hangul}/gu, ['Kore']],
  [/\p{sc=Cyrillic}/gu, ['Cyrl']],
  [/\p{sc=Arabic}/gu, ['Arab']],
  [/\p{sc=Hebrew}/gu, ['Hebr']],
  [/\p{sc=Greek}/gu, ['Grek']],
  [/\p{sc=Thai}/gu, ['Thai']],
  [/\p{sc=Devanagari}/gu, ['Deva']],
];

/** Latin letters may stay in every script. */
function isOfOtherScript(source: string, { targetLanguage }: LanguagePair): boolean {
  const script = scriptOf(targetLanguage);
  return scripts.some(
    ([pattern, owners]) =>
      !owners.includes(script) && (source.match(pattern)?.length ?? 0) >= fewestForeignLetters,
  );
}

const fewestForeignLetters = 2;
