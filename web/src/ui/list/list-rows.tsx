import type { ReactNode } from 'react';
import type { Loading } from '../loadable.tsx';
import type { RowAction } from '../row-action.ts';
import { Cards } from './cards.tsx';
import type { DataColumn } from './data-columns.tsx';
import { DataTable } from './data-table.tsx';
import type { FoundRows } from './found-rows.ts';
import type { ListState } from './use-list-state.ts';
import type { ListView } from './use-list-view.ts';
import { useTickedRows } from './use-ticked-rows.ts';

export interface ListRowsProps<Row extends object> {
  /** What this person chose for the list is kept under this name: columns, table or cards. */
  readonly name: string;
  readonly label: string;
  readonly list: ListState;
  /** All rows, which are then sorted and paged here, or the page that the server found. */
  readonly query: Loading<readonly Row[] | FoundRows<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** What can be done with ticked rows; undefined where nothing can be. */
  readonly bulkActions?: ((rows: readonly Row[], untick: () => void) => ReactNode) | undefined;
  /** A row as a card; the list can be switched to cards then. */
  readonly card?: (row: Row) => ReactNode;
  /** The rows of the shown page; undefined while they are on their way. */
  readonly found: FoundRows<Row> | undefined;
  readonly view: ListView;
  readonly empty: ReactNode;
}

/** The rows of a list page, as a table or as cards. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { name, label, list, query, rowKey, columns, rowActions, bulkActions, card, found, view, empty } =
    props;
  const { keys, rows, tick, untick } = useTickedRows(found?.records ?? [], rowKey);
  const shown = {
    label,
    empty,
    query: { ...query, data: found?.records },
    paging: { page: list.pageNumber, pageSize: list.pageSize, total: found?.total ?? 0, onChange: list.turn },
  };
  if (card && view === 'cards') return <Cards<Row> {...shown} card={card} />;
  const selection = bulkActions && { keys, onChange: tick, actions: bulkActions(rows, untick) };
  return (
    <DataTable<Row>
      {...shown}
      name={name}
      rowKey={rowKey}
      columns={columns}
      {...(rowActions ? { rowActions } : {})}
      {...(selection ? { selection } : {})}
    />
  );
}
