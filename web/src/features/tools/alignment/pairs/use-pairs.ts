import { useQueries, useQuery } from '@tanstack/react-query';
import type { AlignedPair } from '@transloom/contracts/alignment';
import { pairsQuery, rowsTogether } from '../alignment.queries.ts';

/** Rows of an alignment by their places from 0; a row that is not here yet is undefined. */
export type RowAt = (place: number) => AlignedPair | undefined;

/** Reads the figures of the whole list, and the rows in sight. */
export function usePairs(workId: string, { first, last }: { readonly first: number; readonly last: number }) {
  const list = useQuery(pairsQuery(workId, 0));
  const from = Math.floor(Math.max(0, first) / rowsTogether);
  const until = Math.max(from, Math.floor(Math.max(0, last) / rowsTogether));
  const pages = Array.from({ length: until - from + 1 }, (_, i) => from + i);
  const found = useQueries({ queries: pages.map((page) => pairsQuery(workId, page)) });
  const rowAt: RowAt = (place) => {
    const page = Math.floor(place / rowsTogether);
    const answer = page === 0 ? list.data : found[page - from]?.data;
    const row = answer?.records[place - page * rowsTogether];
    // While a page is on its way, the query still has that of other places.
    return row?.number === place + 1 ? row : undefined;
  };
  return { list, rowAt };
}
