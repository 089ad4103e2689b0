import type { Splice } from '../../../text/splice-text.ts';
import { type CsvDialect, csvCells, csvField } from './csv-cells.ts';
import { readGridTable } from './grid-table.ts';
import type { RstTableBlock } from './rst-lines.ts';
import { readSimpleTable } from './simple-table.ts';

/** Returns the text of a cell with its new texts. */
export type RewriteCell = (text: string) => string;

/** Rewrites the cells of a table. Undefined where its borders cannot be read. */
export function tableSplices(
  text: string,
  block: RstTableBlock,
  rewrite: RewriteCell,
): readonly Splice[] | undefined {
  return typeof block.table === 'string'
    ? drawnSplices(text, block, rewrite)
    : csvSplices(text, { ...block, table: block.table }, rewrite);
}

function drawnSplices(
  text: string,
  { table, start, end, indent }: RstTableBlock,
  rewrite: RewriteCell,
): readonly Splice[] | undefined {
  const lines = text.slice(start, end).split(/\r\n|\r|\n/);
  const drawn = lines.map((line) => line.slice(indent).trimEnd());
  const read = table === 'grid' ? readGridTable(drawn) : readSimpleTable(drawn);
  if (read === undefined) return undefined;
  const before = read.cells.map((cell) => cell.join('\n'));
  const after = before.map(rewrite);
  if (after.every((cell, index) => cell === before[index])) return [];
  const lineEnd = /\r\n|\r|\n/.exec(text.slice(start, end))?.[0] ?? '\n';
  const margin = ' '.repeat(indent);
  const written = read.write(after.map((cell) => (cell === '' ? [] : cell.split('\n'))));
  const indented = written.map((line) => (line === '' ? line : margin + line));
  return [{ start, end, text: indented.join(lineEnd) }];
}

function csvSplices(
  text: string,
  { table, start, end, indent }: RstTableBlock & { readonly table: CsvDialect },
  rewrite: RewriteCell,
): readonly Splice[] {
  const margin = ' '.repeat(indent);
  return csvCells(text.slice(start, end), table).flatMap((cell) => {
    const before = cell.text
      .split(/\r\n|\r|\n/)
      .map((line, index) => (index === 0 ? line : line.replace(margin, '')));
    const source = before.join('\n');
    const target = rewrite(source);
    if (target === source) return [];
    const wasQuoted = text[start + cell.start] === table.quote;
    const field = csvField(target, table, wasQuoted).replaceAll('\n', `\n${margin}`);
    return [{ start: start + cell.start, end: start + cell.end, text: field }];
  });
}
