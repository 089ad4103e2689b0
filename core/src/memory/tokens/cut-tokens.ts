import { numberKind, numeralKind, type TokenSpans, tokenKinds, wordKind } from './token-spans.ts';

/**
 * Kinds of tokens that matching compares: words, single characters of scripts written without spaces (and Hangul),
 * and numbers, with Roman numerals, which are all one and the same token. Punctuation, symbols and white space are no
 * tokens.
 */
export type TokenKind = 'word' | 'character' | 'number' | 'numeral';

export interface MatchTokens {
  /** One hash for each token; equal ids mean equal tokens after NFKC and lower case. */
  readonly ids: Int32Array;
  /** Tokens as written, after NFKC and with their case. */
  readonly surfaces: readonly string[];
  readonly kinds: readonly TokenKind[];
  /** Places of the tokens that are not written in lower case. */
  readonly capitals: readonly number[];
  /** The surfaces of the numbers, and of Roman numerals. */
  readonly numbers: readonly string[];
  /** The text between the tokens, after NFKC and without white space. */
  readonly signs: string;
  /** The text after the last token, after NFKC. */
  readonly ending: string;
  isWord(place: number): boolean;
  /** The token as in `surfaces`. */
  surfaceAt(place: number): string;
}

/** Computes on demand what few comparisons need. */
export class CutTokens implements MatchTokens {
  readonly ids: Int32Array;
  readonly capitals: readonly number[];
  readonly #text: string;
  /** Start, end and kind of each token. */
  readonly #spans: readonly number[];
  #surfaces: readonly string[] | undefined;
  #kindNames: readonly TokenKind[] | undefined;
  #signs: string | undefined;

  /** `text`: in NFKC, or such that NFKC leaves its tokens where they are. */
  constructor(text: string, spans: TokenSpans, ids: Int32Array, capitals: readonly number[]) {
    this.#text = text;
    this.ids = ids;
    this.capitals = capitals;
    this.#spans = spans.copy();
  }

  get surfaces(): readonly string[] {
    this.#surfaces ??= Array.from(this.ids, (_, i) => this.surfaceAt(i));
    return this.#surfaces;
  }

  get kinds(): readonly TokenKind[] {
    this.#kindNames ??= Array.from(
      this.ids,
      (_, i) => tokenKinds[this.#kindAt(i) as keyof typeof tokenKinds],
    );
    return this.#kindNames;
  }

  get numbers(): readonly string[] {
    const found: string[] = [];
    for (let i = 0; i < this.ids.length; i++) if (this.#isNumber(i)) found.push(this.surfaceAt(i));
    return found;
  }

  get signs(): string {
    this.#signs ??= this.#findSigns();
    return this.#signs;
  }

  get ending(): string {
    return this.#text.slice(this.#endAt(this.ids.length - 1)).normalize('NFKC');
  }

  isWord(place: number): boolean {
    return this.#kindAt(place) === wordKind;
  }

  surfaceAt(place: number): string {
    return this.#text.slice(this.#startAt(place), this.#endAt(place)).normalize('NFKC');
  }

  #isNumber(place: number): boolean {
    const kind = this.#kindAt(place);
    return kind === numberKind || kind === numeralKind;
  }

  #startAt(place: number): number {
    return this.#spans[place * 3] ?? 0;
  }

  #endAt(place: number): number {
    return this.#spans[place * 3 + 1] ?? 0;
  }

  #kindAt(place: number): number {
    return this.#spans[place * 3 + 2] ?? 0;
  }

  #findSigns(): string {
    let signs = '';
    let last = 0;
    for (let i = 0; i < this.ids.length; i++) {
      const start = this.#startAt(i);
      if (start > last && !this.#isSpace(last, start)) signs += this.#text.slice(last, start);
      last = this.#endAt(i);
    }
    return withoutSpace((signs + this.#text.slice(last)).normalize('NFKC'));
  }

  /** Whether the range is one space, as between most words. */
  #isSpace(start: number, end: number): boolean {
    return end - start === 1 && this.#text.charCodeAt(start) === space;
  }
}

const space = 0x20;

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}
