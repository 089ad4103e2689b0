import { repeatedToken, tokenPair } from '../tokens/match-features.ts';
import { GrowingInts } from './growing-ints.ts';
import type { HashedPlaces, HashedPostings } from './postings.ts';
import {
  type PlaceWindow,
  type Postings,
  postingsOfHashes,
  postingsOfTokens,
  startsFromSizes,
  type TokenList,
} from './postings.ts';
import { TokenNumbers } from './token-numbers.ts';
import { signaturesOf, type TokenSignatures } from './token-signatures.ts';

/**
 * Tokens of many texts, indexed within one process. Texts are sorted by their number of tokens, so that a length
 * window is one range of positions, and a binary search narrows every posting list to it.
 */
export interface TokenIndex extends PlacedTokens {
  /** Number of each token, by its hash. */
  readonly numbers: TokenNumbers;
  /** `textForm` of each text, by position. */
  readonly forms: Int32Array;
  readonly signatures: TokenSignatures;
  /** Places of each token, by its number, and of each pair of neighboring tokens, by the hash of their numbers. */
  readonly tokenPostings: Postings;
  /** 0, 1, 2 …: of tokens that are not listed, because too many texts have them. */
  readonly everyPlace: Uint32Array;
  readonly pairPostings: HashedPostings;
  /** Posting lists of `repeatedToken`, by token number. */
  readonly repeatedPostings: HashedPostings;
  readonly scratch: SearchScratch;
}

interface PlacedTokens {
  /** Number of the text, in the order they were added, at each position. */
  readonly textAt: Uint32Array;
  /** Numbers of the tokens of the text at a place, from `tokens[tokenStart[place]]` to `tokens[tokenStart[place + 1]]`. */
  readonly tokens: TokenList;
  readonly tokenStart: Uint32Array;
  /** First position with at least this many tokens; one longer than the longest text. */
  readonly lengthStart: Uint32Array;
}

/** Room for one search at a time, kept so that a search need not clear or allocate it. */
export interface SearchScratch {
  /** The last search that met each position. */
  readonly metBy: Uint8Array;
  /** The next position with the same bound; -1 ends a list. */
  readonly following: Int32Array;
  /** Which token of the query each token is, starting at 1; 0 between searches. */
  readonly asked: Uint16Array;
  /** Result of `meetPlaces`. */
  readonly byBound: Int32Array;
  /** Number of the search, 1 to 255. */
  search: number;
}

/** Adds the tokens of texts one by one; it does not need the texts. */
export class TokenIndexBuilder {
  readonly #numbers = new TokenNumbers();
  readonly #tokens = new GrowingInts();
  readonly #starts = new GrowingInts();
  readonly #forms = new GrowingInts();

