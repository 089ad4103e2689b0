import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, readPart } from '../ooxml/office-package.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly part: string;
  readonly hidden: boolean;
  /** Of its element in the workbook's part. */
  readonly start: number;
}

/** Sheets in the order of their tabs. Sheets whose part is missing are none. @throws {DocumentFormatError} */
export function readWorkbook(book: OfficePackage): readonly WorkbookSheet[] {
  const xml = readPart(book.archive, book.mainPart);
  if (xml === undefined) return [];
  const targets = new Map(book.relationships.map(({ id, target }) => [id, target]));
  const scanner = new XmlScanner(xml.text, book.mainPart, spreadsheetNamespaces);
  const sheets = new Map<string, WorkbookSheet>();
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || scanner.name !== 'x:sheet') continue;
    const part = targets.get(scanner.attribute('r:id') ?? '');
    if (part === undefined || !book.archive.entriesByName.has(part) || sheets.has(part)) continue;
    const name = scanner.attribute('name') ?? '';
    const hidden = (scanner.attribute('state') ?? 'visible') !== 'visible';
    sheets.set(part, { name, part, hidden, start: scanner.start });
  }
  return [...sheets.values()];
}
