const dense = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const unit = new RegExp(`${dense}\\p{M}*|(?:(?!${dense})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Words in lower case, and the single characters of scripts that are written without spaces. */
export function textUnits(text: string): readonly string[] {
  return text.toLowerCase().match(unit) ?? [];
}
