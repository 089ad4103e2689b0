/** A field of a row of CSV. */
export interface CsvCell {
  /** Offsets of what is replaced: the field with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface CsvDialect {
  readonly delimiter: string;
  readonly quote: string;
}

/** Returns the fields of a text in CSV that hold something. A quote in quotes is written twice. */
export function csvCells(text: string, { delimiter, quote }: CsvDialect): readonly CsvCell[] {
  const cells: CsvCell[] = [];
  for (let at = 0; at < text.length; ) {
    const start = skipSpace(text, at);
    const end = text[start] === quote ? endOfQuoted(text, start, quote) : endOfPlain(text, start, delimiter);
    const raw = text.slice(start, end).trimEnd();
    const isQuoted = raw.length > 1 && raw.startsWith(quote) && raw.endsWith(quote);
    const inner = isQuoted ? raw.slice(1, -1).replaceAll(quote + quote, quote) : raw;
    if (inner.trim() !== '') cells.push({ start, end: start + raw.length, text: inner });
    at = Math.max(endOfPlain(text, end, delimiter) + 1, at + 1);
  }
  return cells;
}

/** Writes a field, in quotes where it has to be or was. */
export function csvField(text: string, { delimiter, quote }: CsvDialect, wasQuoted: boolean): string {
  const needsQuotes = text.includes(delimiter) || text.includes(quote) || /[\r\n]/.test(text);
  return wasQuoted || needsQuotes ? `${quote}${text.replaceAll(quote, quote + quote)}${quote}` : text;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** Returns the offset behind the closing quote. */
function endOfQuoted(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== quote) continue;
    if (text[at + 1] !== quote) return at + 1;
    at++;
  }
  return text.length;
}

/** Returns the offset of the next delimiter or line end. */
function endOfPlain(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === delimiter || text[at] === '\n' || text[at] === '\r') return at;
  return text.length;
}
