/** Posting lists with ascending positions, one after the other. */
export interface Postings {
  /** Places of list n: from `places[start[n]]` to `places[start[n + 1]]`. */
  readonly start: Uint32Array;
  readonly places: Uint32Array;
}

/** Lists by the first bits of hashes. Hashes share a list, so it may hold a few places too many. */
export interface HashedPostings extends Postings {
  /** The list of a hash is `hash >>> shift`. */
  readonly shift: number;
}

/** A hash and, at the same index, a place that has it. */
export interface HashedPlaces {
  readonly hashes: Int32Array;
  readonly places: Uint32Array;
}

/** Numbers of tokens, in as many bytes as it takes. */
export type TokenList = Int32Array | Uint16Array;

/**
 * Token numbers of texts: the tokens of a text stand from `tokens[tokenStart[place]]` to `tokens[tokenStart[place +
 * 1]]`.
 */
export interface TokensOfTexts {
  readonly tokens: TokenList;
  readonly tokenStart: Uint32Array;
}

/**
 * Tokens of more texts than this, and of more than one in eight, have no list: their lists would be by far the
 * longest, and too long to read even for a few lengths.
 */
const mostListed = 100_000;

/** Posting lists of tokens 1 to `count`, each text once. The list of a token that too many texts have is empty. */
export function postingsOfTokens(texts: TokensOfTexts, count: number): Postings {
  const most = Math.max(mostListed, (texts.tokenStart.length - 1) / 8);
  const next = new Uint32Array(count + 2);
  countTokens(texts, next);
  const isListed = Uint8Array.from(next, (times) => Number(times <= most));
  for (let token = 0; token < next.length; token++) if (isListed[token] === 0) next[token] = 0;
  startsFromSizes(next);
  const start = next.slice();
  const places = new Uint32Array(start[count + 1] ?? 0);
  listTokens(texts, next, { isListed, places });
  return { start, places };
}

/** Counts the texts that have each token. */
function countTokens({ tokens, tokenStart }: TokensOfTexts, sizes: Uint32Array): void {
  const last = new Int32Array(sizes.length).fill(-1);
  for (let place = 0; place < tokenStart.length - 1; place++) {
    const end = tokenStart[place + 1] ?? 0;
    for (let i = tokenStart[place] ?? 0; i < end; i++) {
      const token = tokens[i] ?? 0;
      if (last[token] !== place) increase(sizes, token);
      last[token] = place;
    }
  }
}

interface TokenLists {
  readonly isListed: Uint8Array;
  readonly places: Uint32Array;
}

/** Puts the places of texts from where `next` says for each token. */
function listTokens({ tokens, tokenStart }: TokensOfTexts, next: Uint32Array, lists: TokenLists): void {
  const { isListed, places } = lists;
  const last = new Int32Array(next.length).fill(-1);
  for (let place = 0; place < tokenStart.length - 1; place++) {
    const end = tokenStart[place + 1] ?? 0;
    for (let i = tokenStart[place] ?? 0; i < end; i++) {
      const token = tokens[i] ?? 0;
      if (last[token] !== place && isListed[token] === 1) places[increase(next, token)] = place;
      last[token] = place;
    }
  }
}

/** Builds posting lists of hashes; fastest where hashes with the same leading bits are neighbors. */
export function postingsOfHashes({ hashes, places: found }: HashedPlaces): HashedPostings {
  const bits = Math.min(24, Math.max(4, Math.ceil(Math.log2(hashes.length + 1)) - 2));
  const shift = 32 - bits;
  const next = new Uint32Array(2 ** bits + 1);
  for (let i = 0; i < hashes.length; i++) increase(next, (hashes[i] ?? 0) >>> shift);
  startsFromSizes(next);
  const start = next.slice();
  const places = new Uint32Array(hashes.length);
  for (let i = 0; i < hashes.length; i++) {
    places[increase(next, (hashes[i] ?? 0) >>> shift)] = found[i] ?? 0;
  }
  return { shift, start, places };
}

function increase(numbers: Uint32Array, at: number): number {
  const before = numbers[at] ?? 0;
  numbers[at] = before + 1;
  return before;
}

/** Replaces each size by the sum of those before it. */
export function startsFromSizes(sizes: Uint32Array): void {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i] ?? 0;
    sizes[i] = sum;
    sum += size;
  }
}

/** From the first position to before the second. */
export type PlaceWindow = readonly [number, number];

/** A stretch of a list: from `places[from]` up to, not including, `places[to]`. */
export interface PlaceRange {
  readonly places: Uint32Array;
  readonly from: number;
  readonly to: number;
}

export function listAt({ start, places }: Postings, list: number): PlaceRange {
  return { places, from: start[list] ?? 0, to: start[list + 1] ?? 0 };
}

/** The places of a hash, and perhaps a few others. */
export function listOfHash(postings: HashedPostings, hash: number): PlaceRange {
  return listAt(postings, hash >>> postings.shift);
}

/** The part of a list within the window. */
export function placesWithin({ places, from, to }: PlaceRange, [first, end]: PlaceWindow): PlaceRange {
  const begin = lowerBound(places, first, from, to);
  return { places, from: begin, to: lowerBound(places, end, begin, to) };
}

/** First index in [from, to) whose value is at least `value`. */
function lowerBound(sorted: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
