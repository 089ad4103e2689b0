import { columnLetters, columnNumber } from '../../columns/column-letters.ts';

export interface CellPlace {
  /** Both from 1 on. */
  readonly row: number;
  readonly column: number;
}

export interface CellRange {
  readonly first: CellPlace;
  readonly last: CellPlace;
}

/** `B7`; undefined for what is no place. */
export function readPlace(reference: string): CellPlace | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return { row: Number(digits), column: columnNumber(letters.toUpperCase()) };
}

export function writePlace({ row, column }: CellPlace): string {
  return `${columnLetters(column)}${row}`;
}

/** `A1:C9` or a single place. */
export function readRange(reference: string): CellRange | undefined {
  const [from = '', to = from] = reference.split(':');
  const [first, last] = [readPlace(from), readPlace(to)];
  return first && last && { first, last };
}
