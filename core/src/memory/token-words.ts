import { ByteStrings } from './byte-strings.ts';
import { similarWords } from './graded-distance.ts';
import { GrowingInts } from './growing-ints.ts';

/** The words of numbered tokens, to be compared letter by letter. */
export class TokenWords {
  readonly #words = new ByteStrings();
  /** As `wordHead` gives them. */
  readonly #heads = new GrowingInts();

  /** Of the next number, from 1 on; empty where the token is no word. */
  add(word: string): void {
    this.#words.add(word);
    this.#heads.push(wordHead(word));
  }

  /** False for most tokens whose word is not similar to one of this head: it begins otherwise, or is far longer or shorter. */
  mayBeSimilar(head: number, token: number): boolean {
    const other = this.#heads.get(token - 1);
    if ((head ^ other) >>> 16 !== 0 || other === 0) return false;
    const [length, otherLength] = [head & 0xffff, other & 0xffff];
    return Math.abs(length - otherLength) * 3 <= Math.max(length, otherLength) + 2;
  }

  /** Whether the word of a token is similar to this one, in lower case. */
  isSimilar(word: string, token: number): boolean {
    return similarWords(word, this.#words.get(token - 1));
  }
}

/** The length of a word, and from the 17th bit on its first unit; 0 for what is no word. */
function wordHead(word: string): number {
  return headOf(word.charCodeAt(0), word.length);
}

/** The same for a word of so many units. */
export function headOf(first: number, length: number): number {
  return length === 0 ? 0 : (first << 16) | Math.min(length, 0xffff);
}
