/** Length as it would be in an alphabet: a Han, Kana or Hangul character weighs as three letters. */
export function textWeight(text: string): number {
  const dense = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return text.length + 2 * dense;
}
