import { type DistancePattern, distancePattern } from './token-distance.ts';

/** The tokens of a query with a table that numbers them, small enough to be read for millions of others. */
export interface QueryTokens {
  readonly pattern: DistancePattern;
  /** How often the token of each number of the pattern stands in the query. */
  readonly times: Int32Array;
  readonly table: NumberTable;
}

/** Open addressing; a slot whose number is 0 is free. */
interface NumberTable {
  readonly mask: number;
  readonly ids: Int32Array;
  readonly numbers: Int32Array;
}

export function queryTokens(ids: Int32Array): QueryTokens {
  const pattern = distancePattern(ids);
  const times = new Int32Array(pattern.numbers.size + 1);
  for (const id of ids) {
    const number = pattern.numbers.get(id) ?? 0;
    times[number] = (times[number] ?? 0) + 1;
  }
  return { pattern, times, table: numberTable(pattern.numbers) };
}

/** Number of a token in the pattern; 0 where the query has no such token. */
export function numberOf(table: NumberTable, id: number): number {
  return table.numbers[slotOf(table, id)] ?? 0;
}

function numberTable(numbers: ReadonlyMap<number, number>): NumberTable {
  const size = 2 ** Math.ceil(Math.log2(numbers.size * 4 + 1));
  const table = { mask: size - 1, ids: new Int32Array(size), numbers: new Int32Array(size) };
  for (const [id, number] of numbers) {
    const slot = slotOf(table, id);
    table.ids[slot] = id;
    table.numbers[slot] = number;
  }
  return table;
}

function slotOf({ mask, ids, numbers }: NumberTable, id: number): number {
  let slot = id & mask;
  while (numbers[slot] !== 0 && ids[slot] !== id) slot = (slot + 1) & mask;
  return slot;
}
