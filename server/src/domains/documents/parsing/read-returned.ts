import { returnedRows } from '@transloom/core/document/convert/bilingual-rows';
import { readBilingualTable } from '@transloom/core/document/convert/read-bilingual-table';
import { type ReturnedSegment, readExchange } from '@transloom/core/document/convert/read-exchange';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';

interface ReturnedInput {
  readonly file: Uint8Array;
  readonly as: 'xliff' | 'docx' | 'xlsx';
}

/** The translations in a file that was given out and filled in. @throws {DocumentFormatError} */
export async function readReturned({ file, as }: ReturnedInput): Promise<readonly ReturnedSegment[]> {
  if (as === 'xliff') return readExchange(file);
  if (as === 'docx') return readBilingualTable(file);
  const rows: (readonly string[])[] = [];
  for await (const batch of workbookRows(file)) rows.push(...batch.rows);
  return returnedRows(rows);
}
