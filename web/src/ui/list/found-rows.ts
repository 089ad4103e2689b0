import { currentLocale } from '../../i18n/locale.ts';
import type { DataColumn } from './data-columns.tsx';
import type { ListSort, ListState } from './use-list-state.ts';

/** A page of the rows that a list finds. */
export interface FoundRows<Row> {
  readonly records: readonly Row[];
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** The rows of the shown page. An array holds all rows: it is sorted by the values of its columns and paged here. */
export function foundRows<Row>(
  rows: readonly Row[] | FoundRows<Row>,
  columns: readonly DataColumn<Row>[],
  { sort, pageNumber, pageSize }: Pick<ListState, 'sort' | 'pageNumber' | 'pageSize'>,
): FoundRows<Row> {
  if (!isAll(rows)) return rows;
  const first = (pageNumber - 1) * pageSize;
  return { records: sortRows(rows, columns, sort).slice(first, first + pageSize), total: rows.length };
}

function isAll<Row>(rows: readonly Row[] | FoundRows<Row>): rows is readonly Row[] {
  return Array.isArray(rows);
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: ListSort | undefined,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.by)?.value;
  if (value === undefined) return rows;
  const texts = new Intl.Collator(currentLocale(), { numeric: true });
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b));
  const sign = sort?.order === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(value(one), value(other)));
}
