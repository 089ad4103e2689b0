import type { JobContext } from '../../../platform/context.ts';
import { contentExcerpt } from '../content-summary/content-excerpt.ts';
import { contentKeyOf } from '../content-summary/content-key.ts';
import { findContentSummary } from '../content-summary/content-summary.store.ts';
import { documentReading } from '../document-reading.ts';
import { type DocumentRecord, findDocument } from '../documents.store.ts';
import { nextReadingOf } from '../next-reading.ts';
import { segmentFile } from '../parsing/segment-file.ts';
import type { SegmentRow } from '../parsing/segment-row.ts';
import { alignSegments } from '../rereading/align-segments.ts';
import { findSegmentsAfter, type SegmentRecord } from '../segments/segments.store.ts';
import { storedCodes } from '../segments/stored-codes.ts';
import type { ReadDocument, SegmentToEstimate } from './estimate-document.ts';
import type { DocumentsAgainWish } from './estimate-wish.ts';

/** A document as it would be before the engine is asked again; undefined where it is gone. @throws {AppError} document.… */
export async function readDocumentAgain(
  job: JobContext,
  wish: DocumentsAgainWish,
  documentId: string,
): Promise<ReadDocument | undefined> {
  const document = await job.transact(({ db }) => findDocument(db, documentId));
  if (document === undefined) return undefined;
  const stored = await storedSegments(job, documentId);
  return wish.reading === null && stored.length > 0
    ? triedAgain(job, wish, { document, stored })
    : readAnew(job, wish, { document, stored });
}

interface StoredDocument {
  readonly document: DocumentRecord;
  readonly stored: readonly SegmentRecord[];
}

async function triedAgain(
  job: JobContext,
  { planOf }: DocumentsAgainWish,
  { document, stored }: StoredDocument,
): Promise<ReadDocument> {
  const { id, name, targetLanguage, wordCount, characterCount } = document;
  const { engineKey, summarizes } = planOf(targetLanguage);
  const { known, text } = await job.transact(async (context) => ({
    known: summarizes ? await findContentSummary(context.db, id) : undefined,
    text: await contentExcerpt(context, document),
  }));
  return {
    name,
    targetLanguage,
    wordCount,
    characterCount,
    segments: stored.map(storedSegment),
    summary:
      engineKey !== null && known?.contentKey.equals(contentKeyOf(engineKey, text)) ? known.summary : null,
  };
}

/** Unchanged segments stay translated, as `replaceSegments` leaves them. */
async function readAnew(
  job: JobContext,
  { reading }: DocumentsAgainWish,
  { document, stored }: StoredDocument,
): Promise<ReadDocument> {
  const { name, format, sourceLanguage, targetLanguage } = document;
  const { fileId, options, segmentation } = await job.transact((context) =>
    documentReading(context, document, reading ?? nextReadingOf(document)),
  );
  const languages = { sourceLanguage, targetLanguage };
  const file = { fileId, name, format, segmentation, ...languages, optionsOf: () => options };
  const read = await segmentFile(job, file);
  const { kept } = alignSegments(stored, read.segments);
  const translations = new Map(stored.map((segment) => [segment.id, segment]));
  const byNumber = new Map(kept.map(({ number, id }) => [number, translations.get(id)]));
  const segments = read.segments.map((row, i) => withTranslation(row, byNumber.get(i + 1)));
  return { ...read, name, targetLanguage, segments, summary: null };
}

/** A segment nobody has touched takes the translation the file has now. */
function withTranslation(row: SegmentRow, known: SegmentRecord | undefined): SegmentToEstimate {
  if (known === undefined || known.version === 0) return row;
  const { target, origin, confirmed } = storedSegment(known);
  return { ...row, target, origin, confirmed };
}

function storedSegment(segment: SegmentRecord): SegmentToEstimate {
  const { unitKey, source, codes, target, confirmed, locked } = segment;
  return {
    unitKey,
    source,
    target,
    confirmed,
    locked,
    codes: storedCodes(codes),
    origin: segment.origin as SegmentToEstimate['origin'],
  };
}

const segmentsPerRead = 2_000;

async function storedSegments(job: JobContext, documentId: string): Promise<readonly SegmentRecord[]> {
  const segments: SegmentRecord[] = [];
  for (;;) {
    job.signal.throwIfAborted();
    const after = segments.at(-1)?.number ?? 0;
    const page = await job.transact(({ db }) => findSegmentsAfter(db, documentId, after, segmentsPerRead));
    segments.push(...page);
    if (page.length < segmentsPerRead) return segments;
  }
}
