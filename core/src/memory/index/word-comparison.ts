import { mostDistance } from '../rate/match-rate.ts';
import { gradedTokenDistance } from '../tokens/graded-distance.ts';
import type { TextReader } from './text-reader.ts';
import type { TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';
import { beginningBit, noWord, type TokenWords, type WordSigns } from './token-words.ts';

export interface ComparedTexts {
  readonly tokens: TokenIndex;
  readonly words: TokenWords;
}

/** Distances of the words of one text from those of indexed texts, until its reader reads another text. */
export class WordComparison {
  readonly #texts: ComparedTexts;
  readonly #query: TokenQuery;
  readonly #reader: TextReader;
  readonly #minRate: number;
  readonly #signs: readonly WordSigns[];
  /** One bit for the first letters of its words that are 32 apart. */
  readonly #beginnings: number;
  /** Results by token and position in the text. */
  readonly #similar = new Map<number, boolean>();

  /** `minRate` in whole percent. */
  constructor(texts: ComparedTexts, query: TokenQuery, reader: TextReader, minRate: number) {
    this.#texts = texts;
    this.#query = query;
    this.#reader = reader;
    this.#minRate = minRate;
    this.#signs = Array.from(query.numbers, (_, i) => reader.signsAt(i));
    this.#beginnings = this.#signs.reduce((bits, signs) => bits | beginningBit(signs.head), 0);
  }

  /**
   * Distance to the text at a position in half units, as `gradedDistance` gives it; some larger number where it is
   * too large for the lowest rate. `changes`: number of different tokens, if known.
   */
  distanceTo(place: number, changes?: number): number {
    const { tokens, tokenStart } = this.#texts.tokens;
    const [from = 0, to = 0] = [tokenStart[place], tokenStart[place + 1]];
    const { numbers } = this.#query;
    const most = mostDistance(Math.max(numbers.length, to - from), this.#minRate);
    if (changes === undefined) {
      const least = this.#leastDistance(from, to, most);
      if (least > most) return least;
    } else if (!this.#mayCountHalf(from, to, changes)) return 2 * changes;
    const others = tokens.subarray(from, to);
    return gradedTokenDistance(numbers, others, {
      areSimilar: (i, j) => this.#isSimilar(i, others[j] ?? 0),
      most: Math.min(most, 2 * (changes ?? most)),
    });
  }

  /** A lower bound of the distance; words are compared only where it is at most `most` without them. */
  #leastDistance(from: number, to: number, most: number): number {
    const { numbers } = this.#query;
    const { tokens } = this.#texts.tokens;
    let others = 0;
    for (let at = from; at < to; at++) if (!numbers.includes(tokens[at] ?? 0)) others++;
    const least = Math.max(others, 2 * Math.abs(numbers.length - (to - from)));
    if (least > most) return least;
    for (let at = from; at < to; at++) {
      const token = tokens[at] ?? 0;
      if (!numbers.includes(token) && !this.#isLikeAny(token, 0, numbers.length - 1)) others++;
    }
    return Math.max(others, least);
  }

  /**
   * False where no similar word can make for fewer changes than were counted. A word that moves by some positions
   * costs as many changes before or after it.
   */
  #mayCountHalf(from: number, to: number, changes: number): boolean {
    if (this.#beginnings === 0) return false;
    const { words, tokens } = this.#texts;
    const { start, end } = this.#middle(from, to);
    const longer = to - from - this.#query.numbers.length;
    const moves = (changes - 1 - Math.abs(longer)) >> 1;
    if (moves < 0) return false;
    const [back, forth] = [Math.max(0, longer) + moves, moves - Math.min(0, longer)];
    const last = this.#query.numbers.length - 1 - end;
    for (let at = from + start; at < to - end; at++) {
      const token = tokens.tokens[at] ?? 0;
      if ((this.#beginnings & words.beginningBit(token)) === 0) continue;
      const j = at - from;
      if (this.#isLikeAny(token, Math.max(start, j - back), Math.min(last, j + forth))) return true;
    }
    return false;
  }

  /** The part of both texts between their common start and their common end. */
  #middle(from: number, to: number) {
    const { numbers } = this.#query;
    const { tokens } = this.#texts.tokens;
    const shorter = Math.min(numbers.length, to - from);
    let start = 0;
    while (start < shorter && numbers[start] === tokens[from + start]) start++;
    let end = 0;
    while (end < shorter - start && numbers[numbers.length - 1 - end] === tokens[to - 1 - end]) end++;
    return { start, end };
  }

  /** Whether one of the words at these positions is similar to the token. */
  #isLikeAny(token: number, first: number, last: number): boolean {
    for (let i = first; i <= last; i++)
      if (this.#query.numbers[i] !== token && this.#isSimilar(i, token)) return true;
    return false;
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
