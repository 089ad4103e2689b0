import { Table } from 'antd';
import type { ReactNode } from 'react';
import { FailureState } from '../failure-state.tsx';
import type { Loading } from '../loadable.tsx';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { BulkBar, type TableSelection } from './bulk-bar.tsx';
import { columnsOf, type DataColumn } from './data-columns.tsx';
import styles from './data-table.module.css';
import { ListPaging, type TablePaging, useTurnBack } from './list-paging.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useColumnLayout } from './use-column-layout.ts';

const virtualFrom = 200;
const actionsWidth = 108;
const selectionWidth = 40;

interface DataTableProps<Row extends object> {
  /** Widths and order of the columns are remembered under this name. */
  readonly name: string;
  readonly label: string;
  readonly query: Loading<readonly Row[]>;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly empty: ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly selection?: TableSelection;
  readonly paging?: TablePaging;
  /** Height in px of the scrolling part of tables over 200 rows. */
  readonly scrollHeight?: number;
}

/**
 * A list as a table: skeleton, failure, empty state, remembered columns, row actions, bulk bar, paging. It scrolls
 * in a frame of ours: the library's way repeats the headings, with what can be focused in them, out of sight.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, query, rowKey, columns, empty, rowActions, selection, paging } = props;
  const layout = useColumnLayout(name, columns);
  const turning = useTurnBack(paging);
  const skeleton = <TableSkeleton layout={layout} selectable={selection !== undefined} />;
  if (query.data === undefined) {
    return query.error ? <FailureState error={query.error} onRetry={() => void query.refetch()} /> : skeleton;
  }
  if (turning) return skeleton;
  if (query.data.length === 0) return empty;
  const virtual = query.data.length > virtualFrom;
  const actions = actionColumn(query.data, rowActions);
  const width = layout.totalWidth + actions.length * actionsWidth + (selection ? selectionWidth : 0);
  return (
    <div className={styles['table']}>
      <div className={styles['surround']}>
        <div className={styles['frame']}>
          <div style={{ minWidth: width }}>
            <Table<Row>
              aria-label={label}
              size="middle"
              rowKey={rowKey}
              dataSource={query.data}
              columns={[...columnsOf(layout, { fixed: virtual }), ...actions]}
              pagination={false}
              tableLayout="fixed"
              {...(virtual ? { virtual, scroll: { x: width, y: props.scrollHeight ?? 560 } } : {})}
              {...(selection ? { rowSelection: selectionOf(selection) } : {})}
            />
          </div>
        </div>
      </div>
      {paging ? <ListPaging paging={paging} /> : null}
      {selection ? <BulkBar selection={selection} /> : null}
    </div>
  );
}

/** Nothing where no row has an action. */
function actionColumn<Row>(
  rows: readonly Row[],
  rowActions: ((row: Row) => readonly RowAction[]) | undefined,
) {
  if (!rowActions || rows.every((row) => rowActions(row).length === 0)) return [];
  return [
    {
      key: 'actions',
      width: actionsWidth,
      align: 'right' as const,
      className: styles['actions'] ?? '',
      render: (_: unknown, row: Row) => <RowActions actions={rowActions(row)} />,
    },
  ];
}

function selectionOf(selection: TableSelection) {
  return {
    selectedRowKeys: [...selection.keys],
    onChange: (keys: React.Key[]) => selection.onChange(keys.map(String)),
    columnWidth: selectionWidth,
  };
}
