import { baseLanguage } from '../language/language-tag.ts';

const ascii = /^[a-z0-9]*$/;
const arabic = /[\u0600-\u06ff]/;
const hebrew = /[\u0590-\u05ff]/;

/**
 * A word as it is compared: NFKC in small letters, without what most people leave out in writing: `ё` in Russian, signs
 * of vowels in Arabic and Hebrew. Turkish and Azerbaijani tell `I` (`ı`) from `İ` (`i`).
 */
export function foldWord(surface: string, language: string): string {
  const turkic = dotless.has(baseLanguage(language));
  if (ascii.test(surface)) return surface;
  const lower = turkic
    ? surface.normalize('NFKC').toLocaleLowerCase('tr')
    : surface.normalize('NFKC').toLowerCase().replaceAll('i\u0307', 'i');
  const folded = lower.normalize('NFC').replaceAll('ё', 'е');
  if (arabic.test(folded)) return foldArabic(folded);
  return hebrew.test(folded) ? foldHebrew(folded) : folded;
}

const dotless = new Set(['tr', 'az']);

/** Without signs of vowels and lengthening; one alef, one ya and one kaf, as people type them. */
function foldArabic(word: string): string {
  return word
    .replace(/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك');
}

const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Letters have another shape at the end of a word, which an ending takes from them. */
function foldHebrew(word: string): string {
  return word
    .replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter);
}
