import { type CountedFeature, type FeatureBudget, selectFeatures, tokenPair } from './match-features.ts';
import { lowerBound, type PlaceWindow, placesOfHash, placesWithin } from './postings.ts';
import { placesOfLengths, type TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';
import { tokensMissing } from './token-signatures.ts';

/** By how similar they can be at most, in whole percent, the first of a list of places; the others are `following`. */
export type PlacesByBound = Int32Array;

/** The places whose texts can be similar enough, found by the rarest features of the query. */
export function meetPlaces(index: TokenIndex, query: TokenQuery, budget: FeatureBudget): PlacesByBound {
  const { numbers, bounds } = query;
  const window = placesOfLengths(index, bounds.shortest, bounds.longest);
  const tokens = countFeatures(numbers, (number) => placesWithin(index.tokenPostings, number, window));
  const pairs = pairFeatures(index, numbers, window);
  const search = nextSearch(index);
  const byBound = new Int32Array(101).fill(-1);
  for (const { feature, longest } of selectFeatures(tokens, pairs, bounds, budget)) {
    const end = index.lengthStart[longest + 1] ?? index.textAt.length;
    const count = lowerBound(feature.places, end, 0, feature.places.length);
    meetList({ index, query, search, byBound }, feature.places, count);
  }
  return byBound;
}

interface Feature extends CountedFeature {
  readonly places: Uint32Array;
}

const nowhere = new Uint32Array();

function pairFeatures(index: TokenIndex, numbers: Int32Array, window: PlaceWindow): readonly Feature[] {
  const hashes: number[] = [];
  for (let i = 1; i < numbers.length; i++) {
    const [first = 0, second = 0] = [numbers[i - 1], numbers[i]];
    hashes.push(first === 0 || second === 0 ? 0 : tokenPair(first, second));
  }
  return countFeatures(hashes, (hash) =>
    hash === 0 ? nowhere : placesOfHash(index.pairPostings, hash, window),
  );
}

/** 0 stands for what no text has. */
function countFeatures(ids: Iterable<number>, placesOf: (id: number) => Uint32Array): readonly Feature[] {
  const times = new Map<number, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return Array.from(times, ([id, weight]) => {
    const places = placesOf(id);
    return { id, weight, places, entries: places.length };
  });
}

interface Meeting {
  readonly index: TokenIndex;
  readonly query: TokenQuery;
  readonly search: number;
  readonly byBound: PlacesByBound;
}

/** The first so many places of a list. Whether a place can be similar enough shows when it is met first. */
function meetList({ index, query, search, byBound }: Meeting, list: Uint32Array, count: number): void {
  const { scratch, signatures, lengthStart } = index;
  const { metBy, following } = scratch;
  const { signature, unknown, bounds } = query;
  const { length, leastSimilarity } = bounds;
  let entryLength = bounds.shortest;
  for (let i = 0; i < count; i++) {
    const place = list[i] ?? 0;
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
