import type { ExchangeKind } from '@transloom/contracts/documents';
import type { NamedFile } from '@transloom/core/archive/create-zip';
import { type BilingualRow, bilingualCells } from '@transloom/core/document/convert/bilingual-rows';
import { bilingualTable } from '@transloom/core/document/convert/bilingual-table';
import { xliffEnd, xliffHead, xliffUnit } from '@transloom/core/document/convert/xliff-document';
import { xliff12End, xliff12Head, xliff12Unit } from '@transloom/core/document/convert/xliff12-document';
import { fromMarkup } from '@transloom/core/inline/markup';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { JobContext } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { findGivenSegments } from '../segments/segments.store.ts';
import { storedCodes } from '../segments/stored-codes.ts';
import { exchangeName } from '../translated-name.ts';
import { exchangeHeadings, statusText } from './exchange-headings.ts';
import { exchangeId, exchangeUnits, type GivenSegment } from './exchange-units.ts';
import { tmxOf } from './tmx-of.ts';

interface ExchangedDocument
  extends Pick<DocumentRecord, 'id' | 'name' | 'sourceLanguage' | 'targetLanguage'> {
  /** One part of it alone. */
  readonly part?: number;
}

/** A document with its translations for people who work on it with other programs. */
export async function buildExchange(
  job: JobContext,
  document: ExchangedDocument,
  as: ExchangeKind,
): Promise<NamedFile> {
  const segments = await job.transact(({ db }) => findGivenSegments(db, document.id, document.part));
  const content = await contentOf({ job, document, segments }, as);
  return { name: exchangeName(document, as), content };
}

interface Exchanged {
  readonly job: JobContext;
  readonly document: ExchangedDocument;
  readonly segments: readonly GivenSegment[];
}

async function contentOf(exchanged: Exchanged, as: ExchangeKind): Promise<Uint8Array> {
  const { job, document, segments } = exchanged;
  switch (as) {
    case 'xliff':
      return xliffOf(document, segments);
    case 'xliff12':
      return xliff12Of(document, segments);
    case 'table':
      return bilingualTable(rowsOf(exchanged), exchangeHeadings(document, job.language));
    case 'xlsx':
      return workbookOf(exchanged);
    case 'tmx':
      return Buffer.from(tmxOf([{ ...document, segments }], job.installation.version));
  }
}

function xliffOf(
  { name: original, sourceLanguage, targetLanguage }: ExchangedDocument,
  segments: readonly GivenSegment[],
): Uint8Array {
  const head = xliffHead({ sourceLanguage, targetLanguage, original });
  const units = exchangeUnits(segments).map((unit, index) => xliffUnit(unit, index + 1));
  return Buffer.concat([head, ...units, xliffEnd].map((text) => Buffer.from(text)));
}

/** Each segment is a unit of its own: XLIFF 1.2 knows no segments inside of units that all programs read. */
function xliff12Of(
  { name: original, sourceLanguage, targetLanguage }: ExchangedDocument,
  segments: readonly GivenSegment[],
): Uint8Array {
  const head = xliff12Head({ sourceLanguage, targetLanguage, original });
  const units = segments.map((segment, index) => {
    const { codes, source, target, confirmed } = segment;
    const unit = { id: exchangeId(segment), codes: storedCodes(codes), source: fromMarkup(source) };
    const translated = target === '' ? {} : { target: fromMarkup(target) };
    const targetState = confirmed ? ('translated' as const) : ('draft' as const);
    return xliff12Unit(
      { ...unit, ...translated, kind: 'paragraph', segmentable: false, targetState },
      index + 1,
    );
  });
  return Buffer.concat([head, ...units, xliff12End].map((text) => Buffer.from(text)));
}

function rowsOf({ job, segments }: Exchanged): readonly BilingualRow[] {
  return segments.map((segment) => ({
    id: exchangeId(segment),
    number: segment.number,
    source: fromMarkup(segment.source),
    target: fromMarkup(segment.target),
    status: statusText(segment, job.language),
  }));
}

/** In characters; the column with the names of segments is hidden. */
const columnWidths = [0, 8, 60, 60, 14];

async function workbookOf(exchanged: Exchanged): Promise<Uint8Array> {
  const { number, source, target, status } = exchangeHeadings(exchanged.document, exchanged.job.language);
  async function* rows() {
    for (const row of rowsOf(exchanged)) yield bilingualCells(row);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook(['ID', number, source, target, status], rows(), columnWidths))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
