/**
 * Words as word processors count them: whatever stands between white space is one, and so is each Chinese character,
 * kana and mark of East Asia; Hangul is written with spaces. Pass text without codes.
 */
export function countLikeWord(text: string): number {
  let words = 0;
  for (const [token] of text.normalize('NFC').matchAll(/[^\s\u00a0\u3000]+/gu)) words += wordsInToken(token);
  return words;
}

const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]\p{M}*/gu;

/** Runs between the characters of East Asia are words of their own. */
function wordsInToken(token: string): number {
  const characters = token.match(eastAsian)?.length ?? 0;
  if (characters === 0) return 1;
  return characters + token.split(eastAsian).filter((run) => run !== '').length;
}
