import { type Line, placeOf, type RstLines, skipIndented } from './rst-lines.ts';

/** Reads a table drawn with borders. Returns the index of the line behind it, undefined where none begins. */
export function readDrawnTable({ lines, parts }: RstLines, first: Line, i: number): number | undefined {
  const isGrid = /^\s*\+[-=+]{3,}\+$/.test(first.text);
  const isSimple = /^\s*={2,}(?: +={2,})+$/.test(first.text);
  if (!isGrid && !isSimple) return undefined;
  let last = i;
  for (let at = i + 1; at < lines.length; at++) {
    const line = lines[at]?.text ?? '';
    if (line === '' && (isGrid || lines[at - 1]?.text === first.text)) break;
    last = at;
  }
  const { end } = placeOf(lines[last] ?? first);
  parts.push({ table: isGrid ? 'grid' : 'simple', start: first.start, end, indent: first.indent });
  return last + 1;
}

/** Reads the options and the rows of a table in CSV. Returns the index of the line behind them. */
export function readCsvBody(reading: RstLines, from: number, indent: number): number {
  const { lines, parts } = reading;
  const options = optionsOf(lines, from, indent);
  const body = from + options.length;
  const end = skipIndented(lines, body, indent);
  const valueOption = (name: string) => options.find((option) => option.name === name)?.value;
  const table = {
    delimiter: characterOf(valueOption('delim') ?? ','),
    quote: characterOf(valueOption('quote') ?? '"'),
  };
  if (valueOption('escape') !== undefined || table.delimiter.length !== 1 || table.quote.length !== 1) {
    reading.unread++;
    return end;
  }
  const header = options.find(({ name }) => name === 'header');
  if (header?.value) parts.push({ table, start: header.end - header.value.length, end: header.end, indent });
  const rows = lines.slice(body, end).filter(({ text }) => text !== '');
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && last)
    parts.push({ table, start: placeOf(first).start, end: placeOf(last).end, indent: first.indent });
  return end;
}

interface DirectiveOption {
  readonly name: string;
  readonly value: string;
  /** Offset behind the value. */
  readonly end: number;
}

/** Returns the options right below a directive, one a line. */
function optionsOf(lines: readonly Line[], from: number, indent: number): readonly DirectiveOption[] {
  const options: DirectiveOption[] = [];
  for (const line of lines.slice(from)) {
    const [, name, value = ''] = /^\s+:([\w-]+):(?:\s+(.*)|)$/.exec(line.text) ?? [];
    if (name === undefined || line.indent <= indent) break;
    options.push({ name, value, end: placeOf(line).end });
  }
  return options;
}

/** Docutils names some characters and takes the number of any other. */
function characterOf(value: string): string {
  const named = { tab: '\t', space: ' ' }[value.toLowerCase()];
  const number = /^(?:0x|x|\\x|U\+|u|\\u)([\da-f]{2,6})$/i.exec(value)?.[1];
  return named ?? (number === undefined ? value : String.fromCodePoint(Number.parseInt(number, 16)));
}
