import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import { readPart } from '../ooxml/office-package.ts';
import { uniqueName } from './renames.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import type { WorkbookSheet } from './workbook.ts';
import { shortened, visitPlainText, type WorkbookWalk } from './workbook-walk.ts';

const longestName = 31;

/** Takes the name of a sheet past the visitor. The workbook's part changes when all names are known. */
export function visitSheetName(walk: WorkbookWalk, { name, part }: WorkbookSheet, taken: Set<string>): void {
  const unit = { id: `${part}#name`, kind: 'title', maxLength: longestName, segmentable: false } as const;
  const written = visitPlainText(walk, name, unit);
  if (written === undefined) return;
  const wanted = shortened(walk, allowed(written), longestName);
  taken.delete(name.toLowerCase());
  walk.renames.renameSheet(name, uniqueName(wanted === '' ? name : wanted, taken, longestName));
}

/** Without what Excel forbids in names of sheets. */
function allowed(name: string): string {
  const spoken = name.replace(/[[\](){}]/g, (bracket) =>
    '[{'.includes(bracket) ? '(' : bracket === '(' ? '(' : ')',
  );
  return spoken
    .replace(/[:*?/\\\n\r\t]/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '');
}

export function writeSheetNames(walk: WorkbookWalk): void {
  const { book, renames, edits } = walk;
  const xml = renames.sheets.size === 0 ? undefined : readPart(book.archive, book.mainPart);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, book.mainPart, spreadsheetNamespaces);
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || scanner.name !== 'x:sheet') continue;
    const name = renames.sheets.get((scanner.attribute('name') ?? '').toLowerCase());
    const edit = name === undefined ? undefined : attributeEdit(scanner, 'name', name);
    if (edit !== undefined) edits.add(book.mainPart, edit);
  }
}
