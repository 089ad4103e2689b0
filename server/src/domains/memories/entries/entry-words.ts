import { combineHashes, hash32 } from '@transloom/core/memory/tokens/text-hash';
import type { KeySet } from '@transloom/core/memory/words/concordance';
import { areJoined, type TextWord, visitWordKeys } from '@transloom/core/memory/words/text-words';

/** Word keys of a pair: the column `words`. */
export function entryWords(directionId: string, texts: readonly string[]): number[] {
  const words = new Set<number>();
  const salt = hash32(directionId);
  for (const text of texts) visitWordKeys(text, (key) => words.add(combineHashes(key, salt)));
  return [...words];
}

/** Keys as they are kept in a direction, each once. */
export function wordsIn(directionId: string, keys: KeySet): number[] {
  const salt = hash32(directionId);
  return [...new Set(keys.map((key) => combineHashes(key, salt)))];
}

/** Patterns of `like` know these characters. */
const special = /[\\%_]/g;

/** Pattern for texts that have the words in this order and spelling, with anything between them. */
export function orderPattern(text: string, words: readonly TextWord[]): string {
  const parts = words.map((word, i) => {
    const before = words[i - 1];
    const { length } = word.root;
    // The last letter of a root is another one in some plurals.
    const begin = text.slice(word.start, word.start + (length > 3 ? length - 1 : length));
    const escaped = begin.replace(special, String.raw`\$&`);
    return before !== undefined && areJoined(before, word) ? escaped : `%${escaped}`;
  });
  return `${parts.join('')}%`;
}
