import type { SortOrder } from '@transloom/contracts/fields';
import type { ColumnSort } from './column-sort.ts';
import { useKeptSearch } from './use-kept-search.ts';

export interface ListSort {
  /** Key of the column. */
  readonly by: string;
  readonly order: SortOrder;
}

export interface ListState<Filter extends string = string> {
  readonly search: string;
  readonly filter: Readonly<Partial<Record<Filter, string>>>;
  /** Undefined: the order in which the rows come. */
  readonly sort: ListSort | undefined;
  /** Starts at 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Whether a search or a filter may hide rows. */
  readonly narrowed: boolean;
  /** Changes the search or filters and shows the first page. */
  readonly change: (changes: Partial<Record<Filter | 'search', string | undefined>>) => void;
  readonly clear: () => void;
  readonly turn: (page: number, pageSize: number) => void;
  /** The heading of a column by which the list can be sorted. */
  readonly sortOf: (column: string) => ColumnSort;
}

const own = ['search', 'sort', 'page', 'pageSize'] as const;
const usualPageSize = 50;
const largestPageSize = 200;
const longestSearch = 100;

/**
 * Search, filters, sort and page of a list, as its address says them, so that a link shows the same view. Values that
 * somebody made up count as absent; which values a filter may have, its page says.
 */
export function useListState<Filter extends string = never>(
  filters: readonly Filter[] = [],
): ListState<Filter> {
  const { given, write } = useKeptSearch<Filter | (typeof own)[number]>([...own, ...filters]);
  const values: Partial<Record<string, string>> = given;
  const search = (values['search'] ?? '').slice(0, longestSearch);
  const sort = sortIn(values['sort']);
  const nothing = Object.fromEntries([...own, ...filters].map((name) => [name, undefined]));
  return {
    search,
    filter: Object.fromEntries(filters.map((name) => [name, values[name]])) as ListState<Filter>['filter'],
    sort,
    pageNumber: wholeNumber(values['page'], 1),
    pageSize: Math.min(wholeNumber(values['pageSize'], usualPageSize), largestPageSize),
    narrowed: search.trim() !== '' || filters.some((name) => values[name] !== undefined),
    change: (changes) => write({ ...changes, page: undefined }),
    clear: () => write({ ...nothing, sort: values['sort'], pageSize: values['pageSize'] }),
    turn: (page, pageSize) => write({ page: String(page), pageSize: String(pageSize) }),
    sortOf: (column) => {
      const order = sort?.by === column ? sort.order : undefined;
      const next = order === 'ascending' ? `-${column}` : column;
      return { order, turn: () => write({ sort: next, page: undefined }) };
    },
  };
}

/** `name`, or `-name` for descending. */
function sortIn(text: string | undefined): ListSort | undefined {
  if (!text) return undefined;
  const descending = text.startsWith('-');
  return { by: descending ? text.slice(1) : text, order: descending ? 'descending' : 'ascending' };
}

function wholeNumber(text: string | undefined, usual: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : usual;
}
