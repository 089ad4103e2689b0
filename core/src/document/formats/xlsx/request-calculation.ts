import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import { readPart } from '../ooxml/office-package.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** In the schema these stand behind `calcPr` (CT_Workbook). */
const behind = new Set(
  'oleSize customWorkbookViews pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst'
    .split(' ')
    .map((local) => `x:${local}`),
);

/** Asks Excel to compute all formulas when it opens the file: they may speak of texts that changed. */
export function requestCalculation({ book, edits }: WorkbookWalk): void {
  const xml = readPart(book.archive, book.mainPart);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, book.mainPart, spreadsheetNamespaces);
  while (scanner.next() !== 'start');
  const prefix = scanner.rawName.slice(0, scanner.rawName.indexOf(':') + 1);
  let place: number | undefined;
  while (scanner.next() !== 'end') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'x:calcPr') {
      requestIn(scanner, book.mainPart, edits);
      return;
    }
    if (behind.has(scanner.name)) place ??= scanner.start;
    scanner.skipElement();
  }
  const start = place ?? scanner.start;
  edits.add(book.mainPart, { start, end: start, xml: `<${prefix}calcPr fullCalcOnLoad="1"/>` });
}

function requestIn(scanner: XmlScanner, part: string, edits: WorkbookWalk['edits']): void {
  const asked = scanner.attribute('fullCalcOnLoad');
  if (asked === '1' || asked === 'true') return;
  const end = scanner.start + 1 + scanner.rawName.length;
  const edit =
    asked === undefined
      ? { start: end, end, xml: ' fullCalcOnLoad="1"' }
      : attributeEdit(scanner, 'fullCalcOnLoad', '1');
  if (edit !== undefined) edits.add(part, edit);
}