  /**
   * `form` distinguishes texts with the same tokens, as `textForm` gives it. Calls `onNew` with the index in the text
   * of each token that is new to the index.
   */
  add(ids: Int32Array, form: number, onNew?: (token: number) => void): void {
    this.#forms.push(form);
    this.#starts.push(this.#tokens.length);
    for (let i = 0; i < ids.length; i++) {
      const known = this.#numbers.size;
      this.#tokens.push(this.#numbers.add(ids[i] ?? 0));
      if (this.#numbers.size > known) onNew?.(i);
    }
  }

  finish(): TokenIndex {
    const unsorted = this.#tokens.view();
    this.#starts.push(unsorted.length);
    const placed = inOrder(unsorted, this.#starts.view(), this.#numbers.size);
    const { textAt, tokens, tokenStart } = placed;
    return {
      ...placed,
      numbers: this.#numbers,
      forms: inOrderOf(this.#forms.view(), textAt),
      signatures: signaturesOf(tokens, tokenStart),
      tokenPostings: postingsOfTokens(placed, this.#numbers.size),
      everyPlace: countUp(textAt.length),
      pairPostings: postingsOfHashes(gatherPairs(placed)),
      repeatedPostings: postingsOfHashes(gatherRepeated(placed, this.#numbers.size)),
      scratch: {
        metBy: new Uint8Array(textAt.length),
        following: new Int32Array(textAt.length),
        asked: new Uint16Array(this.#numbers.size + 1),
        byBound: new Int32Array(101),
        search: 0,
      },
    };
  }
}

export function lengthAt({ tokenStart }: TokenIndex, place: number): number {
  return (tokenStart[place + 1] ?? 0) - (tokenStart[place] ?? 0);
}

/** Places of the texts of `shortest` to `longest` tokens. */
export function placesOfLengths(
  { lengthStart, textAt }: TokenIndex,
  shortest: number,
  longest: number,
): PlaceWindow {
  return [lengthStart[shortest] ?? textAt.length, lengthStart[longest + 1] ?? textAt.length];
}

/** 0, 1, 2 … */
function countUp(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) numbers[i] = i;
  return numbers;
}

function inOrderOf(ofTexts: Int32Array, textAt: Uint32Array): Int32Array {
  const ofPlaces = new Int32Array(textAt.length);
  for (let place = 0; place < textAt.length; place++) ofPlaces[place] = ofTexts[textAt[place] ?? 0] ?? 0;
  return ofPlaces;
}

/** In most languages the tokens of a memory fit in two bytes. */
function inOrder(unsorted: Int32Array, starts: Int32Array, count: number): PlacedTokens {
  const lengthStart = lengthStarts(starts);
  const textAt = byLength(starts, lengthStart);
  const tokens = count < 1 << 16 ? new Uint16Array(unsorted.length) : new Int32Array(unsorted.length);
  const tokenStart = new Uint32Array(textAt.length + 1);
  let at = 0;
  for (let place = 0; place < textAt.length; place++) {
    const text = textAt[place] ?? 0;
    const end = starts[text + 1] ?? 0;
    for (let i = starts[text] ?? 0; i < end; i++) tokens[at++] = unsorted[i] ?? 0;
    tokenStart[place + 1] = at;
  }
  return { textAt, tokens, tokenStart, lengthStart };
}

function lengthStarts(starts: Int32Array): Uint32Array {
  let longest = 0;
  for (let i = 1; i < starts.length; i++) longest = Math.max(longest, lengthOf(starts, i - 1));
  const sizes = new Uint32Array(longest + 2);
  for (let i = 1; i < starts.length; i++) {
    const length = lengthOf(starts, i - 1);
    sizes[length] = (sizes[length] ?? 0) + 1;
  }
  startsFromSizes(sizes);
  return sizes;
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

function lengthOf(starts: Int32Array, text: number): number {
  return (starts[text + 1] ?? 0) - (starts[text] ?? 0);
}

const partBits = 8;

/** Gathers all pairs, grouped by leading bits: writing millions of lists then stays within the processor cache. */
function gatherPairs({ tokens, tokenStart }: PlacedTokens): HashedPlaces {
  const next = new Uint32Array(2 ** partBits + 1);
  visitPairs(tokens, tokenStart, next, undefined);
  startsFromSizes(next);
  const count = next.at(-1) ?? 0;
  const gathered = { hashes: new Int32Array(count), places: new Uint32Array(count) };
  visitPairs(tokens, tokenStart, next, gathered);
  return gathered;
}

/** Counts in `next` how many pairs each part has; with `gathered` puts them there, from where `next` says. */
function visitPairs(
  tokens: TokenList,
  tokenStart: Uint32Array,
  next: Uint32Array,
  gathered: HashedPlaces | undefined,
): void {
  for (let place = 0; place < tokenStart.length - 1; place++) {
    const last = (tokenStart[place + 1] ?? 0) - 1;
    for (let i = tokenStart[place] ?? 0; i < last; i++) {
      const hash = tokenPair(tokens[i] ?? 0, tokens[i + 1] ?? 0);
      const part = hash >>> (32 - partBits);
      const at = next[part] ?? 0;
      next[part] = at + 1;
      if (gathered === undefined) continue;
      gathered.hashes[at] = hash;
      gathered.places[at] = place;
    }
  }
}

/** The repeated tokens of each text, once for each repetition. */
function gatherRepeated({ tokens, tokenStart }: PlacedTokens, count: number): HashedPlaces {
  const hashes = new GrowingInts();
  const places = new GrowingInts();
  const last = new Int32Array(count + 1).fill(-1);
  const times = new Uint16Array(count + 1);
  for (let place = 0; place < tokenStart.length - 1; place++) {
    const end = tokenStart[place + 1] ?? 0;
    for (let i = tokenStart[place] ?? 0; i < end; i++) {
      const token = tokens[i] ?? 0;
      if (last[token] !== place) {
        last[token] = place;
        times[token] = 1;
        continue;
      }
      const now = (times[token] ?? 0) + 1;
      times[token] = now;
      hashes.push(repeatedToken(token, now));
      places.push(place);
    }
  }
  return { hashes: hashes.view(), places: Uint32Array.from(places.view()) };
}
