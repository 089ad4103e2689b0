import {
  type CandidateBounds,
  type CountedFeature,
  candidateBounds,
  type FeatureBudget,
  selectFeatures,
  tokenPairs,
} from './match-features.ts';
import { addToSignature, type MemoryIndex, type Postings } from './memory-index.ts';
import { type DistancePattern, distancePattern, numberedDistance } from './token-distance.ts';

/** More finds hardly more: 99 % of the best matches at 70, 97 % at 50, on a million entries. */
const budget: FeatureBudget = { complete: 20_000, rarest: 20_000 };
const maxCompared = 1_000;

interface Query {
  readonly ids: Int32Array;
  readonly pattern: DistancePattern;
  /** How often the token of each number of the pattern stands in the query. */
  readonly times: Int32Array;
  readonly signature: Int32Array;
  readonly bounds: CandidateBounds;
}

/** Places of the entries most similar to a text of these tokens, best first, `limit` at most. */
export function findCandidates(
  index: MemoryIndex,
  ids: Int32Array,
  { minRate, limit }: { readonly minRate: number; readonly limit: number },
): readonly number[] {
  const pattern = distancePattern(ids);
  const times = new Int32Array(pattern.numbers.size + 1);
  const signature = new Int32Array(2);
  for (const id of ids) {
    count(times, pattern.numbers.get(id) ?? 0);
    addToSignature(signature, 0, id);
  }
  const query = { ids, pattern, times, signature, bounds: candidateBounds(ids.length, minRate) };
  return withNumberedTokens(index, pattern, () => {
    const sharing = bestSharing(index, query, placesSharingFeatures(index, query));
    return mostSimilar(index, pattern, sharing, limit);
  });
}

function withNumberedTokens<T>(index: MemoryIndex, { numbers }: DistancePattern, search: () => T): T {
  const { numberOfToken } = index.scratch;
  const tokens = [...numbers]
    .map(([id, number]) => ({ token: index.tokenPostings.features.find(id), number }))
    .filter(({ token }) => token >= 0);
  for (const { token, number } of tokens) numberOfToken[token] = number;
  const found = search();
  for (const { token } of tokens) numberOfToken[token] = 0;
  return found;
}

/** Places that have one of the selected features and the right length. */
function placesSharingFeatures(index: MemoryIndex, { ids, bounds }: Query): readonly number[] {
  const first = placeOfLength(index, bounds.shortest);
  const end = placeOfLength(index, bounds.longest + 1);
  const ranges = new Map<CountedFeature, Uint32Array>();
  const countedIn = (postings: Postings, list: Int32Array, weighted: boolean): readonly CountedFeature[] =>
    [...timesEach(list)].map(([id, times]) => {
      const places = placesWithin(postings, id, first, end);
      const feature = { id, weight: weighted ? times : 0, entries: places.length };
      ranges.set(feature, places);
      return feature;
    });
  const tokens = countedIn(index.tokenPostings, ids, true);
  const pairs = countedIn(index.pairPostings, tokenPairs(ids), false);
  const selected = selectFeatures(tokens, pairs, bounds.sharedTokens(bounds.shortest), budget);
  return distinctPlaces(
    index,
    selected.flatMap((feature) => ranges.get(feature) ?? []),
  );
}

function distinctPlaces({ scratch }: MemoryIndex, lists: readonly Uint32Array[]): readonly number[] {
  const round = ++scratch.round;
  const { roundOfPlace } = scratch;
  const found: number[] = [];
  for (const list of lists) {
    for (const place of list) {
      if (roundOfPlace[place] === round) continue;
      roundOfPlace[place] = round;
      found.push(place);
    }
  }
  return found;
}

/** Shares of equal tokens are compared as integers, so that one number can hold a share and a place. */
const wholeShare = 1 << 20;
const placeRange = 2 ** 32;

/** A number that sorts by falling share, then by place. */
function sortable(share: number, place: number): number {
  return (wholeShare - Math.floor(share * wholeShare)) * placeRange + place;
}

function shareOf(sorting: number): number {
  return (wholeShare - Math.floor(sorting / placeRange)) / wholeShare;
}

/** The places that share enough tokens, as `sortable` numbers, at most `maxCompared` of them. */
function bestSharing(
  index: MemoryIndex,
  { pattern, times, signature, bounds }: Query,
  places: readonly number[],
): Float64Array {
  const [low = 0, high = 0] = signature;
  const left = times.slice();
  const sharing: number[] = [];
  for (const place of places) {
    const length = lengthAt(index, place);
    const needed = bounds.sharedTokens(length);
    const { signatures } = index;
    const lacking =
      bitCount(low & ~(signatures[place * 2] ?? 0)) + bitCount(high & ~(signatures[place * 2 + 1] ?? 0));
    if (pattern.length - lacking < needed) continue;
    const shared = countShared(index, place, left);
    if (shared >= needed) {
      sharing.push(sortable(shared / Math.max(pattern.length, length), place));
    }
    left.set(times);
  }
  return Float64Array.from(sharing).sort().subarray(0, maxCompared);
}

/** Takes each token of the entry that the query has from `left`. */
function countShared({ tokens, tokenStart, scratch }: MemoryIndex, place: number, left: Int32Array): number {
  const end = tokenStart[place + 1] ?? 0;
  let shared = 0;
  for (let i = tokenStart[place] ?? 0; i < end; i++) {
    const number = scratch.numberOfToken[tokens[i] ?? 0] ?? 0;
    if (number === 0 || left[number] === 0) continue;
    left[number] = (left[number] ?? 0) - 1;
    shared++;
  }
  return shared;
}

/** Goes down the shares and stops where the next one cannot be more similar than what was found. */
function mostSimilar(
  index: MemoryIndex,
  pattern: DistancePattern,
  sharing: Float64Array,
  limit: number,
): readonly number[] {
  const best: number[] = [];
  for (const sorting of sharing) {
    const worst = best[limit - 1];
    if (worst !== undefined && shareOf(sorting) < shareOf(worst)) break;
    const place = sorting % placeRange;
    const numbers = numberedTokens(index, place);
    const distance = numberedDistance(pattern, numbers);
    best.push(sortable(1 - distance / Math.max(pattern.length, numbers.length), place));
    best.sort((a, b) => a - b);
    if (best.length > limit) best.pop();
  }
  return best.map((sorting) => sorting % placeRange);
}

function numberedTokens({ tokens, tokenStart, scratch }: MemoryIndex, place: number): Int32Array {
  return tokens
    .subarray(tokenStart[place], tokenStart[place + 1])
    .map((token) => scratch.numberOfToken[token] ?? 0);
}

function lengthAt({ tokenStart }: MemoryIndex, place: number): number {
  return (tokenStart[place + 1] ?? 0) - (tokenStart[place] ?? 0);
}

/** Bits that are set (Warren, Hacker's Delight). */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function count(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function timesEach(ids: Int32Array): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

function placeOfLength({ lengthStart, entries }: MemoryIndex, length: number): number {
  return lengthStart[length] ?? entries.length;
}

function placesWithin(postings: Postings, feature: number, first: number, end: number): Uint32Array {
  const list = postings.features.find(feature);
  if (list < 0) return new Uint32Array();
  const from = postings.start[list] ?? 0;
  const to = postings.start[list + 1] ?? 0;
  return postings.places.subarray(
    lowerBound(postings.places, first, from, to),
    lowerBound(postings.places, end, from, to),
  );
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
