import { columnWidth } from '../../../text/column-width.ts';

/** A table as its cells: their texts, and how the table is written with other texts. */
export interface RstTable {
  /** Lines of each cell in reading order, without the margin on their left. */
  readonly cells: readonly (readonly string[])[];
  /** Returns the lines of the table. Columns get wider where a text needs it, and never narrower. */
  write(cells: readonly (readonly string[])[]): readonly string[];
}

/** Returns the text of a cell without empty lines around it and without the margin that all lines share. */
export function trimCell(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly margin: number;
} {
  const trimmed = lines.map((line) => line.trimEnd());
  const first = trimmed.findIndex((line) => line !== '');
  const last = trimmed.findLastIndex((line) => line !== '');
  const inner = first === -1 ? [] : trimmed.slice(first, last + 1);
  const margins = inner.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const margin = margins.length === 0 ? 0 : Math.min(...margins);
  return { lines: inner.map((line) => line.slice(margin)), margin };
}

export function widest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(columnWidth));
}

/** The text with spaces behind it up to a width in columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnWidth(text)));
}
