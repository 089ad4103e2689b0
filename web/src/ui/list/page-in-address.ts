import { useChangeSearchParams, useSearchParams } from '../search-params.ts';

interface PageInAddress {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly turn: (page: number, pageSize: number) => void;
}

const usualPageSize = 50;
const largestPageSize = 200;

/** Which page of a list the address says, the first one without; nonsense counts as nothing. */
export function usePageInAddress(): PageInAddress {
  const { page, pageSize } = useSearchParams('page', 'pageSize');
  const changeSearch = useChangeSearchParams();
  return {
    pageNumber: wholeNumber(page, 1),
    pageSize: Math.min(wholeNumber(pageSize, usualPageSize), largestPageSize),
    turn: (nextPage, nextSize) => changeSearch({ page: String(nextPage), pageSize: String(nextSize) }),
  };
}

function wholeNumber(text: string | undefined, usual: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : usual;
}
