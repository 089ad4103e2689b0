import {
  type CountedFeature,
  type FeatureBudget,
  repeatedToken,
  selectFeatures,
  tokenPair,
} from '../tokens/match-features.ts';
import { listAt, listOfHash, type PlaceRange, type PlaceWindow, placesWithin } from './postings.ts';
import { lengthAt, placesOfLengths, type TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';
import { type TokenSignatures, tokensMissing } from './token-signatures.ts';

/** First position of a list for each highest possible similarity, in whole percent; `following` links the others. */
export type PlacesByBound = Int32Array;

/** The places whose texts can be similar enough, found by the rarest features of the query; until the next search. */
export function meetPlaces(index: TokenIndex, query: TokenQuery, budget: FeatureBudget): PlacesByBound {
  const { bounds } = query;
  const window = placesOfLengths(index, bounds.shortest, bounds.longest);
  const tokens = listedTokens(index, query, window);
  const pairs = listedPairs(index, query, window);
  const search = nextSearch(index);
  const byBound = index.scratch.byBound.fill(-1);
  for (const { feature, longest } of selectFeatures(tokens, pairs, bounds, budget)) {
    const end = index.lengthStart[longest + 1] ?? index.textAt.length;
    meetRange({ index, query, search, byBound }, placesWithin(feature.range, [window[0], end]));
  }
  return byBound;
}

/** A feature whose positions within the window are computed on demand: for the most frequent ones never. */
class ListedFeature implements CountedFeature {
  readonly id: number;
  weight = 1;
  readonly frequency: number;
  readonly #list: PlaceRange;
  readonly #window: PlaceWindow;
  #range: PlaceRange | undefined;

  constructor(id: number, list: PlaceRange, window: PlaceWindow) {
    this.id = id;
    this.frequency = list.to - list.from;
    this.#list = list;
    this.#window = window;
  }

  get range(): PlaceRange {
    this.#range ??= placesWithin(this.#list, this.#window);
    return this.#range;
  }

  get entries(): number {
    return this.range.to - this.range.from;
  }
}

/** A token that has no list may be at every position. */
function listOfToken({ tokenPostings, everyPlace }: TokenIndex, number: number): PlaceRange {
  const list = listAt(tokenPostings, number);
  return list.from < list.to ? list : { places: everyPlace, from: 0, to: everyPlace.length };
}

/** Each token, and its repetitions as features of their own; none where no text has them together. */
function listedTokens(index: TokenIndex, query: TokenQuery, window: PlaceWindow): readonly ListedFeature[] {
  const { numbers, places, weights, unknown } = query;
  const features: ListedFeature[] = [];
  let different = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    if (number === 0 || places[i] !== different + 1) continue;
    different++;
    features.push(new ListedFeature(number, listOfToken(index, number), window));
    const most = weights[different] ?? 0;
    for (let times = 2; times <= most; times++) {
      const hash = repeatedToken(number, times);
      features.push(new ListedFeature(hash, listOfHash(index.repeatedPostings, hash), window));
    }
  }
  if (unknown > 0) features.push(unknownFeature(unknown, window));
  return features;
}

/** Pairs of neighboring tokens; a pair with an unknown token is in no text. */
function listedPairs(
  { pairPostings }: TokenIndex,
  { numbers }: TokenQuery,
  window: PlaceWindow,
): readonly ListedFeature[] {
  const features = new Map<number, ListedFeature>();
  let unknown = 0;
  for (let i = 1; i < numbers.length; i++) {
    const [first = 0, second = 0] = [numbers[i - 1], numbers[i]];
    if (first === 0 || second === 0) {
      unknown++;
      continue;
    }
    const hash = tokenPair(first, second);
    const known = features.get(hash);
    if (known === undefined)
      features.set(hash, new ListedFeature(hash, listOfHash(pairPostings, hash), window));
    else known.weight++;
  }
  const found = [...features.values()];
  if (unknown > 0) found.push(unknownFeature(unknown, window));
  return found;
}

function unknownFeature(weight: number, window: PlaceWindow): ListedFeature {
  const feature = new ListedFeature(0, nowhere, window);
  feature.weight = weight;
  return feature;
}

const nowhere: PlaceRange = { places: new Uint32Array(), from: 0, to: 0 };

interface Meeting {
  readonly index: TokenIndex;
  readonly query: TokenQuery;
  readonly search: number;
  readonly byBound: Int32Array;
}

function meetRange(meeting: Meeting, { places, from, to }: PlaceRange): void {
  for (let at = from; at < to; at += atOnce) {
    const count = takeFresh(meeting, places.subarray(at, Math.min(to, at + atOnce)));
    if (count > 0) judgeFirst(meeting, count);
  }
}

/** Positions of a list that are visited at once. */
const atOnce = 256;
/** Those that are new to this search, and one spare. */
const fresh = new Int32Array(atOnce + 1);

/** Writes the positions that are new to this search into `fresh` and returns their number. */
function takeFresh({ index, search }: Meeting, places: Uint32Array): number {
  const { metBy } = index.scratch;
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (metBy[place] === search) continue;
    metBy[place] = search;
    fresh[count++] = place;
  }
  return count;
}

/** Rates the first `count` positions in `fresh` by their signatures. */
function judgeFirst({ index, query, byBound }: Meeting, count: number): void {
  const { scratch, signatures, lengthStart } = index;
  const { signature, unknown, bounds } = query;
  askFor(signatures, count);
  let entryLength = lengthAt(index, fresh[0] ?? 0) - 1;
  let longest = 0;
  let least = 0;
  let nextLength = 0;
  for (let i = 0; i < count; i++) {
    const place = fresh[i] ?? 0;
    while (place >= nextLength) {
      entryLength++;
      nextLength = lengthStart[entryLength + 1] ?? signatures.length;
      longest = Math.max(bounds.length, entryLength);
      least = bounds.sharedTokens(entryLength);
    }
    const shared = bounds.length - unknown - tokensMissing(signature, 0, signatures, place);
    if (shared < least) continue;
    const most = Math.min(shared, entryLength - tokensMissing(signatures, place, signature, 0));
    if (most < least) continue;
    const bound = Math.floor((100 * most) / longest);
    scratch.following[place] = byBound[bound] ?? -1;
    byBound[bound] = place;
  }
}

/** Prefetches the signatures, which are far apart in memory. */
function askFor(signatures: TokenSignatures, count: number): void {
  let all = 0;
  for (let i = 0; i < count; i++) all ^= signatures[(fresh[i] ?? 0) * 4] ?? 0;
  fresh[atOnce] = all;
}

/**
 * Returns the mark for the positions that a new search meets. Old marks are cleared when their numbers are used
 * again.
 */
export function nextSearch({ scratch }: TokenIndex): number {
  if (scratch.search === 255) scratch.metBy.fill(0);
  scratch.search = (scratch.search % 255) + 1;
  return scratch.search;
}
