import { readElementText } from '../../../xml/element-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { CellPlace } from './cell-place.ts';
import { type RichRun, readRichText } from './rich-text.ts';
import type { SharedStrings } from './shared-strings.ts';
import { decodeStringEscapes } from './string-escapes.ts';

interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface SheetCell extends TextRange, CellPlace {
  readonly style: number;
  /** `s` for a number in the table of texts, `inlineStr`, `str`, `n`, `b`, `e`, `d`. */
  readonly type: string;
  readonly hasFormula: boolean;
  /** Cells one formula fills, such as `B2:B9`. */
  readonly fills?: string | undefined;
  /** What stands in `v`, or inside `is`. */
  readonly content?: TextRange | undefined;
  readonly value: string;
  readonly runs?: readonly RichRun[] | undefined;
}

/** Reads the cell that starts here; goes on to its end. */
export function readCell(scanner: XmlScanner, place: CellPlace): SheetCell {
  const { depth, start } = scanner;
  const style = Number(scanner.attribute('s') ?? 0);
  const type = scanner.attribute('t') ?? 'n';
  const found: Found = {
    hasFormula: false,
    fills: undefined,
    value: '',
    content: undefined,
    runs: undefined,
  };
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'start') readChild(scanner, found);
  }
  const { row, column } = place;
  return { row, column, start, end: scanner.end, style, type, ...found };
}

interface Found {
  hasFormula: boolean;
  fills: string | undefined;
  value: string;
  content: TextRange | undefined;
  runs: readonly RichRun[] | undefined;
}

function readChild(scanner: XmlScanner, found: Found): void {
  const start = scanner.end;
  if (scanner.name === 'x:v') found.value = readElementText(scanner);
  else if (scanner.name === 'x:is') found.runs = readRichText(scanner);
  else {
    if (scanner.name === 'x:f') readFormula(scanner, found);
    scanner.skipElement();
    return;
  }
  if (scanner.end > scanner.start) found.content = { start, end: scanner.start };
}

function readFormula(scanner: XmlScanner, found: Found): void {
  found.hasFormula = true;
  const type = scanner.attribute('t');
  if (type === 'array' || type === 'dataTable') found.fills = scanner.attribute('ref');
}

/** What a cell says that holds a text of its own; undefined for formulas, numbers, dates and the like. */
export function ownRuns(cell: SheetCell, shared: SharedStrings | undefined) {
  if (cell.hasFormula || cell.content === undefined) return undefined;
  if (cell.type === 's') return shared?.runsOf(Number(cell.value));
  if (cell.type === 'inlineStr') return cell.runs;
  return cell.type === 'str' ? [{ text: decodeStringEscapes(cell.value) }] : undefined;
}
