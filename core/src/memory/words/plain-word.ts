const ascii = /^[\0-\x7f]*$/;
const marks = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const others = /[ßæœøłđðıё]/g;

/** Letters with a stroke or two in one, which have no mark to be left out; `ё` is mostly written `е`. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ё: 'е',
};

/**
 * A word in small letters, in one width and without accents: `Résumé`, `ｒesume` and `resume` are one to somebody who
 * looks for it. Marks that are letters of their own (`й`, vowels of Hindi) stay.
 */
export function plainWord(word: string): string {
  const lower = word.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFKC')
    .toLowerCase()
    .replace(others, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '$1')
    .normalize('NFC');
}
