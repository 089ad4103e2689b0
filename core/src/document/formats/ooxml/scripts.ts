/** Word keeps three fonts, and two sizes, boldnesses and slants, for three families of scripts (§17.3.2.26). */
export interface ScriptFamilies {
  readonly eastAsian: boolean;
  readonly complex: boolean;
}

const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const complex =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const beyondLatin = /[\u0590-\uffff]/;
/** Every block with a complex script, and all surrogates: a small class is looked up faster than a list of scripts. */
const complexBlocks = /[\u0590-\u1fff\ua800-\udfff\ufb1d-\ufeff]/;
const rightToLeftLanguages = new Set([
  'ar',
  'he',
  'iw',
  'fa',
  'ur',
  'ps',
  'sd',
  'ug',
  'yi',
  'dv',
  'ckb',
  'syr',
]);
const eastAsianLanguages = new Set(['zh', 'ja', 'ko', 'yue', 'wuu', 'nan']);
const plain: ScriptFamilies = { eastAsian: false, complex: false };

export function scriptFamilies(text: string): ScriptFamilies {
  if (!beyondLatin.test(text)) return plain;
  return { eastAsian: eastAsian.test(text), complex: complexBlocks.test(text) && complex.test(text) };
}

export function hasRightToLeft(text: string): boolean {
  return complexBlocks.test(text) && rightToLeft.test(text);
}

export function hasLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

export function isRightToLeftLanguage(languageTag: string): boolean {
  const [language = '', ...rest] = languageTag.toLowerCase().split('-');
  return rightToLeftLanguages.has(language) || rest.includes('arab') || rest.includes('hebr');
}

export function isEastAsianLanguage(languageTag: string): boolean {
  return eastAsianLanguages.has(languageTag.toLowerCase().split('-')[0] ?? '');
}
