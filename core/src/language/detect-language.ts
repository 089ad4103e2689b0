import { languagesOfWord } from './function-words.ts';
import { hanScript } from './han-script.ts';

/** Scripts of one language each, by their share of the letters. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['th', /\p{sc=Thai}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['ka', /\p{sc=Georgian}/gu],
  ['hy', /\p{sc=Armenian}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['bn', /\p{sc=Bengali}/gu],
  ['ta', /\p{sc=Tamil}/gu],
  ['te', /\p{sc=Telugu}/gu],
  ['km', /\p{sc=Khmer}/gu],
  ['lo', /\p{sc=Lao}/gu],
  ['my', /\p{sc=Myanmar}/gu],
];

const fewestLetters = 8;

/**
 * The language a text most likely is of, as a BCP 47 tag such as `en`, `ja` or `zh-CN`; undefined where the text is too
 * short or two languages fit alike. East Asian texts often hold Latin names, so a fifth of their letters decides.
 */
export function detectLanguage(text: string): string | undefined {
  const letters = countOf(text, /\p{L}/gu);
  if (letters < fewestLetters) return undefined;
  return eastAsian(text, letters) ?? byScript(text, letters) ?? byWords(text);
}

function eastAsian(text: string, letters: number): string | undefined {
  const han = countOf(text, /\p{sc=Han}/gu);
  const kana = countOf(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const hangul = countOf(text, /\p{sc=Hangul}/gu);
  if ((han + kana + hangul) * 5 < letters) return undefined;
  if (hangul > han + kana) return 'ko';
  if (kana * 10 >= han) return 'ja';
  return hanScript(text) === 'Hant' ? 'zh-TW' : 'zh-CN';
}

function byScript(text: string, letters: number): string | undefined {
  return scripts.find(([, script]) => countOf(text, script) * 2 > letters)?.[0];
}

/** A running text has at least a tenth of these words. */
const leastShare = 0.1;
const fewestWords = 2;

function byWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? [])
      scores.set(language, (scores.get(language) ?? 0) + 1);
  const [first, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < Math.max(fewestWords, leastShare * words.length)) return undefined;
  return second?.[1] === first[1] ? undefined : first[0];
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
