import type { Bitext } from '../../custom-engines/statistical/bitext.ts';
import { GrowingInts } from '../index/growing-ints.ts';

interface WordPair {
  /** The roots of the words of each side, in their order. */
  readonly source: readonly string[];
  readonly target: readonly string[];
}

/** Numbers the words of pairs by their roots, each side by itself, as the alignment of words reads them. */
export function bitextOfWords(pairs: readonly WordPair[]): Bitext {
  const source = sideOf(pairs.map((pair) => pair.source));
  const target = sideOf(pairs.map((pair) => pair.target));
  return {
    size: pairs.length,
    source: source.words,
    sourceStart: source.starts,
    target: target.words,
    targetStart: target.starts,
    copyOf: new Int32Array(target.words.length).fill(-1),
  };
}

function sideOf(texts: readonly (readonly string[])[]) {
  const numbers = new Map<string, number>();
  const [words, starts] = [new GrowingInts(), new GrowingInts()];
  for (const text of texts) {
    starts.push(words.length);
    for (const root of text) {
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      words.push(number);
    }
  }
  starts.push(words.length);
  return { words: words.view(), starts: starts.view() };
}
