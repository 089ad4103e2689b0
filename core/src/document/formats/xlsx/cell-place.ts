import { columnLetters } from '../../columns/column-letters.ts';

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
  let at = 0;
  let column = 0;
  let row = 0;
  if (reference.charCodeAt(at) === dollar) at++;
  const letters = at;
  for (let value = letterValue(reference, at); value > 0; value = letterValue(reference, ++at))
    column = column * 26 + value;
  const lettersEnd = at;
  if (reference.charCodeAt(at) === dollar) at++;
  const digits = at;
  for (let value = digitValue(reference, at); value >= 0; value = digitValue(reference, ++at))
    row = row * 10 + value;
  const isPlace = isBetween(lettersEnd - letters, 1, 3) && isBetween(at - digits, 1, 7);
  return isPlace && at === reference.length ? { row, column } : undefined;
}

const dollar = 36;

/** From 1 on; no value for what is no letter. */
function letterValue(text: string, at: number): number {
  const code = text.charCodeAt(at) & ~32;
  return code >= 65 && code <= 90 ? code - 64 : 0;
}

function digitValue(text: string, at: number): number {
  const value = text.charCodeAt(at) - 48;
  return value >= 0 && value <= 9 ? value : -1;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
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
