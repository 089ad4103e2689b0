import { columnsOf } from '../../../text/column-width.ts';
import { padded, type RstTable, trimCell, widest } from './rst-table.ts';

/** Places of a column: `end` stands behind its border. */
interface Column {
  readonly start: number;
  readonly end: number;
}

/** A row, with the columns it is divided into. A part of the table that is no row is a border. */
interface SimpleRow {
  /** First and last of the table's columns that each cell covers. */
  readonly cells: readonly {
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  }[];
  /** Whether a line below the row says which columns its cells cover. */
  readonly divided: boolean;
  /** Empty lines behind the row. */
  readonly gap: number;
}

type Part = SimpleRow | 'border';

/** Reads a table whose columns stand below lines of `=`. Undefined where text stands between the columns. */
export function readSimpleTable(lines: readonly string[]): RstTable | undefined {
  const columns = columnsUnder(lines[0] ?? '');
  const parts: Part[] = [];
  for (const { lines: drawn, below } of stretchesOf(lines, columns)) {
    const isDivided = below?.startsWith('-');
    const row = readRow(drawn, isDivided ? columnsUnder(below ?? '') : undefined, columns);
    if (row === undefined) return undefined;
    parts.push(...row, ...(below?.startsWith('=') ? (['border'] as const) : []));
  }
  const rows = parts.filter((part) => part !== 'border');
  return {
    cells: rows.flatMap(({ cells }) => cells.map((cell) => cell.lines)),
    write: (texts) => writeParts(withTexts(parts, texts), columns),
  };
}

/** The lines of a row, and the border or the division below them. */
interface RowLines {
  readonly lines: (readonly string[])[];
  below?: string;
}

function stretchesOf(lines: readonly string[], columns: readonly Column[]): readonly RowLines[] {
  const stretches: RowLines[] = [{ lines: [] }];
  for (const line of lines) {
    const drawn = columnsOf(line);
    let current = stretches.at(-1);
    if (current === undefined || current.below !== undefined || endsRow(current, drawn, columns)) {
      current = { lines: [] };
      stretches.push(current);
    }
    if (/^=[= ]*$/.test(line) || (/^-[- ]*$/.test(line) && current.lines.length > 0)) current.below = line;
    else current.lines.push(drawn);
  }
  return stretches;
}

/** A row begins where the first column has text. */
function endsRow({ lines }: RowLines, next: readonly string[], columns: readonly Column[]): boolean {
  const isBorder = /^[=-][=\- ]*$/.test(next.join(''));
  return !isBorder && startsRow(next, columns) && lines.some((line) => line.join('').trim() !== '');
}

function columnsUnder(border: string): readonly Column[] {
  return Array.from(border.matchAll(/[=-]+/g), ({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
}

function startsRow(line: readonly string[], [first]: readonly Column[]): boolean {
  return line.slice(0, first?.end).join('').trim() !== '';
}

function readRow(
  lines: readonly (readonly string[])[],
  division: readonly Column[] | undefined,
  columns: readonly Column[],
): readonly SimpleRow[] | undefined {
  if (lines.every((line) => line.join('').trim() === '')) return [];
  const own = (division ?? columns).map(({ start, end }) => ({
    first: columns.findIndex((column) => column.start === start),
    last: columns.findIndex((column) => column.end === end),
    start,
    end,
  }));
  const isDivided = own.every(({ first, last }) => first >= 0 && last >= first);
  if (!isDivided || lines.some((line) => hasTextBetween(line, own))) return undefined;
  const cells = own.map(({ first, last, start, end }) => {
    const isLast = last === columns.length - 1;
    const text = lines.map((line) =>
      line
        .slice(start, isLast ? undefined : end)
        .join('')
        .trimEnd(),
    );
    return { first, last, lines: trimFirstLine(text) };
  });
  const gap = lines.length - 1 - lines.findLastIndex((line) => line.join('').trim() !== '');
  return [{ cells, divided: division !== undefined, gap }];
}

/** Lines of a cell keep their place in the row: an empty first line belongs to the cell. */
function trimFirstLine(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : [...lines.slice(0, first), ...trimCell(lines).lines];
}

function hasTextBetween(line: readonly string[], columns: readonly Column[]): boolean {
  return columns
    .slice(1)
    .some(({ start }, index) => line.slice(columns[index]?.end, start).join('').trim() !== '');
}

function withTexts(parts: readonly Part[], texts: readonly (readonly string[])[]): readonly Part[] {
  let next = 0;
  return parts.map((part) => {
    if (part === 'border') return part;
    return { ...part, cells: part.cells.map((cell) => ({ ...cell, lines: texts[next++] ?? cell.lines })) };
  });
}

function writeParts(parts: readonly Part[], columns: readonly Column[]): readonly string[] {
  const widths = newWidths(parts, columns);
  const gaps = columns.map((_, index) => gapsBetween(columns, index, index + 1));
  const line = (texts: readonly Written[]) => {
    const written = texts.map(({ text, first, last }) => {
      const between = gapsBetween(columns, first, last);
      const covered = widths.slice(first, last + 1).reduce((sum, width) => sum + width, between);
      return padded(text(covered), covered) + ' '.repeat(gaps[last] ?? 0);
    });
    return written.join('').trimEnd();
  };
  const all = columns.map((_, index) => ({
    first: index,
    last: index,
    text: (width: number) => '='.repeat(width),
  }));
  return parts.flatMap((part) => (part === 'border' ? [line(all)] : writeRow(part, line)));
}

interface Written {
  readonly first: number;
  readonly last: number;
  text(width: number): string;
}

function writeRow({ cells, divided, gap }: SimpleRow, line: (texts: readonly Written[]) => string) {
  const height = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const texts = Array.from({ length: height }, (_, index) =>
    line(
      cells.map(({ lines, ...place }) => {
        // A first column without text would join the row to the one before.
        const empty = index === 0 && place.first === 0 ? '\\' : '';
        return { ...place, text: () => lines[index] || empty };
      }),
    ),
  );
  const division = divided
    ? [line(cells.map((place) => ({ ...place, text: (width) => '-'.repeat(width) })))]
    : [];
  return [...texts, ...division, ...Array.from({ length: gap }, () => '')];
}

function newWidths(parts: readonly Part[], columns: readonly Column[]): readonly number[] {
  const widths = columns.map(({ start, end }) => end - start);
  const cells = parts.flatMap((part) => (part === 'border' ? [] : part.cells));
  for (const { first, last, lines } of cells.toSorted((a, b) => a.last - a.first - (b.last - b.first))) {
    const gaps = gapsBetween(columns, first, last);
    const within = widths.slice(first, last + 1).reduce((sum, width) => sum + width, gaps);
    widths[last] = (widths[last] ?? 0) + Math.max(0, widest(lines) - within);
  }
  return widths;
}

/** Sum of the gaps from one column to another. */
function gapsBetween(columns: readonly Column[], first: number, last: number): number {
  return columns
    .slice(first, last)
    .reduce((sum, { end }, index) => sum + (columns[first + index + 1]?.start ?? end) - end, 0);
}
