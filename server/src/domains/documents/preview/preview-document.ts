import type { DocumentPreview, documentsApi, PreviewSide } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import { type ErrorCode, errorCatalogue } from '@transloom/contracts/errors';
import type { Job } from '@transloom/contracts/jobs';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext } from '../../../platform/context.ts';
import { findJobs } from '../../../platform/queue/job-store.ts';
import { missingOffice } from '../../../providers/office/office-refusal.ts';
import { pagedExtension } from '../../../providers/office/paged-format.ts';
import { uploadKey } from '../../files/uploaded-content.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { requireDocument } from '../require-document.ts';
import { pagesHash } from './content-hash.ts';
import { htmlPreview } from './html-preview.ts';
import { findPreview, type KeptPreview, pagesOf } from './kept-previews.ts';
import { layoutPreview } from './layout-preview.ts';
import { makePreviewJob } from './preview-job-kind.ts';
import { previewLink } from './preview-link.ts';

/** @throws {AppError} resource.not-found, document.not-ready, document.program-missing, and why pages failed */
export async function previewDocument(
  context: LongRequestContext,
  { documentId, side, jobId }: InputOf<typeof documentsApi.previewDocument>,
): Promise<DocumentPreview> {
  const { document, job } = await context.transact(async (inside) => {
    const found = await requireDocument(inside, documentId);
    const { name, format, segmentCount } = found;
    if (format === null || segmentCount === 0) throw new AppError('document.not-ready', { name });
    return { document: found, job: jobId === undefined ? undefined : await requireJob(inside, jobId) };
  });
  if (side === 'bilingual') return context.transact((inside) => htmlPreview(inside, document, side));
  return isPaged(document)
    ? pagesPreview(context, { document, side, job })
    : ((await layoutPreview(context, document, side)) ??
        context.transact((inside) => htmlPreview(inside, document, side)));
}

function isPaged({ format }: DocumentRecord): boolean {
  return format !== null && pagedExtension(format) !== undefined;
}

interface PagesAsked {
  readonly document: DocumentRecord;
  readonly side: PreviewSide;
  /** The job of an earlier answer. */
  readonly job: Job | undefined;
}

async function pagesPreview(
  context: LongRequestContext,
  { document, side, job }: PagesAsked,
): Promise<DocumentPreview> {
  const { contentHash, ownPages } = await context.transact(async (inside) => ({
    contentHash: await pagesHash(inside, document, side),
    ownPages: await findOwnPages(inside, document, side),
  }));
  if (ownPages !== undefined) return answer(context, { storageKey: ownPages, contentHash });
  if (job?.state === 'queued' || job?.state === 'running') return { kind: 'working', job };
  if (job?.state === 'failed' || job?.state === 'cancelled') throw failureOf(job);
  const pages = await findPreview(context, pagesOf(document, side));
  // A preview that a job has just made is shown even if somebody typed meanwhile.
  if (pages !== undefined && (pages.contentHash === contentHash || job !== undefined))
    return answer(context, pages);
  return context.transact((inside) => startJob(inside, document, side));
}

function answer(context: LongRequestContext, { storageKey, contentHash }: KeptPreview): DocumentPreview {
  const url = previewLink(context, storageKey);
  return { kind: 'pages', url, contentHash, pageLimit: limits.previewPages };
}

/** A PDF that was uploaded has its own pages. */
async function findOwnPages(
  context: Context,
  { format, fileId }: DocumentRecord,
  side: PreviewSide,
): Promise<string | undefined> {
  return format === 'pdf' && side === 'source' ? uploadKey(context, fileId) : undefined;
}

async function startJob(
  context: Context,
  { id, name, format }: DocumentRecord,
  side: PreviewSide,
): Promise<DocumentPreview> {
  if (format !== 'pdf' && !context.providers.office.installed)
    throw new AppError('document.program-missing', { ...missingOffice, name });
  const key = `preview:${id}:${side}`;
  const jobId = await context.enqueue(makePreviewJob, { documentId: id, side }, { key });
  return { kind: 'working', job: await requireJob(context, jobId) };
}

/** @throws {AppError} resource.not-found, also for a job of another organisation or of another kind */
async function requireJob({ db }: Pick<Context, 'db'>, jobId: string): Promise<Job> {
  const job = (await findJobs(db, [jobId])).get(jobId);
  if (job?.kind !== makePreviewJob.kind) throw new AppError('resource.not-found');
  return job;
}

function failureOf({ failure }: Job): AppError {
  const { code, params } = failure ?? { code: 'job.cancelled', params: {} };
  return new AppError(isErrorCode(code) ? code : 'server.unexpected', params);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
