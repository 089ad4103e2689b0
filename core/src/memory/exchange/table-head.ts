import { DocumentFormatError } from '../../document/document-format-error.ts';
import { CsvRows } from './csv-exchange.ts';
import { wholeFile } from './whole-file.ts';
import { workbookRows } from './workbook-rows.ts';

type Row = readonly string[];

export type TableFormat = 'xlsx' | 'csv';

/** Bytes that hold the first rows of a text table; a workbook is read as a whole and is no larger. */
export const tableHeadBytes: Readonly<Record<TableFormat, number>> = {
  csv: 1024 * 1024,
  xlsx: 200 * 1024 * 1024,
};

/**
 * Returns the first rows of a table that are not empty, for a preview.
 * @throws {DocumentFormatError} empty, no-text, unsupported, broken, wrong-encoding, limit, too-large, encrypted
 */
export async function tableHead(
  content: AsyncIterable<Uint8Array>,
  format: TableFormat,
  count: number,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for await (const rows of format === 'csv' ? csvHead(content) : workbookHead(content)) {
    found.push(...rows.filter((row) => row.some((cell) => cell.trim() !== '')));
    if (found.length >= count) break;
  }
  if (found.length === 0) throw new DocumentFormatError('no-text');
  return found.slice(0, count);
}

async function* csvHead(content: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  const rows = new CsvRows();
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    yield rows.push(piece);
  }
  // The last row of a larger file may be cut.
  if (bytes < tableHeadBytes.csv) yield rows.finish();
}

async function* workbookHead(content: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  for await (const { rows } of workbookRows(await wholeFile(content, tableHeadBytes.xlsx))) yield rows;
}
