import type { ExchangeKind } from '@transloom/contracts/documents';
import type { NamedFile } from '@transloom/core/archive/create-zip';
import { reviewTable } from '@transloom/core/document/convert/review-table';
import { xliffEnd, xliffHead, xliffUnit } from '@transloom/core/document/convert/xliff-document';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { findGivenSegments } from '../segments/segments.store.ts';
import { exchangeName } from '../translated-name.ts';
import { exchangeUnits, type GivenSegment } from './exchange-units.ts';

type ExchangedDocument = Pick<DocumentRecord, 'id' | 'name' | 'sourceLanguage' | 'targetLanguage'>;

/** A document with its translations for people who work on it with other programs. */
export async function buildExchange(
  job: JobContext,
  document: ExchangedDocument,
  as: ExchangeKind,
): Promise<NamedFile> {
  const segments = await job.transact(({ db }) => findGivenSegments(db, document.id));
  const content = as === 'xliff' ? xliffOf(document, segments) : tableOf(document, segments);
  return { name: exchangeName(document, as), content };
}

function xliffOf(
  { name: original, sourceLanguage, targetLanguage }: ExchangedDocument,
  segments: readonly GivenSegment[],
): Uint8Array {
  const head = xliffHead({ sourceLanguage, targetLanguage, original });
  const units = exchangeUnits(segments).map((unit, index) => xliffUnit(unit, index + 1));
  return Buffer.concat([head, ...units, xliffEnd].map((text) => Buffer.from(text)));
}

function tableOf(
  { sourceLanguage, targetLanguage }: ExchangedDocument,
  segments: readonly GivenSegment[],
): Uint8Array {
  const rows = segments.map(({ source, target }) => ({
    source: fromMarkup(source),
    target: fromMarkup(target),
  }));
  return reviewTable(rows, [sourceLanguage, targetLanguage]);
}
