import { DocumentFormatError } from '../../document/document-format-error.ts';
import { sniffDialect } from '../../document/formats/csv/csv-dialect.ts';
import { type CsvDialect, readRecord } from '../../document/formats/csv/csv-records.ts';
import { decodeText } from '../../encoding/decode-text.ts';
import { csvLine } from '../../spreadsheet/csv-line.ts';
import type { TmxUnit } from '../tmx/tmx-unit.ts';
import type { ExchangeFormat, UnitBatch, UnitReading, UnitWriting } from './exchange-format.ts';
import { tableHeadings, tableReader, tableRow } from './table-units.ts';

/** A table as text: a column for each language. */
export const csvExchange: ExchangeFormat = {
  id: 'csv',
  name: 'CSV',
  extensions: ['csv', 'tsv'],
  read: readUnits,
  write: writeUnits,
};

/** Bytes from which encoding and dialect are detected. */
const headBytes = 64 * 1024;
/** A row that is longer, in characters, is no row: a quote that never closes. */
const longestRow = 1024 * 1024;

async function* readUnits(
  content: AsyncIterable<Uint8Array>,
  reading: UnitReading,
): AsyncGenerator<UnitBatch> {
  const rows = new CsvRows();
  const unitOf = tableReader(reading, reading.layout);
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    yield { units: rows.push(piece).flatMap((row) => unitOf(row) ?? []), bytes, uniform: true };
  }
  yield { units: rows.finish().flatMap((row) => unitOf(row) ?? []), bytes, uniform: true };
}

/** Cells of a table that arrives in pieces. */
export class CsvRows {
  #head = Buffer.alloc(0);
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #dialect: CsvDialect | undefined;
  #text = '';
  #rows = 0;

  push(bytes: Uint8Array): readonly (readonly string[])[] {
    if (this.#decoder !== undefined) return this.#read(this.#decode(bytes, true), false);
    this.#head = Buffer.concat([this.#head, bytes]);
    return this.#head.length < headBytes ? [] : this.#begin(true);
  }

  finish(): readonly (readonly string[])[] {
    if (this.#decoder !== undefined) return this.#read(this.#decode(new Uint8Array(), false), true);
    if (this.#head.length === 0) throw new DocumentFormatError('empty');
    return this.#begin(false);
  }

  #begin(more: boolean): readonly (readonly string[])[] {
    // A character may be cut at the end of the head; in UTF-16 a line ends at an even place.
    const whole = more ? this.#head.subarray(0, (this.#head.lastIndexOf(0x0a) + 1) & ~1) : this.#head;
    const { encoding } = decodeText(whole.length === 0 ? this.#head : whole);
    this.#decoder = new TextDecoder(encoding, { fatal: true });
    const text = this.#decode(this.#head, more);
    this.#dialect = sniffDialect(text);
    return this.#read(text.slice(this.#dialect.start), !more);
  }

  #decode(bytes: Uint8Array, more: boolean): string {
    try {
      return this.#decoder?.decode(bytes, { stream: more }) ?? '';
    } catch {
      throw new DocumentFormatError('wrong-encoding', { encoding: this.#decoder?.encoding ?? '' });
    }
  }

  #read(text: string, last: boolean): readonly (readonly string[])[] {
    this.#text += text;
    const dialect = { delimiter: ',', quotes: true, ...this.#dialect, start: 0 };
    const rows: (readonly string[])[] = [];
    let at = 0;
    while (at < this.#text.length) {
      const record = readRecord(this.#text, at, dialect);
      if (!last && (!record.closed || record.next >= this.#text.length)) break;
      rows.push(record.cells.map((cell) => cell.text.replace(guarded, '')));
      at = record.next;
    }
    this.#text = this.#text.slice(at);
    this.#rows += rows.length;
    if (this.#text.length > longestRow)
      throw new DocumentFormatError('too-long', { row: this.#rows + 1, limit: longestRow });
    return rows;
  }
}

async function* writeUnits(units: AsyncIterable<TmxUnit>, writing: UnitWriting): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  // Excel takes a file without the mark for one of the system's encoding.
  yield encoder.encode(`\ufeff${csvLine(tableHeadings(writing))}`);
  for await (const unit of units) yield encoder.encode(csvLine(tableRow(unit, writing)));
}

/** What `csvLine` guarded with an apostrophe, so that Excel does not run it. */
const guarded = /^'(?='*[=+\-@\t\r])/;
