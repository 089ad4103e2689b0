import type { TmxUnit } from '../tmx/tmx-unit.ts';
import type { ExchangeFormat, UnitBatch, UnitReading, UnitWriting } from './exchange-format.ts';
import { tableHeadings, tableReader, tableRow } from './table-units.ts';
import { wholeFile } from './whole-file.ts';
import { workbookRows } from './workbook-rows.ts';
import { writeWorkbook } from './workbook-writer.ts';

/** A workbook: a column for each language, the same in every sheet. */
export const xlsxExchange: ExchangeFormat = {
  id: 'xlsx',
  name: 'Excel',
  extensions: ['xlsx'],
  read: readUnits,
  write: (units, writing) => writeWorkbook(tableHeadings(writing), rowsOf(units, writing)),
};

/** Compressed, which is in memory as a whole. */
const mostBytes = 200 * 1024 * 1024;

async function* readUnits(
  content: AsyncIterable<Uint8Array>,
  reading: UnitReading,
): AsyncGenerator<UnitBatch> {
  const file = await wholeFile(content, mostBytes);
  const unitOf = tableReader(reading, reading.layout);
  for await (const { rows, read, total } of workbookRows(file)) {
    const bytes = Math.floor((file.length * read) / Math.max(total, 1));
    yield { units: rows.flatMap((row) => unitOf(row) ?? []), bytes, uniform: true };
  }
}

async function* rowsOf(
  units: AsyncIterable<TmxUnit>,
  writing: UnitWriting,
): AsyncGenerator<readonly string[]> {
  for await (const unit of units) yield tableRow(unit, writing);
}
