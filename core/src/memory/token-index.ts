import { GrowingInts } from './growing-ints.ts';
import { tokenPair } from './match-features.ts';
import { buildPostings, type HashWalk, type Postings } from './postings.ts';

/**
 * The tokens of many texts made ready for look-ups inside one process. Texts stand by number of tokens, so that a
 * length window is one range of places and every posting list can be narrowed to it by binary search.
 */
export interface TokenIndex {
  /** Which text, in the order they came, stands at a place. */
  readonly textAt: Uint32Array;
  /** Tokens of the text at a place, from `tokens[tokenStart[place]]` to `tokens[tokenStart[place + 1]]`. */
  readonly tokens: Int32Array;
  readonly tokenStart: Uint32Array;
  /** By place, `textForm` of the text. */
  readonly forms: Int32Array;
  /** First place with at least so many tokens; one longer than the longest text. */
  readonly lengthStart: Uint32Array;
  /** Places of each token and of each pair of neighboring tokens. */
  readonly tokenPostings: Postings;
  readonly pairPostings: Postings;
  readonly scratch: SearchScratch;
}

/** Room for one search at a time, kept so that a search need not clear or allocate it. */
export interface SearchScratch {
  /** By place: how many tokens of the query were met there, and one; 0 between searches. */
  readonly met: Uint16Array;
  /** The places that were met, in the order they were. */
  readonly places: Uint32Array;
}

/** Takes the tokens of texts one after the other; the texts themselves are of no interest. */
export class TokenIndexBuilder {
  readonly #tokens = new GrowingInts();
  readonly #starts = new GrowingInts();
  readonly #forms = new GrowingInts();

  /** `form`: what tells texts of the same tokens apart, as `textForm` gives it. */
  add(ids: Int32Array, form: number): void {
    this.#forms.push(form);
    this.#starts.push(this.#tokens.length);
    this.#tokens.pushAll(ids);
  }

  finish(): TokenIndex {
    const unsorted = this.#tokens.view();
    this.#starts.push(unsorted.length);
    const starts = this.#starts.view();
    const lengthStart = lengthStarts(starts);
    const textAt = byLength(starts, lengthStart);
    const { tokens, tokenStart } = inOrder(textAt, unsorted, starts);
    const forms = this.#forms.view();
    return {
      forms: Int32Array.from(textAt, (text) => forms[text] ?? 0),
      ...{ textAt, tokens, tokenStart, lengthStart },
      tokenPostings: buildPostings(tokens.length, walkTokens(tokens, tokenStart)),
      pairPostings: buildPostings(tokens.length, walkPairs(tokens, tokenStart)),
      scratch: { met: new Uint16Array(textAt.length), places: new Uint32Array(textAt.length) },
    };
  }
}

export function lengthAt({ tokenStart }: TokenIndex, place: number): number {
  return (tokenStart[place + 1] ?? 0) - (tokenStart[place] ?? 0);
}

/** Places of the texts of `shortest` to `longest` tokens: the first, and the one after the last. */
export function placesOfLengths(
  { lengthStart, textAt }: TokenIndex,
  shortest: number,
  longest: number,
): readonly [number, number] {
  return [lengthStart[shortest] ?? textAt.length, lengthStart[longest + 1] ?? textAt.length];
}

function lengthStarts(starts: Int32Array): Uint32Array {
  let longest = 0;
  for (let i = 1; i < starts.length; i++) longest = Math.max(longest, lengthOf(starts, i - 1));
  const found = new Uint32Array(longest + 2);
  for (let i = 1; i < starts.length; i++) {
    const next = lengthOf(starts, i - 1) + 1;
    found[next] = (found[next] ?? 0) + 1;
  }
  for (let i = 1; i < found.length; i++) found[i] = (found[i] ?? 0) + (found[i - 1] ?? 0);
  return found;
}

function byLength(starts: Int32Array, lengthStart: Uint32Array): Uint32Array {
  const next = lengthStart.slice();
  const textAt = new Uint32Array(starts.length - 1);
  for (let text = 0; text < textAt.length; text++) {
    const length = lengthOf(starts, text);
    const place = next[length] ?? 0;
    textAt[place] = text;
    next[length] = place + 1;
  }
  return textAt;
}

function inOrder(textAt: Uint32Array, unsorted: Int32Array, starts: Int32Array) {
  const tokens = new Int32Array(unsorted.length);
  const tokenStart = new Uint32Array(textAt.length + 1);
  let at = 0;
  for (let place = 0; place < textAt.length; place++) {
    const text = textAt[place] ?? 0;
    const list = unsorted.subarray(starts[text], starts[text + 1]);
    tokens.set(list, at);
    at += list.length;
    tokenStart[place + 1] = at;
  }
  return { tokens, tokenStart };
}

function lengthOf(starts: Int32Array, text: number): number {
  return (starts[text + 1] ?? 0) - (starts[text] ?? 0);
}

function walkTokens(tokens: Int32Array, tokenStart: Uint32Array): HashWalk {
  return (visit) => {
    for (let place = 0; place < tokenStart.length - 1; place++) {
      const end = tokenStart[place + 1] ?? 0;
      for (let i = tokenStart[place] ?? 0; i < end; i++) visit(tokens[i] ?? 0, place);
    }
  };
}

function walkPairs(tokens: Int32Array, tokenStart: Uint32Array): HashWalk {
  return (visit) => {
    for (let place = 0; place < tokenStart.length - 1; place++) {
      const last = (tokenStart[place + 1] ?? 0) - 1;
      for (let i = tokenStart[place] ?? 0; i < last; i++) {
        visit(tokenPair(tokens[i] ?? 0, tokens[i + 1] ?? 0), place);
      }
    }
  };
}
