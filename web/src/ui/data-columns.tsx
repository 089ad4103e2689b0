import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { ColumnHeading } from './column-heading.tsx';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** px at first; changed by dragging the edge of the heading. */
  readonly width?: number;
  /** Right-aligned digits of equal width. */
  readonly numeric?: boolean;
  readonly render: (row: Row) => ReactNode;
}

export interface ColumnLayout<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly totalWidth: number;
  readonly resize: (key: string, width: number) => void;
  readonly move: (key: string, by: -1 | 1) => void;
}

export const defaultColumnWidth = 160;

/** The columns as the component library wants them. */
export function columnsOf<Row>({ columns, resize, move }: ColumnLayout<Row>): TableColumnType<Row>[] {
  return columns.map((column) => {
    const width = column.width ?? defaultColumnWidth;
    return {
      key: column.key,
      width,
      align: column.numeric ? 'right' : 'left',
      className: (column.numeric ? styles['numeric'] : undefined) ?? '',
      title: (
        <ColumnHeading
          title={column.title}
          width={width}
          onResize={(next) => resize(column.key, next)}
          onMove={(by) => move(column.key, by)}
        />
      ),
      render: (_: unknown, row: Row) => column.render(row),
    };
  });
}
