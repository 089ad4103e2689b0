import type { UnitKind } from '../../document-format.ts';
import type { CsvDialect } from './csv-cells.ts';

/** A stretch of text that is a unit. Offsets are those of the file. */
export interface RstBlock {
  readonly kind: UnitKind;
  readonly start: number;
  readonly end: number;
  /** Lines above and below a title, which are as long as it is wide. */
  readonly adornments?: readonly { readonly start: number; readonly end: number }[];
}

/** A table, whose cells are texts of their own. Its lines begin behind `indent` spaces. */
export interface RstTableBlock {
  readonly table: 'grid' | 'simple' | CsvDialect;
  readonly start: number;
  readonly end: number;
  readonly indent: number;
}

export type RstPart = RstBlock | RstTableBlock;

export interface Line {
  /** Without white space at its end. */
  readonly text: string;
  readonly start: number;
  readonly indent: number;
}

/** A file that is being read. */
export interface RstLines {
  readonly lines: readonly Line[];
  readonly parts: RstPart[];
  /** Tables that cannot be read. */
  unread: number;
}

export function linesOf(text: string): readonly Line[] {
  return Array.from(text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g), ({ 0: whole, index: start }) => {
    const line = whole.replace(/[\r\n]+$/, '').trimEnd();
    return { text: line, start, indent: line.length - line.trimStart().length };
  });
}

/** Offsets of a line's text. */
export function placeOf({ text, start, indent }: Line) {
  return { start: start + indent, end: start + text.length };
}

/** Returns the index of the first line that is neither empty nor indented further. */
export function skipIndented(lines: readonly Line[], from: number, indent: number): number {
  let i = from;
  while (i < lines.length && (lines[i]?.text === '' || (lines[i]?.indent ?? 0) > indent)) i++;
  return i;
}
