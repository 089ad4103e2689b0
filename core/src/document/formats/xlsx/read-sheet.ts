import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { CellList } from './cell-list.ts';
import { type CellRange, readPlace, readRange } from './cell-place.ts';
import { readCell, type SheetCell } from './sheet-cell.ts';
import { type SheetTexts, sheetTextReaders } from './sheet-texts.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

/** What was found in a sheet. */
export interface SheetContents {
  /** As the file spells the names of its elements: empty, or such as `x:`. */
  prefix: string;
  /** Those that were asked for, in order. */
  readonly cells: CellList;
  /** Where a cell of the wanted column would stand, by row, with that column left out. */
  readonly gaps: Map<number, number>;
  readonly hiddenColumns: { readonly min: number; readonly max: number }[];
  readonly hiddenRows: Set<number>;
  readonly merges: CellRange[];
  /** Cells that a formula in another cell fills. */
  readonly filled: CellRange[];
  readonly texts: SheetTexts;
}

export interface SheetQuery {
  keeps(cell: SheetCell): boolean;
  /** A column whose empty places matter. */
  readonly gapsIn?: number | undefined;
}

/** @throws {DocumentFormatError} */
export function readSheet(text: string, part: string, query: SheetQuery): SheetContents {
  const scanner = new XmlScanner(text, part, spreadsheetNamespaces);
  const contents: SheetContents = {
    prefix: '',
    cells: new CellList(text),
    gaps: new Map(),
    hiddenColumns: [],
    hiddenRows: new Set(),
    merges: [],
    filled: [],
    texts: { found: [], validations: 0, links: 0, headers: new Map() },
  };
  let row = 0;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'x:row') row = readRow(scanner, contents, query, row);
    else if (scanner.name === 'x:col') readColumns(scanner, contents);
    else if (scanner.name === 'x:mergeCell') readMerge(scanner, contents);
    else if (scanner.depth === 1)
      contents.prefix = scanner.rawName.slice(0, scanner.rawName.indexOf(':') + 1);
    else sheetTextReaders[scanner.name]?.(scanner, contents.texts);
  }
  return contents;
}

/** Each cell is held against them; more is an attack. */
const maxFilled = 1000;
/** As many as a sheet has; more is an attack. */
const maxColumns = 16_384;

function isHidden(scanner: XmlScanner, size: string): boolean {
  const hidden = scanner.attribute('hidden');
  return hidden === '1' || hidden === 'true' || Number(scanner.attribute(size) ?? 1) === 0;
}

function readColumns(scanner: XmlScanner, { hiddenColumns }: SheetContents): void {
  if (!isHidden(scanner, 'width') || hiddenColumns.length >= maxColumns) return;
  const min = Number(scanner.attribute('min') ?? 0);
  hiddenColumns.push({ min, max: Number(scanner.attribute('max') ?? min) });
}

function readMerge(scanner: XmlScanner, { merges }: SheetContents): void {
  const range = readRange(scanner.attribute('ref') ?? '');
  if (range !== undefined) merges.push(range);
}

/** Rows and cells may leave out where they stand; then they follow the one before. Gives the row's number. */
function readRow(scanner: XmlScanner, contents: SheetContents, query: SheetQuery, before: number): number {
  const { depth, selfClosing } = scanner;
  const row = Number(scanner.attribute('r') ?? before + 1);
  if (isHidden(scanner, 'ht')) contents.hiddenRows.add(row);
  const reading: RowReading = { row, column: 0, gap: undefined };
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'start' && scanner.name === 'x:c') readRowCell(scanner, contents, query, reading);
  if (!selfClosing && query.gapsIn !== undefined) contents.gaps.set(row, reading.gap ?? scanner.start);
  return row;
}

interface RowReading {
  readonly row: number;
  /** Of the last cell. */
  column: number;
  gap: number | undefined;
}

function readRowCell(
  scanner: XmlScanner,
  contents: SheetContents,
  { keeps, gapsIn = Number.POSITIVE_INFINITY }: SheetQuery,
  reading: RowReading,
): void {
  const { row, column } = reading;
  const place = readPlace(scanner.attribute('r') ?? '') ?? { row, column: column + 1 };
  reading.column = place.column;
  if (place.column > gapsIn) reading.gap ??= scanner.start;
  const cell = readCell(scanner, place);
  const filled = cell.fills === undefined ? undefined : readRange(cell.fills);
  if (filled !== undefined && cell.fills?.includes(':') && contents.filled.length < maxFilled)
    contents.filled.push(filled);
  if (keeps(cell)) contents.cells.add(cell);
}
