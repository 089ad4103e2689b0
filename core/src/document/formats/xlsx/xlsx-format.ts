import { planColumns } from '../../columns/column-plan.ts';
import type {
  DocumentFormat,
  DocumentReport,
  FormatOptions,
  UnitVisitor,
  WriteOutput,
} from '../../document-format.ts';
import { isOfficePackage, openOfficePackage, readPart } from '../ooxml/office-package.ts';
import { OfficeReport } from '../ooxml/office-report.ts';
import { PartEdits } from '../ooxml/part-edits.ts';
import { visitProperties } from '../ooxml/visit-properties.ts';
import { writePackage } from '../ooxml/write-package.ts';
import { FilterValues } from './filter-values.ts';
import { PivotTexts } from './pivot-texts.ts';
import { renameReferences } from './rename-references.ts';
import { Renames } from './renames.ts';
import { requestCalculation } from './request-calculation.ts';
import { readSharedStrings } from './shared-strings.ts';
import { visitSheetName, writeSheetNames } from './sheet-names.ts';
import { StringWriter } from './string-writer.ts';
import { CellVisits } from './visit-cells.ts';
import { pivotParts, visitCaptions, visitPivots } from './visit-pivots.ts';
import { visitSheet } from './visit-sheet.ts';
import { visitSheetObjects } from './visit-sheet-objects.ts';
import { readWorkbook, type WorkbookSheet } from './workbook.ts';
import { readWorkbookStyles } from './workbook-styles.ts';
import { countingWalk, type WorkbookWalk } from './workbook-walk.ts';

const mainType =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel)\.(?!.*binary).*main\+xml$/i;

/** Excel workbooks: xlsx, xlsm, xltx, xltm; transitional and strict. */
export const xlsxFormat: DocumentFormat = {
  id: 'xlsx',
  name: 'Excel workbook',
  extensions: ['xlsx', 'xlsm', 'xltx', 'xltm'],
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  styles: true,
  options: [
    ...(['hiddenText', 'headersAndFooters', 'comments', 'altText', 'documentProperties'] as const),
    ...(['sheetNames', 'splitByParagraph', 'excludedStyles', 'excludedColors', 'excludedColumns'] as const),
    ...(['languageColumns', 'headerRows', 'keyColumn', 'noteColumn', 'maxLengthColumn'] as const),
    'embeddedHtml',
  ],
  recognize: (file) => (isOfficePackage(file, mainType) ? 3 : 0),
  process: processWorkbook,
};

function processWorkbook(
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions,
  write: WriteOutput,
): DocumentReport {
  const book = openOfficePackage(file, mainType);
  const sheets = readWorkbook(book);
  const pivots = pivotParts({ book }, sheets);
  const edits = new PartEdits();
  const walk: WorkbookWalk = {
    book,
    options,
    visit,
    report: new OfficeReport(),
    styles: readWorkbookStyles(book),
    strings: new StringWriter(readSharedStrings(book)),
    plan: planColumns(options),
    edits,
    renames: new Renames(),
    pivots: new PivotTexts(book, [...pivots.caches, ...pivots.tables]),
    filters: new FilterValues(
      book,
      sheets.map(({ part }) => part),
      edits,
    ),
  };
  visitSheets(walk, sheets);
  if (walk.plan.languages === undefined) visitPivots(walk, pivots);
  walk.renames.texts = walk.pivots.changes();
  if (options.documentProperties) visitProperties(book, visit, walk.edits);
  finishStrings(walk);
  if (!walk.edits.isEmpty) requestCalculation(walk);
  writeSheetNames(walk);
  renameReferences(walk);
  writePackage(book, walk.edits, write);
  return { warnings: walk.report.warnings() };
}

/** Of a table in several languages only the cells are text: what else there is has no place for a translation. */
function visitSheets(walk: WorkbookWalk, sheets: readonly WorkbookSheet[]): void {
  const taken = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const cells = new CellVisits(walk);
  const parts = new Set<string>();
  for (const sheet of sheets) {
    const seen = sheet.hidden && !walk.options.hiddenText ? countingWalk(walk) : walk;
    const oneLanguage = walk.plan.languages === undefined;
    if (walk.options.sheetNames && oneLanguage) visitSheetName(seen, sheet, taken);
    visitSheet(seen, cells, sheet.part);
    if (!oneLanguage) continue;
    visitSheetObjects(seen, sheet.part, parts);
    visitCaptions(seen, sheet.part);
  }
}

function finishStrings({ book, strings, edits }: WorkbookWalk): void {
  const part = strings.strings?.part;
  const xml = part === undefined ? undefined : readPart(book.archive, part);
  if (xml !== undefined) strings.finish(xml.text, edits);
}
