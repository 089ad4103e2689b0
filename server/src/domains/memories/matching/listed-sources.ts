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

export type ListedQuery = Pick<CandidateQuery, 'tokenCount' | 'features' | 'shortestListed' | 'sameForm'>;

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
 * At most so many sources, those that may have the largest share of tokens in common with the text: those that stand in most
 * of the lists for their length. Looked at by lists alone, long texts would push away shorter ones that are more similar.
 */
export function mostListed(lists: readonly PostingLists[], query: ListedQuery, most: number): ListedSources {
  const parts = lists.flatMap((list) => partsByLength(list, query));
  const room = shareRoom(parts, most);
  const same: ListedSource[] = [];
  const others: ListedSource[] = [];
  for (const { direction, length, numbers, ofSameForm } of parts) {
    const left = room.get(length) ?? [];
    visitTimes(numbers, (number, times) => {
      const free = left[times] ?? 0;
      if (free === 0) return;
      left[times] = free - 1;
      const into = stands(number, ofSameForm) ? same : others;
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

/** Sources of one direction that are compared with texts of the same length. */
interface ListedPart {
  readonly direction: number;
  /** Tokens of the longer one of the text and of the shortest of them. */
  readonly length: number;
  /** In their order, each as often as it is listed. */
  readonly numbers: Int32Array;
  readonly ofSameForm: Int32Array;
}

function partsByLength(
  { direction, postings }: PostingLists,
  { tokenCount, features, shortestListed, sameForm }: ListedQuery,
): readonly ListedPart[] {
  const lengths = new Map(
    features.map((feature, i) => [feature, Math.max(tokenCount, shortestListed[i] ?? 0)]),
  );
  const numbers = new Map<number, number[]>([...lengths.values()].map((length) => [length, []]));
  const ofSameForm: number[] = [];
  let list: { feature: number; into: number[]; isSame: boolean } | undefined;
  visitPairs(postings, (feature, number) => {
    if (list?.feature !== feature) {
      const into = numbers.get(lengths.get(feature) ?? tokenCount) ?? [];
      list = { feature, into, isSame: sameForm.includes(feature) };
    }
    list.into.push(number);
    if (list.isSame) ofSameForm.push(number);
  });
  return Array.from(numbers, ([length, some]) => ({
    ...{ direction, length, numbers: inOrder(some) },
    ofSameForm: length === tokenCount ? inOrder(ofSameForm) : noNumbers,
  }));
}

const noNumbers = new Int32Array();

function inOrder(numbers: readonly number[]): Int32Array {
  return Int32Array.from(numbers).sort();
}

/** By length and by lists in which a source stands: how many of these sources are taken. */
function shareRoom(parts: readonly ListedPart[], most: number): ReadonlyMap<number, number[]> {
  const sources = new Map<number, number[]>(parts.map(({ length }) => [length, []]));
  for (const { length, numbers } of parts) {
    const withTimes = sources.get(length) ?? [];
    visitTimes(numbers, (_, times) => {
      withTimes[times] = (withTimes[times] ?? 0) + 1;
    });
  }
  const alike = [...sources].flatMap(([length, withTimes]) =>
    withTimes.map((count, times) => ({ share: times / length, withTimes, times, count })),
  );
  let room = most;
  for (const { withTimes, times, count } of alike.sort((a, b) => b.share - a.share)) {
    withTimes[times] = Math.min(room, count);
    room -= Math.min(room, count);
  }
  return sources;
}

/** Calls `visit` for each number once, with how often it stands there. */
function visitTimes(sorted: Int32Array, visit: (number: number, times: number) => void): void {
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const number = sorted[start] ?? 0;
    while (sorted[end] === number) end += 1;
    visit(number, end - start);
  }
}

function stands(number: number, sorted: Int32Array): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === number;
}
