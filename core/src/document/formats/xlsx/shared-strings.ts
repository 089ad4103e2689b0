import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import { type RichRun, readRichText } from './rich-text.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

/** The table of texts that cells refer to by number. */
export interface SharedStrings {
  readonly part: string;
  /** As the file spells the names of its elements: empty, or such as `x:`. */
  readonly prefix: string;
  readonly items: readonly SharedString[];
  /** Where items can be added; undefined without a table. */
  readonly end: number | undefined;
}

export interface SharedString {
  /** Of what stands between its tags; the tags themselves for an empty element. */
  readonly start: number;
  readonly end: number;
  readonly isEmptyElement: boolean;
  readonly runs: readonly RichRun[];
}

export const noSharedStrings: SharedStrings = { part: '', prefix: '', items: [], end: undefined };

/** @throws {DocumentFormatError} */
export function readSharedStrings(book: OfficePackage): SharedStrings {
  const part = partOfType(book, 'sharedStrings');
  const xml = part === undefined ? undefined : readPart(book.archive, part);
  if (part === undefined || xml === undefined) return noSharedStrings;
  const scanner = new XmlScanner(xml.text, part, spreadsheetNamespaces);
  while (scanner.next() !== 'start');
  const prefix = scanner.rawName.slice(0, scanner.rawName.indexOf(':') + 1);
  const items: SharedString[] = [];
  while (scanner.next() !== 'end') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'x:si') items.push(readItem(scanner));
    else scanner.skipElement();
  }
  const end = scanner.end > scanner.start ? scanner.start : undefined;
  while (scanner.next() !== 'done');
  return { part, prefix, items, end };
}

function readItem(scanner: XmlScanner): SharedString {
  const { start: tagStart, end: tagEnd, selfClosing } = scanner;
  const runs = readRichText(scanner);
  if (selfClosing) return { start: tagStart, end: tagEnd, isEmptyElement: true, runs };
  return { start: tagEnd, end: scanner.start, isEmptyElement: false, runs };
}
