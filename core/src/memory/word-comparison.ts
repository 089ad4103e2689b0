import { gradedTokenDistance } from './graded-distance.ts';
import { mostDistance } from './match-rate.ts';
import type { TextReader } from './text-reader.ts';
import type { TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';
import { mayBeSimilar, noWord, type TokenWords, type WordSigns } from './token-words.ts';

export interface ComparedTexts {
  readonly tokens: TokenIndex;
  readonly words: TokenWords;
}

/** How far the words of one text are from those of indexed ones; until its reader reads another text. */
export class WordComparison {
  readonly #texts: ComparedTexts;
  readonly #query: TokenQuery;
  readonly #reader: TextReader;
  readonly #minRate: number;
  readonly #signs: readonly WordSigns[];
  /** Places of the words in the text. */
  readonly #words: readonly number[];
  /** By token and place in the text. */
  readonly #similar = new Map<number, boolean>();
  #hasSimilar: boolean | undefined;

  /** `minRate` in whole percent. */
  constructor(texts: ComparedTexts, query: TokenQuery, reader: TextReader, minRate: number) {
    this.#texts = texts;
    this.#query = query;
    this.#reader = reader;
    this.#minRate = minRate;
    this.#signs = Array.from(query.numbers, (_, i) => reader.signsAt(i));
    this.#words = this.#signs.flatMap(({ head }, i) => (head === 0 ? [] : [i]));
  }

  /**
   * Half units, as `gradedDistance` gives them, to the text at a place; where they are too many for the lowest rate, some
   * number that is too many. `changes`: how many tokens differ, where somebody has counted them.
   */
  distanceTo(place: number, changes?: number): number {
    const { tokens, tokenStart } = this.#texts.tokens;
    const others = tokens.subarray(tokenStart[place], tokenStart[place + 1]);
    if (changes !== undefined && !this.#mayCountHalf(others)) return 2 * changes;
    const { numbers } = this.#query;
    return gradedTokenDistance(numbers, others, {
      areSimilar: (i, j) => this.#isSimilar(i, others[j] ?? 0),
      most: mostDistance(Math.max(numbers.length, others.length), this.#minRate),
    });
  }

  /** False where no word of the one text is similar to another one of the other. */
  #mayCountHalf(others: TokenIndex['tokens']): boolean {
    if (this.#words.length === 0) return false;
    this.#hasSimilar ??= this.#words.some((i) => this.#isLikeOther(i));
    if (this.#hasSimilar) return true;
    const { asked } = this.#texts.tokens.scratch;
    for (let j = 0; j < others.length; j++) {
      const token = others[j] ?? 0;
      if (asked[token] === 0 && this.#isLikeAny(token)) return true;
    }
    return false;
  }

  #isLikeAny(token: number): boolean {
    for (let word = 0; word < this.#words.length; word++)
      if (this.#isSimilar(this.#words[word] ?? 0, token)) return true;
    return false;
  }

  /** Whether the word is similar to another one of its text that other texts have, too. */
  #isLikeOther(i: number): boolean {
    const { numbers } = this.#query;
    const { head, letters } = this.#signs[i] ?? noWord;
    return this.#words.some((j) => {
      const other = this.#signs[j] ?? noWord;
      if (numbers[i] === numbers[j] || numbers[j] === 0) return false;
      return mayBeSimilar(head, letters, other.head, other.letters) && this.#isSimilar(i, numbers[j] ?? 0);
    });
  }

  #isSimilar(i: number, token: number): boolean {
    const { words } = this.#texts;
    if (!words.mayBeSimilar(this.#signs[i] ?? noWord, token)) return false;
    const pair = token * this.#query.numbers.length + i;
    const known = this.#similar.get(pair);
    if (known !== undefined) return known;
    const found = words.isSimilar(this.#reader.wordAt(i), token);
    this.#similar.set(pair, found);
    return found;
  }
}
