import type { TokenList } from '../index/postings.ts';
import type { MatchTokens } from './cut-tokens.ts';
import { distancePattern, tokenDistance } from './token-distance.ts';

/** Above this many cells similar words no longer count as half a change; the result then is at most higher. */
const maxCells = 1_000_000;

/**
 * Changes between two texts in half units: a token inserted, left out or replaced is 2, a word replaced by
 * a similar word (`colour`, `colours`) is 1. Where it is more than `most`, some number that is more than that.
 */
export function gradedDistance(a: MatchTokens, b: MatchTokens, most = Number.POSITIVE_INFINITY): number {
  const areSimilar = (i: number, j: number) =>
    a.kinds[i] === 'word' && b.kinds[j] === 'word' && similarWords(a.surfaces[i] ?? '', b.surfaces[j] ?? '');
  return gradedTokenDistance(a.ids, b.ids, { areSimilar, most });
}

export interface GradedComparison {
  /** Whether two different tokens, by their positions in the first and second text, are similar words. */
  readonly areSimilar: (i: number, j: number) => boolean;
  readonly most: number;
}

/** Graded distance of tokens that are given by ids or numbers. */
export function gradedTokenDistance(a: Int32Array, b: TokenList, comparison: GradedComparison): number {
  const start = commonStart(a, b);
  const end = commonEnd(a, b, start);
  const rows = a.length - start - end;
  const columns = b.length - start - end;
  if (rows === 0 || columns === 0) return 2 * Math.max(rows, columns);
  if (rows * columns > maxCells) {
    const pattern = distancePattern(a.subarray(start, start + rows));
    return 2 * tokenDistance(pattern, b.subarray(start, start + columns));
  }
  return tableDistance(a, b, { start, rows, columns }, comparison);
}

interface Window {
  readonly start: number;
  readonly rows: number;
  readonly columns: number;
}

/** Computes only the cells beside the diagonal that `most` changes can reach (Ukkonen 1985). */
function tableDistance(a: Int32Array, b: TokenList, window: Window, comparison: GradedComparison): number {
  const { rows, columns } = window;
  const reach = Math.min(Math.floor(comparison.most / 2), Math.max(rows, columns));
  if (Math.abs(rows - columns) > reach) return beyond;
  reserve(columns + 2);
  const table = { a, b, window, comparison, reach, ...buffers };
  for (let column = 0; column < columns + 2; column++)
    table.above[column] = column <= reach ? 2 * column : beyond;
  for (let i = 1; i <= rows; i++) {
    const fewest = fillRow(table, i);
    if (fewest > comparison.most) return fewest;
    [table.above, table.row] = [table.row, table.above];
  }
  return table.above[columns] ?? 0;
}

/** Buffers of one table at a time. */
let buffers = { above: new Int32Array(256), row: new Int32Array(256) };

function reserve(columns: number): void {
  if (columns <= buffers.row.length) return;
  buffers = { above: new Int32Array(columns * 2), row: new Int32Array(columns * 2) };
}

interface TableRows {
  readonly a: Int32Array;
  readonly b: TokenList;
  readonly window: Window;
  readonly comparison: GradedComparison;
  readonly reach: number;
  readonly above: Int32Array;
  readonly row: Int32Array;
}

/** Fills the row of one token of the first text and returns the fewest changes in it. */
function fillRow({ a, b, window, comparison, reach, above, row }: TableRows, i: number): number {
  const { start, columns } = window;
  const first = Math.max(1, i - reach);
  const last = Math.min(columns, i + reach);
  const token = a[start + i - 1];
  let before = first === 1 ? 2 * i : beyond;
  row[first - 1] = before;
  row[last + 1] = beyond;
  let fewest = beyond;
  for (let j = first; j <= last; j++) {
    const beside = Math.min(before, above[j] ?? 0) + 2;
    const diagonal = above[j - 1] ?? 0;
    if (token === b[start + j - 1]) before = Math.min(beside, diagonal);
    else if (diagonal + 1 >= beside) before = beside;
    else {
      const isSimilar = comparison.areSimilar(start + i - 1, start + j - 1);
      before = Math.min(beside, diagonal + (isSimilar ? 1 : 2));
    }
    row[j] = before;
    fewest = Math.min(fewest, before);
  }
  return fewest;
}

/** More changes than any two texts have, with space for additions. */
const beyond = 1 << 28;

/** The longer one has at least five letters, they start alike, and at most 34 % of the letters differ. */
export function similarWords(first: string, second: string): boolean {
  const longest = Math.max(first.length, second.length);
  const allowed = Math.floor(longest * 0.34);
  if (longest < 5 || Math.abs(first.length - second.length) > allowed) return false;
  if (startDifferently(first.charCodeAt(0), second.charCodeAt(0))) return false;
  const a = first.toLowerCase();
  const b = second.toLowerCase();
  return a[0] === b[0] && letterDistance(a, b) <= allowed;
}

/** Two different ASCII letters, whatever their case: they distinguish most pairs of words. */
function startDifferently(first: number, second: number): boolean {
  return (first | second) < 0x80 && (first | 0x20) !== (second | 0x20);
}

/** Code units inserted, left out or replaced between two words. */
function letterDistance(a: string, b: string): number {
  const row = b.length < letterRow.length ? letterRow : new Uint16Array(b.length + 1);
  for (let column = 0; column <= b.length; column++) row[column] = column;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let diagonal = i - 1;
    let before = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const change = diagonal + Number(letter !== b.charCodeAt(j - 1));
      before = Math.min(change, above + 1, before + 1);
      row[j] = before;
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}

const letterRow = new Uint16Array(64);

function commonStart(a: Int32Array, b: TokenList): number {
  const limit = Math.min(a.length, b.length);
  let count = 0;
  while (count < limit && a[count] === b[count]) count++;
  return count;
}

function commonEnd(a: Int32Array, b: TokenList, start: number): number {
  const limit = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < limit && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}
