import { similarWords } from '../tokens/graded-distance.ts';
import { bitCount } from './bit-count.ts';
import { ByteStrings } from './byte-strings.ts';
import { GrowingInts } from './growing-ints.ts';

/** The words of numbered tokens, to be compared letter by letter. */
export class TokenWords {
  readonly #words = new ByteStrings();
  readonly #heads = new GrowingInts();
  readonly #letters = new GrowingInts();

  /** Adds the word of the next token number, starting at 1; empty where the token is no word. */
  add(word: string, { head, letters }: WordSigns): void {
    this.#words.add(word);
    this.#heads.push(head);
    this.#letters.push(letters);
  }

  /** False for most tokens whose word is not similar to the one with these signs. */
  mayBeSimilar(signs: WordSigns, token: number): boolean {
    return mayBeSimilar(signs.head, signs.letters, this.#heads.get(token - 1), this.#letters.get(token - 1));
  }

  /** The bit as `beginningBit` gives it. */
  beginningBit(token: number): number {
    return beginningBit(this.#heads.get(token - 1));
  }

  /** Whether the word of a token is similar to this one, in lower case. */
  isSimilar(word: string, token: number): boolean {
    return similarWords(word, this.#words.get(token - 1));
  }
}

/** Signs that distinguish most words that are not similar. */
export interface WordSigns {
  /** The length of the word, and from the 17th bit on its first unit; 0 for what is no word. */
  readonly head: number;
  /** One bit for all letters that are 32 apart. */
  readonly letters: number;
}

/** Signs of the word in [start, end), in lower case. */
export function wordSigns(units: Uint16Array, start: number, end: number): WordSigns {
  let letters = 0;
  for (let i = start; i < end; i++) letters |= 1 << ((units[i] ?? 0) & 31);
  return { head: ((units[start] ?? 0) << 16) | Math.min(end - start, 0xffff), letters };
}

export const noWord: WordSigns = { head: 0, letters: 0 };

/** Shorter words are similar to none. */
const leastLetters = 4;

/** One of 32 bits for the first unit of a word with this head; none where the word is similar to no other. */
export function beginningBit(head: number): number {
  return (head & 0xffff) < leastLetters ? 0 : 1 << ((head >>> 16) & 31);
}

/** False where words begin otherwise, where one is far longer, and where they have other letters. */
function mayBeSimilar(head: number, letters: number, otherHead: number, otherLetters: number): boolean {
  if ((head ^ otherHead) >>> 16 !== 0 || otherHead === 0) return false;
  const length = head & 0xffff;
  const otherLength = otherHead & 0xffff;
  const longest = Math.max(length, otherLength);
  if (Math.abs(length - otherLength) * 3 > longest + 2) return false;
  // A letter that becomes another takes one away and brings one.
  return bitCount(letters ^ otherLetters) * 3 <= 2 * (longest + 2);
}
