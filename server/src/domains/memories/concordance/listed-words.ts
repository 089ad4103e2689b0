import { plainWord } from '@transloom/core/memory/words/plain-word';
import { visitWords } from '@transloom/core/memory/words/text-words';

/** A word as it is looked up by its beginning. */
export interface ListedWord {
  /** The word without accents. */
  readonly plain: string;
  /** The word in lower case. */
  readonly word: string;
}

/** Longest word that anybody would search, in UTF-16 units. */
const longest = 60;
const shortest = 2;

/**
 * The words of some texts, each once, in the order in which they are written down, which keeps writers from waiting for one
 * another. `known` are left out.
 */
export function listedWords(
  texts: Iterable<string>,
  known: ReadonlySet<string> = new Set(),
): readonly ListedWord[] {
  const words = new Set<string>();
  for (const text of texts) visitWords(text, (folded) => words.add(folded));
  return [...words]
    .filter((word) => word.length >= shortest && word.length <= longest && !known.has(word))
    .sort()
    .map((word) => ({ plain: plainWord(word), word }));
}
