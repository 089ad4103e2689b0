import type { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { readUpload } from '../files/uploaded-content.ts';
import { announceDocument } from './announce-document.ts';
import { lockDocument, updateDocument } from './documents.store.ts';
import { type prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { segmentInThread } from './parsing/run-in-thread.ts';
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
  const file = await readUpload(job, document.fileId);
  const segmented = await segmentInThread(
    { file, name: document.name, formatId: document.format, sourceLanguage: document.sourceLanguage },
    { signal: job.signal },
  );
  await job.progress(0, segmented.segments.length, 'storing');
  await job.transact((context) => store(context, documentId, segmented));
}

/** Undefined where there is nothing to do: deleted, cancelled, or prepared by an earlier run. */
async function begin(context: Context, documentId: string) {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !['waiting', 'preparing'].includes(document.status)) return undefined;
  await updateDocument(context.db, documentId, { status: 'preparing' });
  announceDocument(context, document);
  return document;
}

async function store(context: Context, documentId: string, segmented: SegmentedDocument): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document?.status !== 'preparing') return;
  await deleteSegments(context.db, documentId);
  await insertSegments(context.db, document, segmented.segments);
  const jobId = await context.enqueue(
    pretranslateDocumentJob,
    { documentId, projectId: document.projectId },
    { key: `pretranslate:${documentId}` },
  );
  await updateDocument(context.db, documentId, {
    status: 'pretranslating',
    jobId,
    format: segmented.formatId,
    warnings: segmented.warnings,
    segmentCount: segmented.segments.length,
    wordCount: segmented.wordCount,
    characterCount: segmented.characterCount,
  });
  announceDocument(context, document);
}
