import { useSyncExternalStore } from 'react';
import { keepForPerson, readOfPerson } from '../../session/person-storage.ts';
import { type ColumnLayout, type DataColumn, defaultColumnWidth } from './data-columns.tsx';

interface StoredLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  /** Null until somebody chose. */
  readonly hidden: readonly string[] | null;
}

const nothingStored: StoredLayout = { widths: {}, order: [], hidden: null };

/** Columns as this person left them in this browser: their order, their widths, and which are hidden. */
export function useColumnLayout<Row>(name: string, columns: readonly DataColumn<Row>[]): ColumnLayout<Row> {
  const storageName = `columns:${name}`;
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readOfPerson(storageName) ?? null));
  const stored = layoutIn(text);
  const save = (layout: Partial<StoredLayout>) => {
    keepForPerson(storageName, { ...stored, ...layout });
    for (const listener of listeners) listener();
  };
  const arranged = arrangeColumns(columns, stored.order).map((column) => {
    const width = stored.widths[column.key];
    return width === undefined ? column : { ...column, width, grow: false };
  });
  const order = arranged.map(({ key }) => key);
  const hidden = stored.hidden ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key);
  const shown = arranged.filter(({ key }, place) => place === 0 || !hidden.includes(key));
  return {
    columns: shown,
    hidden,
    totalWidth: shown.reduce((sum, { width = defaultColumnWidth }) => sum + width, 0),
    resize: (key, width) => save({ widths: { ...stored.widths, [key]: width } }),
    move: (key, by) => save({ order: moveKey(order, key, by) }),
    toggle: (key) =>
      save({
        hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
      }),
    reset: () => save(nothingStored),
  };
}

/** The table and its choice of columns both show the layout. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function layoutIn(text: string): StoredLayout {
  return { ...nothingStored, ...(JSON.parse(text) as Partial<StoredLayout> | null) };
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
