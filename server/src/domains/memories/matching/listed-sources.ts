import { bitCount } from '@transloom/core/memory/index/bit-count';
import type { Db } from '../../../platform/db/database.ts';
import { visitPairs } from '../../../platform/db/integer-parts.ts';
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

/** For each query the sources that may have the largest share of their tokens in common with it. */
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
 * At most so many sources, those that may have the largest share of tokens in common with the text: those of which their lists
 * tell that of most tokens for their length. Looked at by tokens alone, long texts would push away shorter ones that are more
 * similar. By how many lists they stand in, those with a rare token, which several pairs have, would push away others that have
 * as many.
 */
export function mostListed(lists: readonly PostingLists[], query: ListedQuery, most: number): ListedSources {
  const parts = lists.flatMap((list) => partsByLength(list, query));
  const room = shareRoom(parts, query, most);
  const same: ListedSource[] = [];
  const others: ListedSource[] = [];
  for (const { direction, length, listed } of parts) {
    const left = room.get(length) ?? [];
    visitSources(listed, query, (number, told) => {
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

/** Sources of one direction that are compared with texts of the same length. */
interface ListedPart {
  readonly direction: number;
  /** Tokens of the longer one of the text and of the shortest of them. */
  readonly length: number;
  /** In order: the number of a source, and below it, as `featureRoom` tells, the place of a feature that it has. */
  readonly listed: Float64Array;
}

/** More than the features of a query. */
const featureRoom = 2 ** 20;

function partsByLength(
  { direction, postings }: PostingLists,
  { tokenCount, features, shortestListed }: ListedQuery,
): readonly ListedPart[] {
  const places = new Map(features.map((feature, place) => [feature, place]));
  const parts = new Map<number, number[]>();
  const intoOf = (place: number): number[] => {
    const length = Math.max(tokenCount, shortestListed[place] ?? 0);
    const known = parts.get(length);
    if (known !== undefined) return known;
    const listed: number[] = [];
    parts.set(length, listed);
    return listed;
  };
  let list: { readonly feature: number; readonly place: number; readonly into: number[] } | undefined;
  visitPairs(postings, (feature, number) => {
    if (list?.feature !== feature) {
      const place = places.get(feature) ?? 0;
      list = { feature, place, into: intoOf(place) };
    }
    list.into.push(number * featureRoom + list.place);
  });
  return Array.from(parts, ([length, listed]) => ({
    ...{ direction, length, listed: Float64Array.from(listed).sort() },
  }));
}

/** By length and by tokens that are told of: how many of these sources are taken. */
function shareRoom(
  parts: readonly ListedPart[],
  query: ListedQuery,
  most: number,
): ReadonlyMap<number, number[]> {
  const sources = new Map<number, number[]>(parts.map(({ length }) => [length, []]));
  for (const { length, listed } of parts) {
    const byTold = sources.get(length) ?? [];
    visitSources(listed, query, (_, told) => {
      byTold[told] = (byTold[told] ?? 0) + 1;
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

/** Calls `visit` for each source once, with how many tokens its lists tell of. */
function visitSources(
  listed: Float64Array,
  { told }: ListedQuery,
  visit: (number: number, told: number) => void,
): void {
  for (let at = 0; at < listed.length; ) {
    const number = Math.floor((listed[at] ?? 0) / featureRoom);
    const end = (number + 1) * featureRoom;
    let tokens: ToldTokens = 0;
    for (; at < listed.length && (listed[at] ?? 0) < end; at++)
      tokens |= told[(listed[at] ?? 0) - number * featureRoom] ?? 0;
    visit(number, bitCount(tokens));
  }
}
