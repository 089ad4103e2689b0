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
  /** Right-aligned digits of equal width. */
  readonly numeric?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** Absent where the list cannot be sorted by it. */
  readonly sort?: ColumnSort | undefined;
}

export interface ColumnLayout<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly totalWidth: number;
  readonly resize: (key: string, width: number) => void;
  readonly move: (key: string, by: -1 | 1) => void;
}

export const defaultColumnWidth = 160;

/** Digits end where words would begin; the library's own padding outweighs a class. */
const behindNumbers = { style: { paddingInlineStart: 'var(--space-lg)' } };

/** The columns as the component library wants them. */
export function columnsOf<Row>({ columns, resize, move }: ColumnLayout<Row>): TableColumnType<Row>[] {
  return columns.map((column, place) => {
    const width = column.width ?? defaultColumnWidth;
    const room = columns[place - 1]?.numeric && !column.numeric ? behindNumbers : {};
    return {
      key: column.key,
      width,
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
