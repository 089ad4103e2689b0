import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import { readPart, relationshipsOf } from '../ooxml/office-package.ts';
import type { PartEdit } from '../ooxml/part-edits.ts';
import { type RunNode, textOf } from '../ooxml/run-nodes.ts';
import { readRange, writePlace } from './cell-place.ts';
import { uniqueName } from './renames.ts';
import type { SheetCell } from './sheet-cell.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import { decodeStringEscapes, encodeStringEscapes } from './string-escapes.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** What a cell is for a table it belongs to. */
interface TableCell {
  readonly part: string;
  readonly table: string;
  /** Name of the column; undefined in the row of totals. */
  readonly column: string | undefined;
  edit(text: string): PartEdit | undefined;
  /** Names of all columns, in lower case. */
  readonly taken: Set<string>;
}

/** Excel takes a file for damaged whose headings and names of columns differ. */
const longestName = 255;

/** The tables of a sheet, for the cells they must agree with. */
export class SheetTables {
  readonly #cells = new Map<string, TableCell>();
  readonly #walk: WorkbookWalk;

  /** @throws {DocumentFormatError} */
  constructor(walk: WorkbookWalk, sheet: string) {
    this.#walk = walk;
    const { archive } = walk.book;
    for (const { type, target } of relationshipsOf(archive, sheet)) {
      const xml = type === 'table' ? readPart(archive, target) : undefined;
      if (xml !== undefined) this.#readTable(new XmlScanner(xml.text, target, spreadsheetNamespaces));
    }
  }

  /** The new content of a cell, made unique where it is a heading; the tables follow it. */
  agree(cell: SheetCell, nodes: readonly RunNode[]): readonly RunNode[] {
    const found = this.#cells.get(writePlace(cell));
    if (found === undefined) return nodes;
    const { column } = found;
    const text = textOf(nodes);
    const unique = column === undefined ? text : uniqueHeading(found, column, text);
    const edit = found.edit(unique);
    if (edit !== undefined) this.#walk.edits.add(found.part, edit);
    if (column !== undefined) this.#walk.renames.renameColumn(found.table, column, unique);
    if (unique === text) return nodes;
    const look = nodes.at(-1)?.look ?? this.#walk.styles.look(cell.style);
    if (unique.startsWith(text)) return [...nodes, { kind: 'text', text: unique.slice(text.length), look }];
    return [{ kind: 'text', text: unique, look }];
  }

  #readTable(scanner: XmlScanner): void {
    while (scanner.next() !== 'start');
    const range = readRange(scanner.attribute('ref') ?? '');
    const table = scanner.attribute('displayName') ?? scanner.attribute('name') ?? '';
    const hasHeading = scanner.attribute('headerRowCount') !== '0';
    const hasTotals = Number(scanner.attribute('totalsRowCount') ?? 0) > 0;
    const place = { table, taken: new Set<string>() };
    if (range === undefined) return;
    eachColumn(scanner, range.first.column, (column) => {
      if (hasHeading) this.#addHeading(scanner, { row: range.first.row, column }, place);
      if (hasTotals) this.#addTotal(scanner, { row: range.last.row, column }, place);
    });
  }

  #addHeading(scanner: XmlScanner, place: Place, { table, taken }: TableNames): void {
    const column = decodeStringEscapes(scanner.attribute('name') ?? '');
    taken.add(column.toLowerCase());
    const edit = editor(scanner, 'name');
    this.#cells.set(writePlace(place), { part: scanner.part, table, column, taken, edit });
  }

  #addTotal(scanner: XmlScanner, place: Place, { table, taken }: TableNames): void {
    if (scanner.attribute('totalsRowLabel') === undefined) return;
    const edit = editor(scanner, 'totalsRowLabel');
    this.#cells.set(writePlace(place), { part: scanner.part, table, column: undefined, taken, edit });
  }
}

function eachColumn(scanner: XmlScanner, first: number, read: (column: number) => void): void {
  let column = first;
  while (scanner.next() !== 'done')
    if (scanner.event === 'start' && scanner.name === 'x:tableColumn') read(column++);
}

type Place = Pick<SheetCell, 'row' | 'column'>;
type TableNames = Pick<TableCell, 'table' | 'taken'>;

function uniqueHeading({ taken }: TableCell, before: string, text: string): string {
  taken.delete(before.toLowerCase());
  return uniqueName(text === '' ? before : text.slice(0, longestName), taken, longestName);
}

/** Line breaks are written `_x000a_` in names. */
function editor(scanner: XmlScanner, attribute: string): TableCell['edit'] {
  const found = attributeEdit(scanner, attribute, '');
  return (text) => {
    if (found === undefined) return undefined;
    const escaped = encodeStringEscapes(text).replaceAll('\n', '_x000a_');
    return { ...found, xml: `"${encodeXmlAttribute(escaped)}"` };
  };
}
