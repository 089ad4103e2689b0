import { useState } from 'react';

export interface TickedRows<Row> {
  /** Keys of ticked rows that are shown. */
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
  readonly tick: (keys: readonly string[]) => void;
  readonly untick: () => void;
}

/** Ticked rows of a list; those that another page or filter hides are not meant. */
export function useTickedRows<Row>(shown: readonly Row[], keyOf: (row: Row) => string): TickedRows<Row> {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const rows = shown.filter((row) => ticked.includes(keyOf(row)));
  return { keys: rows.map(keyOf), rows, tick: setTicked, untick: () => setTicked([]) };
}
