import { useQueries, useQuery } from '@tanstack/react-query';
import type { CheckedSegment } from '@transloom/contracts/qa-check';
import { segmentsQuery } from '../qa-check.queries.ts';
import { askedOf, type CheckFilter } from './use-check-filter.ts';

/** Segments by their places in the list from 0; one that is not here yet is undefined. */
export type SegmentAt = (place: number) => CheckedSegment | undefined;

const rowsTogether = 100;

interface Sight {
  readonly first: number;
  readonly last: number;
}

/** Reads how many segments a filter leaves, and those in sight. */
export function useSegments(workId: string, filter: CheckFilter, { first, last }: Sight) {
  const { state, search } = filter;
  const page = (number: number) =>
    segmentsQuery({
      workId,
      ...askedOf(filter),
      state,
      search,
      offset: number * rowsTogether,
      limit: rowsTogether,
    });
  const list = useQuery(page(0));
  const from = Math.floor(Math.max(0, first) / rowsTogether);
  const until = Math.max(from, Math.floor(Math.max(0, last) / rowsTogether));
  const pages = Array.from({ length: until - from + 1 }, (_, i) => from + i);
  const found = useQueries({ queries: pages.map(page) });
  const segmentAt: SegmentAt = (place) => {
    const number = Math.floor(place / rowsTogether);
    const answer = number === 0 ? list : found[number - from];
    // While a page is on its way, the query still has that of other places.
    if (number > 0 && answer?.isPlaceholderData) return undefined;
    return answer?.data?.records[place - number * rowsTogether];
  };
  return { list, segmentAt };
}
