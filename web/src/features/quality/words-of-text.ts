/** One word a line, as lists and dictionaries of other programs have them; what stands behind a slash is a flag of Hunspell. */
export function wordsOfText(text: string): readonly string[] {
  const words = text.split(/[\r\n,;\t]+/u).map((line) => line.replace(/\/.*$/u, '').trim());
  // The first line of a Hunspell file says how many words follow.
  return [...new Set(words.filter((word) => word !== '' && !/^\d+$/u.test(word)))];
}

const wordPattern = /^[\p{L}\p{M}’'-]+$/u;

/** Entries that are no single word of letters. */
export function noWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !wordPattern.test(word) || word.length > 100);
}
