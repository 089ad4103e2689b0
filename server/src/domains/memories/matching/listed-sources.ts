import { bitCount } from '@transloom/core/memory/index/bit-count';
import type { Db } from '../../../platform/db/database.ts';
import { mostPairs, visitPairs } from '../../../platform/db/integer-parts.ts';
import {
  type CandidateQuery,
  type CandidateSearch,
  findCandidateSources,
  type ListedSources,
  type PostingLists,
} from './candidate-sources.store.ts';
import type { PackedSources } from './packed-sources.ts';
import { allShared, type SharedTokens } from './shared-tokens.ts';

export type ListedQuery = Pick<CandidateQuery, 'tokenCount' | 'features' | 'shortestListed' | 'shared'>;

/** Returns for each query the sources that can share the most of their tokens with it. */
export function findMostListed(
  db: Db,
  search: Omit<CandidateSearch, 'choose'>,
): Promise<readonly PackedSources[]> {
  const { queries, limit } = search;
  return findCandidateSources(db, {
    ...search,
    choose: (lists, place) => {
      const query = queries[place];
      return query === undefined ? noneListed : mostListed(lists, query, limit);
    },
  });
}

const noneListed: ListedSources = { directions: [], numbers: [], ofSameForm: 0 };

interface ListedSource {
  readonly direction: number;
  readonly number: number;
}

/**
 * Returns at most `most` sources that can share the most tokens with the text for their length, according to their
 * posting lists. Counting tokens alone, long texts would displace shorter ones that are more similar. Counting lists,
 * sources with a rare token that occurs in several pairs would displace others that share as many.
 */
export function mostListed(lists: readonly PostingLists[], query: ListedQuery, most: number): ListedSources {
  const searched = lists.map(({ direction, postings }) => ({
    direction,
    listed: inOrder(postings, query.features),
  }));
  const limits = shareLimits(searched, query, most);
  const same: ListedSource[] = [];
  const others: ListedSource[] = [];
  for (const { direction, listed } of searched) {
    visitSources(listed, query, (number, length, shared) => {
      const left = limits.get(length) ?? [];
      const free = left[shared] ?? 0;
      if (free === 0) return;
      left[shared] = free - 1;
      const into = shared === sharedOfSame ? same : others;
      into.push({ direction, number });
    });
  }
  const chosen = [...same, ...others];
  return {
    directions: chosen.map(({ direction }) => direction),
    numbers: chosen.map(({ number }) => number),
    ofSameForm: same.length,
  };
}

const sharedOfSame = bitCount(allShared);

interface SearchedDirection {
  readonly direction: number;
  /**
   * Sorted: the number of a source, and below it, in the width of `featureSlots`, the position of one of its features.
   */
  readonly listed: Float64Array;
}

/** More than the features of a query. */
const featureSlots = 2 ** 20;

function inOrder(postings: Uint8Array, features: readonly number[]): Float64Array {
  const places = new Map(features.map((feature, place) => [feature, place]));
  const listed = new Float64Array(mostPairs(postings));
  let count = 0;
  let list: { readonly feature: number; readonly place: number } | undefined;
  visitPairs(postings, (feature, number) => {
    if (list?.feature !== feature) list = { feature, place: places.get(feature) ?? 0 };
    listed[count++] = number * featureSlots + list.place;
  });
  return listed.subarray(0, count).sort();
}

/** Decides by length and number of shared tokens how many of these sources are taken. */
function shareLimits(
  searched: readonly SearchedDirection[],
  query: ListedQuery,
  most: number,
): ReadonlyMap<number, number[]> {
  const sources = new Map<number, number[]>();
  for (const { listed } of searched) {
    visitSources(listed, query, (_, length, shared) => {
      const byShared = sources.get(length) ?? [];
      byShared[shared] = (byShared[shared] ?? 0) + 1;
      sources.set(length, byShared);
    });
  }
  const alike = [...sources].flatMap(([length, byShared]) =>
    byShared.map((count, shared) => ({ share: shared / length, byShared, shared, count })),
  );
  let remaining = most;
  for (const { byShared, shared, count } of alike.sort((a, b) => b.share - a.share)) {
    byShared[shared] = Math.min(remaining, count);
    remaining -= Math.min(remaining, count);
  }
  return sources;
}

/**
 * Calls `visit` once for each source, with the token count of the longer of the text and the shortest source that can
 * have its features, and with the number of shared tokens that its lists show.
 */
function visitSources(
  listed: Float64Array,
  { tokenCount, shortestListed, shared }: ListedQuery,
  visit: (number: number, length: number, shared: number) => void,
): void {
  for (let at = 0; at < listed.length; ) {
    const number = Math.floor((listed[at] ?? 0) / featureSlots);
    const first = number * featureSlots;
    const length = Math.max(tokenCount, shortestListed[(listed[at] ?? 0) - first] ?? 0);
    let tokens: SharedTokens = 0;
    for (; at < listed.length && (listed[at] ?? 0) < first + featureSlots; at++)
      tokens |= shared[(listed[at] ?? 0) - first] ?? 0;
    visit(number, length, bitCount(tokens));
  }
}
