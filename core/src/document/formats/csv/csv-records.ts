/** How a table is written as text. */
export interface CsvDialect {
  readonly delimiter: string;
  /** Whether a cell that begins with `"` goes on to the next one alone. */
  readonly quotes: boolean;
  /** Length of a first line such as `sep=;`, which tells Excel the delimiter and is no row. */
  readonly start: number;
}

export interface CsvCell {
  /** With its quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly quoted: boolean;
}

export interface CsvRecord {
  readonly cells: readonly CsvCell[];
  /** Where the cells end. */
  readonly end: number;
  /** Where the next row begins. */
  readonly next: number;
  /** False where the text ends within quotes. */
  readonly closed: boolean;
}

/** Reads the row that begins at `at` (RFC 4180, and what Excel makes of files that do not follow it). */
export function readRecord(text: string, at: number, dialect: CsvDialect): CsvRecord {
  const cells: CsvCell[] = [];
  let position = at;
  for (;;) {
    const { cell, closed } = readCell(text, position, dialect);
    cells.push(cell);
    if (!closed) return { cells, end: cell.end, next: text.length, closed };
    if (text[cell.end] !== dialect.delimiter)
      return { cells, end: cell.end, next: lineEnd(text, cell.end), closed };
    position = cell.end + 1;
  }
}

function lineEnd(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? at + 2 : Math.min(at + 1, text.length);
}

function readCell(text: string, at: number, dialect: CsvDialect): { cell: CsvCell; closed: boolean } {
  const quote = dialect.quotes ? skipSpaces(text, at) : at;
  if (!dialect.quotes || text[quote] !== '"') {
    const end = endOfPlain(text, at, dialect.delimiter);
    return { cell: { start: at, end, text: text.slice(at, end), quoted: false }, closed: true };
  }
  const close = closingQuote(text, quote + 1);
  if (close === -1) {
    const cell = { start: quote, end: text.length, text: text.slice(quote + 1), quoted: true };
    return { cell, closed: false };
  }
  // What stands behind the closing quote belongs to the cell, as Excel reads it.
  const end = endOfPlain(text, close + 1, dialect.delimiter);
  const inside = text.slice(quote + 1, close);
  const plain = inside.includes('"') ? inside.replaceAll('""', '"') : inside;
  return {
    cell: { start: quote, end, text: plain + text.slice(close + 1, end), quoted: true },
    closed: true,
  };
}

/** `a, "b, c"` is common where people write tables by hand. */
function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text[next] === ' ') next++;
  return next;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === delimiter || character === '\n' || character === '\r') break;
    at++;
  }
  return at;
}

/** How a new text is written in the place of a cell; its quotes stay or come where they are needed. */
export function writeCsvCell(text: string, { quoted, text: before }: CsvCell, dialect: CsvDialect): string {
  const { delimiter, quotes } = dialect;
  if (!quotes) return text.replaceAll(/[\r\n]+/g, ' ').replaceAll(delimiter, ' ');
  const special = text.includes(delimiter) || /[\r\n]|^ *"/.test(text);
  const needed = special || (text.includes('"') && !before.includes('"'));
  return quoted || needed ? `"${text.replaceAll('"', '""')}"` : text;
}
