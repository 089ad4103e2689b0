import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { ColumnHeading } from './column-heading.tsx';
import type { ColumnSort } from './column-sort.ts';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** px at first; changed by dragging the edge of the heading. */
  readonly width?: number;
  /** Shown only after somebody chose it. */
  readonly hiddenAtFirst?: boolean;
  /** Takes a share of the width that is left over; the first column always does. */
  readonly grow?: boolean;
  /** Right-aligned digits of equal width. */
  readonly numeric?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** Absent where the list cannot be sorted by it. */
  readonly sort?: ColumnSort | undefined;
  /** What a list that is here as a whole is sorted by; absent where it cannot be. */
  readonly value?: (row: Row) => string | number;
}

export interface ColumnLayout<Row> {
  /** Columns that are shown. */
  readonly columns: readonly DataColumn<Row>[];
  /** Keys of those that are not. */
  readonly hidden: readonly string[];
  readonly totalWidth: number;
  readonly resize: (key: string, width: number) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly toggle: (key: string) => void;
  /** Back to how the list was made. */
  readonly reset: () => void;
}

export const defaultColumnWidth = 160;

/** Digits end where words would begin; the library's own padding outweighs a class. */
const behindNumbers = { style: { paddingInlineStart: 'var(--space-lg)' } };

/** Whether a column takes a share of the width that is left over. */
export function isGrowing<Row>({ grow }: DataColumn<Row>, place: number): boolean {
  return grow ?? place === 0;
}

/** The columns as the component library wants them. Columns without a width share what is left over. */
export function columnsOf<Row>(
  { columns, resize, move }: ColumnLayout<Row>,
  { fixed }: { readonly fixed: boolean },
): TableColumnType<Row>[] {
  return columns.map((column, place) => {
    const width = column.width ?? defaultColumnWidth;
    const room = columns[place - 1]?.numeric && !column.numeric ? behindNumbers : {};
    return {
      key: column.key,
      ...(isGrowing(column, place) && !fixed ? {} : { width }),
      align: column.numeric ? 'right' : 'left',
      className: (column.numeric ? styles['numeric'] : undefined) ?? '',
      title: (
        <ColumnHeading
          title={column.title}
          sort={column.sort}
          width={width}
          onResize={(next) => resize(column.key, next)}
          onMove={(by) => move(column.key, by)}
        />
      ),
      onHeaderCell: () => ({ ...room, 'aria-sort': column.sort?.order }),
      onCell: () => room,
      render: (_: unknown, row: Row) => column.render(row),
    };
  });
}
