import { type FileInPieces, type NamedFile, streamZip } from '../../archive/create-zip.ts';
import { escapeXml } from '../tmx/xml-text.ts';

/** A sheet has no more rows. */
const rowsPerSheet = 1_048_576;
/** Nor a cell more characters. */
const longestCell = 32_767;
/** Characters of a piece. */
const pieceLength = 64 * 1024;

/**
 * A workbook of texts, piece by piece, as many sheets as the rows need; each begins with the headings.
 * @param widths of the first columns, in characters; 0 hides one
 */
export function writeWorkbook(
  headings: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  widths: readonly number[] = [60, 60],
): AsyncGenerator<Uint8Array> {
  return streamZip(workbookParts({ headings, widths }, rows[Symbol.asyncIterator]()));
}

interface Columns {
  readonly headings: readonly string[];
  /** In characters; 0 hides a column. */
  readonly widths: readonly number[];
}

async function* workbookParts(
  columns: Columns,
  rows: AsyncIterator<readonly string[]>,
): AsyncGenerator<NamedFile | FileInPieces> {
  const sheets: string[] = [];
  let next = await rows.next();
  do {
    sheets.push(`sheet${sheets.length + 1}`);
    const pieces = sheetPieces(columns, async () => {
      const row = next;
      if (!row.done) next = await rows.next();
      return row.done ? undefined : row.value;
    });
    yield { name: `xl/worksheets/${sheets.at(-1)}.xml`, pieces };
  } while (!next.done);
  for (const [name, xml] of frameParts(sheets))
    yield { name, content: new TextEncoder().encode(declaration + xml) };
}

async function* sheetPieces(
  { headings, widths }: Columns,
  nextRow: () => Promise<readonly string[] | undefined>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  const columns = `<cols>${widths.map(columnXml).join('')}</cols>`;
  let xml = `${declaration}<worksheet xmlns="${main}">${frozen}${columns}<sheetData>${rowXml(headings)}`;
  for (let written = 1; written < rowsPerSheet; written++) {
    const row = await nextRow();
    if (row === undefined) break;
    xml += rowXml(row);
    if (xml.length < pieceLength) continue;
    yield encoder.encode(xml);
    xml = '';
  }
  yield encoder.encode(`${xml}</sheetData></worksheet>`);
}

function columnXml(width: number, index: number): string {
  const place = `min="${index + 1}" max="${index + 1}"`;
  return width === 0 ? `<col ${place} hidden="1"/>` : `<col ${place} width="${width}" customWidth="1"/>`;
}

/** Texts alone, so that nothing in them is ever a formula. */
function rowXml(cells: readonly string[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

function cellXml(text: string): string {
  if (text === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestCell))}</t></is></c>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function frameParts(sheets: readonly string[]): readonly (readonly [name: string, xml: string])[] {
  const each = (xml: (sheet: string, number: number) => string) =>
    sheets.map((sheet, i) => xml(sheet, i + 1)).join('');
  const relation = (target: string, type: string, id: number) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  return [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((sheet, id) => `<sheet name="${sheet}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}">${each((sheet, id) => relation(`worksheets/${sheet}.xml`, 'worksheet', id))}</Relationships>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packageRelations}">${relation('xl/workbook.xml', 'officeDocument', 1)}</Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${each((sheet) => `<Override PartName="/xl/worksheets/${sheet}.xml" ContentType="${contentType}.worksheet+xml"/>`)}</Types>`,
    ],
  ];
}
