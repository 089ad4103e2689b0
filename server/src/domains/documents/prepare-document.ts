import type { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { readUpload } from '../files/uploaded-content.ts';
import { type DocumentRecord, lockDocument } from './documents.store.ts';
import { type prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { moveDocument } from './move-document.ts';
import { readWorkingFile } from './parsing/read-working-file.ts';
import { recognizeInThread, segmentInThread } from './parsing/run-in-thread.ts';
import type { SegmentedDocument } from './parsing/segment-row.ts';
import { deleteSegments, insertSegments } from './segments/segments.store.ts';

/** Reads the file, splits it into segments and starts the pretranslation. All or nothing: segments appear at once. */
export async function prepareDocument(
  job: JobContext,
  { documentId }: z.output<typeof prepareDocumentJob.payload>,
): Promise<void> {
  const document = await job.transact((context) => begin(context, documentId));
  if (document === undefined) return;
  await job.progress(0, 0, 'reading');
  const format = document.format ?? (await recognize(job, document));
  const working = await readWorkingFile(job, { ...document, format });
  const { name, sourceLanguage } = document;
  const segmented = await segmentInThread({ ...working, name, sourceLanguage }, { signal: job.signal });
  await job.progress(0, segmented.segments.length, 'storing');
  await job.transact((context) => store(context, documentId, { ...segmented, format }));
}

/** A file that was too large to look at while it came in. */
async function recognize(job: JobContext, { fileId, name }: DocumentRecord): Promise<string> {
  const file = await readUpload(job, fileId);
  return recognizeInThread({ file, name }, { signal: job.signal });
}

/** Undefined where there is nothing to do: deleted, cancelled, or prepared by an earlier run. */
async function begin(context: Context, documentId: string) {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !['waiting', 'preparing'].includes(document.status)) return undefined;
  await moveDocument(context, document, { status: 'preparing' });
  return document;
}

interface PreparedDocument extends SegmentedDocument {
  readonly format: string;
}

async function store(context: Context, documentId: string, segmented: PreparedDocument): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document?.status !== 'preparing') return;
  await deleteSegments(context.db, documentId);
  await insertSegments(context.db, document, segmented.segments);
  const jobId = await context.enqueue(
    pretranslateDocumentJob,
    { documentId, projectId: document.projectId },
    { key: `pretranslate:${documentId}` },
  );
  await moveDocument(context, document, {
    status: 'pretranslating',
    jobId,
    format: segmented.format,
    warnings: segmented.warnings,
    segmentCount: segmented.segments.length,
    wordCount: segmented.wordCount,
    characterCount: segmented.characterCount,
  });
}
