import { type CountedFeature, type FeatureBudget, selectFeatures, tokenPair } from './match-features.ts';
import { listAt, listOfHash, type PlaceRange, type PlaceWindow, placesWithin } from './postings.ts';
import { placesOfLengths, type TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';
import { tokensMissing } from './token-signatures.ts';

/** By how similar they can be at most, in whole percent, the first of a list of places; the others are `following`. */
export type PlacesByBound = Int32Array;

/** The places whose texts can be similar enough, found by the rarest features of the query; until the next search. */
export function meetPlaces(index: TokenIndex, query: TokenQuery, budget: FeatureBudget): PlacesByBound {
  const { numbers, bounds } = query;
  const window = placesOfLengths(index, bounds.shortest, bounds.longest);
  const tokens = listedFeatures(numbers, window, (number) => listOfToken(index, number));
  const pairs = listedFeatures(pairsOf(numbers), window, (hash) => listOfHash(index.pairPostings, hash));
  const search = nextSearch(index);
  const byBound = index.scratch.byBound.fill(-1);
  for (const { feature, longest } of selectFeatures(tokens, pairs, bounds, budget)) {
    const end = index.lengthStart[longest + 1] ?? index.textAt.length;
    meetRange({ index, query, search, byBound }, placesWithin(feature.range, [window[0], end]));
  }
  return byBound;
}

/** Which of its places are in the window shows when that is asked: of the most frequent ones it never is. */
class ListedFeature implements CountedFeature {
  readonly id: number;
  weight = 1;
  readonly #list: PlaceRange;
  readonly #window: PlaceWindow;
  #range: PlaceRange | undefined;

  constructor(id: number, list: PlaceRange, window: PlaceWindow) {
    this.id = id;
    this.#list = list;
    this.#window = window;
  }

  get frequency(): number {
    return this.#list.to - this.#list.from;
  }

  get range(): PlaceRange {
    this.#range ??= placesWithin(this.#list, this.#window);
    return this.#range;
  }

  get entries(): number {
    return this.range.to - this.range.from;
  }
}

/** Of a token that is not listed every place. */
function listOfToken({ tokenPostings, everyPlace }: TokenIndex, number: number): PlaceRange {
  const list = listAt(tokenPostings, number);
  return list.from < list.to ? list : { places: everyPlace, from: 0, to: everyPlace.length };
}

/** 0 for a pair with a token that no text has. */
function pairsOf(numbers: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, numbers.length - 1));
  for (let i = 0; i < pairs.length; i++) {
    const [first = 0, second = 0] = [numbers[i], numbers[i + 1]];
    if (first !== 0 && second !== 0) pairs[i] = tokenPair(first, second);
  }
  return pairs;
}

/** Each once. 0 stands for what no text has. */
function listedFeatures(
  ids: Int32Array,
  window: PlaceWindow,
  listOf: (id: number) => PlaceRange,
): readonly ListedFeature[] {
  const features = new Map<number, ListedFeature>();
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    const known = features.get(id);
    if (known !== undefined) known.weight++;
    else features.set(id, new ListedFeature(id, id === 0 ? nowhere : listOf(id), window));
  }
  return [...features.values()];
}

const nowhere: PlaceRange = { places: new Uint32Array(), from: 0, to: 0 };

interface Meeting {
  readonly index: TokenIndex;
  readonly query: TokenQuery;
  readonly search: number;
  readonly byBound: PlacesByBound;
}

/** Whether a place can be similar enough shows when it is met first. */
function meetRange({ index, query, search, byBound }: Meeting, { places, from, to }: PlaceRange): void {
  const { scratch, signatures, lengthStart } = index;
  const { metBy, following } = scratch;
  const { signature, unknown, bounds } = query;
  const { length, leastSimilarity } = bounds;
  let entryLength = bounds.shortest;
  for (let i = from; i < to; i++) {
    const place = places[i] ?? 0;
    if (metBy[place] === search) continue;
    metBy[place] = search;
    while (place >= (lengthStart[entryLength + 1] ?? 0)) entryLength++;
    const longest = Math.max(length, entryLength);
    const least = leastSimilarity * longest;
    const shared = length - unknown - tokensMissing(signature, 0, signatures, place);
    if (shared < least) continue;
    const most = Math.min(shared, entryLength - tokensMissing(signatures, place, signature, 0));
    if (most < least) continue;
    const bound = Math.floor((100 * most) / longest);
    following[place] = byBound[bound] ?? -1;
    byBound[bound] = place;
  }
}

/** Marks of earlier searches are cleared when their numbers come again. */
function nextSearch({ scratch }: TokenIndex): number {
  if (scratch.search === 255) scratch.metBy.fill(0);
  scratch.search = (scratch.search % 255) + 1;
  return scratch.search;
}
