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

/** How far the words of one text are from those of indexed ones; until its reader reads another text. */
export class WordComparison {
  readonly #texts: ComparedTexts;
  readonly #query: TokenQuery;
  readonly #reader: TextReader;
  readonly #minRate: number;
  readonly #signs: readonly WordSigns[];
  /** A bit for what its words begin with, of all that are 32 apart. */
  readonly #beginnings: number;
  /** By token and place in the text. */
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
   * Half units, as `gradedDistance` gives them, to the text at a place; where they are too many for the lowest rate, some
   * number that is too many. `changes`: how many tokens differ, where somebody has counted them.
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

  /** Some number that the distance is not below; words are compared only where it is not more than `most` without that. */
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
   * False where no word of the one text that becomes a similar one of the other makes for fewer changes than are counted.
   * A word that moves by some places on the way costs as many changes before or behind it.
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

  /** How many tokens the texts have in common at their start, and how many of the others at their end. */
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

  /** Whether another one of the words at these places is similar to the token. */
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
