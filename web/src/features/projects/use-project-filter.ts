import { useSearchParams } from '../../ui/search-params.ts';

export type StatusFilter = 'all' | 'active' | 'archived';

const usualPageSize = 20;

/** The filter of the list as its address says it; values nobody wrote there are the usual ones. */
export function useProjectFilter() {
  const given = useSearchParams('search', 'status', 'page', 'pageSize');
  const status: StatusFilter = statuses.find((known) => known === given.status) ?? 'all';
  const search = (given.search ?? '').slice(0, longestSearch);
  return {
    search,
    status,
    filtered: search !== '' || status !== 'all',
    asked: {
      pageNumber: wholeNumber(given.page, 1),
      pageSize: Math.min(wholeNumber(given.pageSize, usualPageSize), 200),
      search,
      ...(status === 'all' ? {} : { status }),
    },
  };
}

const longestSearch = 100;
const statuses = ['active', 'archived'] as const;

function wholeNumber(text: string | undefined, usual: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : usual;
}
