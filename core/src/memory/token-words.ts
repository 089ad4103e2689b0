import { ByteStrings } from './byte-strings.ts';
import { similarWords } from './graded-distance.ts';
import { GrowingInts } from './growing-ints.ts';

/** The words of numbered tokens, to be compared letter by letter. */
export class TokenWords {
  readonly #words = new ByteStrings();
  /** The length of each word, and from the 17th bit on the first unit; 0 where the token is no word. */
  readonly #heads = new GrowingInts();

  /** Of the next number, from 1 on; empty where the token is no word. */
  add(word: string): void {
    this.#words.add(word);
    this.#heads.push(headOf(word));
  }

  /** Whether the word of a token is similar to this one, in lower case. */
  isSimilar(word: string, token: number): boolean {
    const head = this.#heads.get(token - 1);
    if (head === 0 || (head ^ headOf(word)) >>> 16 !== 0) return false;
    const length = head & 0xffff;
    // Of twelve letters four may differ: a third of the longer word, rounded up, is enough to tell most pairs apart.
    if (Math.abs(length - word.length) * 3 > Math.max(length, word.length) + 2) return false;
    return similarWords(word, this.#words.get(token - 1));
  }
}

function headOf(word: string): number {
  return word === '' ? 0 : (word.charCodeAt(0) << 16) | Math.min(word.length, 0xffff);
}
