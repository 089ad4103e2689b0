import type { SortOrder } from '@transloom/contracts/fields';
import { useChangeSearchParams, useSearchParams } from '../search-params.ts';
import type { ColumnSort } from './column-sort.ts';

interface Asked<Sort> {
  readonly sortBy: Sort;
  readonly sortOrder: SortOrder;
}

export interface SortInAddress<Sort extends string> {
  readonly asked: Asked<Sort | 'added'>;
  /** How a column is sorted in a list that can be sorted by these columns. */
  readonly among: (offered: readonly string[]) => SortOf<Sort>;
}

export type SortOf<Sort extends string> = (column: Sort | 'added') => ColumnSort | undefined;

const newestFirst = { sortBy: 'added', sortOrder: 'descending' } as const;

/** How a list of entries is sorted, as its address says it: `source`, or `-source` from the end. The newest first without. */
export function useSortInAddress<Sort extends string>(sorts: readonly Sort[]): SortInAddress<Sort> {
  const { sort = '' } = useSearchParams('sort');
  const changeSearch = useChangeSearchParams();
  const sortBy = sorts.find((one) => one === sort.replace(/^-/, ''));
  const asked: Asked<Sort | 'added'> =
    sortBy === undefined
      ? newestFirst
      : { sortBy, sortOrder: sort.startsWith('-') ? 'descending' : 'ascending' };
  const turnTo = ({ sortBy: by, sortOrder }: Asked<string>) =>
    changeSearch({ sort: sortOrder === 'descending' ? `-${by}` : by, page: undefined });
  const among = (offered: readonly string[]): SortOf<Sort> => {
    const shown = offered.includes(asked.sortBy) ? asked : newestFirst;
    return (column) => {
      if (!offered.includes(column)) return undefined;
      const order = column === shown.sortBy ? shown.sortOrder : undefined;
      return { order, turn: () => turnTo({ sortBy: column, sortOrder: nextOrder(column, order) }) };
    };
  };
  return { asked, among };
}

/** Texts begin with A, times with the last. */
function nextOrder(column: string, order: SortOrder | undefined): SortOrder {
  if (order !== undefined) return order === 'ascending' ? 'descending' : 'ascending';
  return column === 'added' || column === 'changed' ? 'descending' : 'ascending';
}
