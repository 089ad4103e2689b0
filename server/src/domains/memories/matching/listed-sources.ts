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
import { allTold, type ToldTokens } from './told-tokens.ts';

export type ListedQuery = Pick<CandidateQuery, 'tokenCount' | 'features' | 'shortestListed' | 'told'>;

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
  const room = shareRoom(searched, query, most);
  const same: ListedSource[] = [];
  const others: ListedSource[] = [];
  for (const { direction, listed } of searched) {
    visitSources(listed, query, (number, length, told) => {
      const left = room.get(length) ?? [];
      const free = left[told] ?? 0;
      if (free === 0) return;
      left[told] = free - 1;
      const into = told === toldOfSame ? same : others;
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

const toldOfSame = bitCount(allTold);

interface SearchedDirection {
  readonly direction: number;
  /**
   * Sorted: the number of a source, and below it, in the width of `featureRoom`, the position of one of its features.
   */
  readonly listed: Float64Array;
}

/** More than the features of a query. */
const featureRoom = 2 ** 20;

function inOrder(postings: Uint8Array, features: readonly number[]): Float64Array {
  const places = new Map(features.map((feature, place) => [feature, place]));
  const listed = new Float64Array(mostPairs(postings));
  let count = 0;
  let list: { readonly feature: number; readonly place: number } | undefined;
  visitPairs(postings, (feature, number) => {
    if (list?.feature !== feature) list = { feature, place: places.get(feature) ?? 0 };
    listed[count++] = number * featureRoom + list.place;
  });
  return listed.subarray(0, count).sort();
}

/** Decides by length and number of shared tokens how many of these sources are taken. */
function shareRoom(
  searched: readonly SearchedDirection[],
  query: ListedQuery,
  most: number,
): ReadonlyMap<number, number[]> {
  const sources = new Map<number, number[]>();
  for (const { listed } of searched) {
    visitSources(listed, query, (_, length, told) => {
      const byTold = sources.get(length) ?? [];
      byTold[told] = (byTold[told] ?? 0) + 1;
      sources.set(length, byTold);
    });
  }
  const alike = [...sources].flatMap(([length, byTold]) =>
    byTold.map((count, told) => ({ share: told / length, byTold, told, count })),
  );
  let room = most;
  for (const { byTold, told, count } of alike.sort((a, b) => b.share - a.share)) {
    byTold[told] = Math.min(room, count);
    room -= Math.min(room, count);
  }
  return sources;
}

/**
 * Calls `visit` once for each source, with the token count of the longer of the text and the shortest source that can
 * have its features, and with the number of shared tokens that its lists show.
 */
function visitSources(
  listed: Float64Array,
  { tokenCount, shortestListed, told }: ListedQuery,
  visit: (number: number, length: number, told: number) => void,
): void {
  for (let at = 0; at < listed.length; ) {
    const number = Math.floor((listed[at] ?? 0) / featureRoom);
    const first = number * featureRoom;
    const length = Math.max(tokenCount, shortestListed[(listed[at] ?? 0) - first] ?? 0);
    let tokens: ToldTokens = 0;
    for (; at < listed.length && (listed[at] ?? 0) < first + featureRoom; at++)
      tokens |= told[(listed[at] ?? 0) - first] ?? 0;
    visit(number, length, bitCount(tokens));
  }
}
