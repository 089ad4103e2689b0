import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { DocumentPreview, PreviewSide } from '@transloom/contracts/documents';
import { limits } from '@transloom/contracts/limits';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { hasLayout } from '@transloom/core/preview/layout/layout-page';
import { pictureLayout } from '@transloom/core/preview/layout/picture-layout';
import type { Layout, LayoutSegment } from '@transloom/core/preview/layout/preview-layout';
import { previewHtml } from '@transloom/core/preview/preview-html';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext } from '../../../platform/context.ts';
import { readConverted } from '../../files/converted-content.ts';
import { readUpload } from '../../files/uploaded-content.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { layOutInProcess } from '../parsing/run-in-process.ts';
import { readSegmentsAfter } from '../segments/read-segments.ts';
import { layoutHash } from './content-hash.ts';
import { previewSegment } from './html-preview.ts';
import { findPreview, keepPreview } from './kept-previews.ts';

/** Longest wait for a page. */
const patienceMs = 15_000;

/**
 * A document with its own layout; undefined where its format has none, or the document cannot be shown so: too long,
 * or without a place for any of its segments.
 */
export async function layoutPreview(
  context: LongRequestContext,
  document: DocumentRecord,
  side: PreviewSide,
): Promise<DocumentPreview | undefined> {
  if (!canBeLaidOut(document)) return undefined;
  const subject = { organizationId: document.organizationId, ownerId: document.id, side };
  const { contentHash, rows } = await context.transact((inside) => readWithHash(inside, document, side));
  const kept = await findPreview(context, subject);
  if (kept?.contentHash === contentHash) {
    const html = Buffer.from(await context.storage.read(kept.storageKey)).toString();
    return { kind: 'layout', html, contentHash };
  }
  const html = await layOut(context, { document, side, rows });
  if (html === undefined) return undefined;
  await keepPreview(context, subject, { contentHash, content: Buffer.from(html) });
  return { kind: 'layout', html, contentHash };
}

function canBeLaidOut({ format, bytes, segmentCount }: DocumentRecord): boolean {
  const fits = bytes <= limits.previewLayoutBytes && segmentCount <= limits.previewSegments;
  return format !== null && (format === 'image' || hasLayout(format)) && fits;
}

async function readWithHash(context: Context, document: DocumentRecord, side: PreviewSide) {
  const rows = await readSegmentsAfter(context, document.id, { after: 0, limit: limits.previewSegments });
  return { contentHash: await layoutHash(context, document, side), rows };
}

interface LayingOut {
  readonly document: DocumentRecord;
  readonly side: PreviewSide;
  readonly rows: Awaited<ReturnType<typeof readSegmentsAfter>>;
}

/** Texts that have no place on the page come below it. */
async function layOut(context: LongRequestContext, laying: LayingOut): Promise<string | undefined> {
  const { document, side, rows } = laying;
  const layout = await (document.format === 'image' ? pictureOf : pagesOf)(context, laying);
  if (layout === undefined || layout.unseenIds.length === rows.length) return undefined;
  const unseen = new Set(layout.unseenIds);
  const others = rows.filter(({ id }) => unseen.has(id)).map((row) => previewSegment(row, undefined, side));
  return others.length === 0
    ? layout.html
    : `${layout.html}<aside data-unseen>${previewHtml(others, languageOf(laying))}</aside>`;
}

async function pagesOf(context: LongRequestContext, laying: LayingOut): Promise<Layout | undefined> {
  const { fileId, name, format, options } = laying.document;
  const file = await readUpload(context, fileId);
  const input = { name, file, formatId: format ?? '', options: options as ChosenOptions };
  const shown = { language: languageOf(laying), segments: segmentsOf(laying) };
  return layOutInProcess({ ...input, ...shown }, AbortSignal.timeout(patienceMs)).catch(refused);
}

/** The text of the picture was recognized when it was read, and kept. */
async function pictureOf(context: LongRequestContext, laying: LayingOut): Promise<Layout | undefined> {
  const { fileId, name, sourceLanguage: language } = laying.document;
  const format = findConvertedFormat('image');
  if (format === undefined) return undefined;
  const picture = await readUpload(context, fileId);
  const signal = AbortSignal.timeout(patienceMs);
  const text = await readConverted(context, { fileId, name, format, language, signal });
  const segments = segmentsOf(laying);
  return pictureLayout({ picture, text, segments, translated: laying.side === 'target' });
}

function languageOf({ document, side }: LayingOut): string {
  return side === 'source' ? document.sourceLanguage : document.targetLanguage;
}

function segmentsOf({ side, rows }: LayingOut): readonly LayoutSegment[] {
  return rows.map(({ id, unitId, spanStart, spanEnd, target }) => {
    const text = side === 'source' ? '' : target;
    return { id, unitId, spanStart, spanEnd, text, missing: side === 'target' && target === '' };
  });
}

/** A page that cannot be shown with its layout is still to be read by its segments. */
function refused(error: unknown): undefined {
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  if (error instanceof AppError || isSlow) return undefined;
  throw error;
}
