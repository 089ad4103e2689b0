import { CsvRows } from '../../memory/exchange/csv-exchange.ts';
import { wholeFile } from '../../memory/exchange/whole-file.ts';
import { workbookRows } from '../../memory/exchange/workbook-rows.ts';
import { writeWorkbook } from '../../memory/exchange/workbook-writer.ts';
import { csvLine } from '../../spreadsheet/csv-line.ts';
import type { TermConcept } from '../term-concept.ts';
import { TbxFile } from './read-tbx.ts';
import { newFrame, type TbxEdition, type TbxFrame } from './tbx-dialect.ts';
import type { TermLanguages, TermReading } from './term-columns.ts';
import { TermTable, tableHeadings, tableRows } from './term-table.ts';
import { tbxConcept, tbxEnd, tbxHead } from './write-tbx.ts';

/** Some concepts of a file, in its order. */
export interface ConceptBatch {
  readonly concepts: readonly TermConcept[];
  /** Of the file, read so far. */
  readonly bytes: number;
  /** What a TBX file says around its concepts; whole with the last batch. */
  readonly frame?: TbxFrame;
  /** Of a table: the rows that hold something but no term, from 1; whole with the last batch. */
  readonly unread?: readonly number[];
}

export interface TermWriting extends TermLanguages {
  readonly frame?: TbxFrame | undefined;
  /** Of a TBX file; that of the frame, or that of 2019, where nobody asks. */
  readonly edition?: TbxEdition | undefined;
}

/** A kind of file term bases are exchanged in. */
export interface TermExchangeFormat {
  readonly id: string;
  /** Shown to people; the same in every language. */
  readonly name: string;
  readonly extensions: readonly string[];
  /** @throws {DocumentFormatError} empty, unsupported, broken, wrong-encoding, limit, too-large, encrypted */
  read(content: AsyncIterable<Uint8Array>, reading: TermReading): AsyncIterable<ConceptBatch>;
  /** Nothing but its frame, where there are no concepts, is a template. */
  write(concepts: AsyncIterable<TermConcept>, writing: TermWriting): AsyncIterable<Uint8Array>;
}

/** In bytes; files of terms are in memory as a whole, their concepts one by one. */
const largestFile = 200 * 1024 * 1024;
const batchSize = 500;

async function* readTbx(content: AsyncIterable<Uint8Array>): AsyncGenerator<ConceptBatch> {
  const bytes = await wholeFile(content, largestFile);
  const file = new TbxFile(bytes);
  let concepts: TermConcept[] = [];
  for (const concept of file.concepts()) {
    concepts.push(concept);
    if (concepts.length < batchSize) continue;
    yield { concepts, bytes: Math.floor(file.read * bytes.length) };
    concepts = [];
  }
  yield { concepts, bytes: bytes.length, frame: file.frame };
}

async function* writeTbx(
  concepts: AsyncIterable<TermConcept>,
  { frame, sourceLanguage, edition = frame?.edition }: TermWriting,
): AsyncGenerator<Uint8Array> {
  const isKept = frame !== undefined && frame.edition === edition;
  const around = isKept ? frame : newFrame(sourceLanguage, edition === 'martif' ? 'martif' : 'tbx');
  const ids = new ConceptIds();
  yield Buffer.from(tbxHead(around));
  for await (const concept of concepts) {
    const named = { ...concept, id: ids.take(concept.id) };
    yield Buffer.from(tbxConcept(isKept || frame === undefined ? named : withoutNative(named), around));
  }
  yield Buffer.from(tbxEnd(around));
}

/** A file of 2019 must name its concepts. */
class ConceptIds {
  readonly #taken = new Set<string>();
  #number = 0;

  take(id: string | undefined): string {
    let name = id;
    while (name === undefined || (id === undefined && this.#taken.has(name))) name = `c${++this.#number}`;
    this.#taken.add(name);
    return name;
  }
}

/** What one edition says in its own elements stands in no other. */
function withoutNative(concept: TermConcept): TermConcept {
  const sections = concept.sections.map((section) => ({
    ...section,
    properties: undefined,
    terms: section.terms.map((term) => ({ ...term, properties: undefined })),
  }));
  return { ...concept, properties: undefined, sections };
}

async function* readWorkbook(
  content: AsyncIterable<Uint8Array>,
  reading: TermReading,
): AsyncGenerator<ConceptBatch> {
  const file = await wholeFile(content, largestFile);
  const table = new TermTable(reading);
  for await (const { rows, read, total } of workbookRows(file)) {
    yield { concepts: table.push(rows), bytes: Math.floor((file.length * read) / Math.max(total, 1)) };
  }
  yield { concepts: table.finish(), bytes: file.length, unread: table.unread };
}

async function* readCsv(
  content: AsyncIterable<Uint8Array>,
  reading: TermReading,
): AsyncGenerator<ConceptBatch> {
  const rows = new CsvRows();
  const table = new TermTable(reading);
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    yield { concepts: table.push(rows.push(piece)), bytes };
  }
  const last = table.push(rows.finish());
  yield { concepts: [...last, ...table.finish()], bytes, unread: table.unread };
}

async function* rowsOf(concepts: AsyncIterable<TermConcept>, languages: TermLanguages) {
  let number = 0;
  for await (const concept of concepts) {
    number += 1;
    yield* tableRows(concept, languages, number);
  }
}

async function* writeCsv(
  concepts: AsyncIterable<TermConcept>,
  writing: TermWriting,
): AsyncGenerator<Uint8Array> {
  // Excel takes a file without the mark for one of the system's encoding.
  yield Buffer.from(`\ufeff${csvLine(tableHeadings(writing))}`);
  for await (const row of rowsOf(concepts, writing)) yield Buffer.from(csvLine(row));
}

export const termExchangeFormats: readonly TermExchangeFormat[] = [
  { id: 'tbx', name: 'TBX', extensions: ['tbx'], read: readTbx, write: writeTbx },
  {
    id: 'xlsx',
    name: 'Excel',
    extensions: ['xlsx'],
    read: readWorkbook,
    write: (concepts, writing) => writeWorkbook(tableHeadings(writing), rowsOf(concepts, writing)),
  },
  { id: 'csv', name: 'CSV', extensions: ['csv', 'tsv'], read: readCsv, write: writeCsv },
];

export function termExchangeOf(fileName: string): TermExchangeFormat | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return termExchangeFormats.find(({ extensions }) => extensions.includes(extension));
}
