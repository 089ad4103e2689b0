import { useState } from 'react';
import { type ColumnLayout, type DataColumn, defaultColumnWidth } from './data-columns.tsx';

interface StoredLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly order: readonly string[];
}

const nothingStored: StoredLayout = { widths: {}, order: [] };

/** Columns in the order and with the widths the user left them. */
export function useColumnLayout<Row>(name: string, columns: readonly DataColumn<Row>[]): ColumnLayout<Row> {
  const storageKey = `columns:${name}`;
  const [stored, setStored] = useState(() => readLayout(storageKey));
  const save = (layout: StoredLayout) => {
    setStored(layout);
    localStorage.setItem(storageKey, JSON.stringify(layout));
  };
  const arranged = arrangeColumns(columns, stored.order).map((column) => {
    const width = stored.widths[column.key];
    return width === undefined ? column : { ...column, width };
  });
  const order = arranged.map(({ key }) => key);
  return {
    columns: arranged,
    totalWidth: arranged.reduce((sum, { width = defaultColumnWidth }) => sum + width, 0),
    resize: (key, width) => save({ ...stored, widths: { ...stored.widths, [key]: width } }),
    move: (key, by) => save({ ...stored, order: moveKey(order, key, by) }),
  };
}

/** The first column is the name and stays first; columns the order does not know keep their place at the end. */
export function arrangeColumns<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
) {
  const place = (column: Column) => (order.includes(column.key) ? order.indexOf(column.key) : columns.length);
  const [first, ...rest] = columns;
  return first ? [first, ...rest.toSorted((a, b) => place(a) - place(b))] : [];
}

export function moveKey(order: readonly string[], key: string, by: -1 | 1): string[] {
  const from = order.indexOf(key);
  const to = from + by;
  if (from < 1 || to < 1 || to >= order.length) return [...order];
  const rest = order.filter((other) => other !== key);
  return rest.toSpliced(to, 0, key);
}

function readLayout(storageKey: string): StoredLayout {
  try {
    return {
      ...nothingStored,
      ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<StoredLayout>),
    };
  } catch {
    return nothingStored;
  }
}
