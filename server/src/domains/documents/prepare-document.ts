import type { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../platform/queue/last-write.ts';
import { type DocumentReading, documentReading } from './document-reading.ts';
import { type DocumentRecord, lockDocument } from './documents.store.ts';
import { type prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { forgetFile } from './forget-file.ts';
import { moveDocument } from './move-document.ts';
import { nextReadingOf } from './next-reading.ts';
import { segmentFile } from './parsing/segment-file.ts';
import { replaceSegments } from './rereading/replace-segments.ts';

/**
 * Reads the file, splits it into segments and starts the pretranslation. All or nothing: segments appear at once, and
 * a document that is read again has its old ones until then.
 */
export async function prepareDocument(
  job: JobContext,
  { documentId }: z.output<typeof prepareDocumentJob.payload>,
): Promise<LastWrite> {
  const reading = await job.transact((context) => begin(context, documentId));
  if (reading === undefined) return nothingLeft;
  await job.progress(0, 0, 'reading');
  const { document, fileId, options, segmentation } = reading;
  const { name, format, sourceLanguage, targetLanguage } = document;
  const languages = { sourceLanguage, targetLanguage };
  const file = { fileId, name, format, segmentation, ...languages, optionsOf: () => options };
  const prepared = await segmentFile(job, file);
  await job.progress(0, prepared.segments.length, 'storing');
  return (context) => store(context, reading, prepared);
}

interface Reading extends DocumentReading {
  readonly document: DocumentRecord;
}

/** Undefined where there is nothing to do: deleted, cancelled, or prepared by an earlier run. */
async function begin(context: Context, documentId: string): Promise<Reading | undefined> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !['waiting', 'preparing'].includes(document.status)) return undefined;
  await moveDocument(context, document, { status: 'preparing' });
  return { document, ...(await documentReading(context, document, nextReadingOf(document))) };
}

type PreparedDocument = Awaited<ReturnType<typeof segmentFile>>;

async function store(context: Context, reading: Reading, prepared: PreparedDocument): Promise<void> {
  const document = await lockDocument(context.db, reading.document.id);
  if (document?.status !== 'preparing') return;
  const { id: documentId, projectId } = document;
  const replaced = await replaceSegments(context, document, prepared.segments);
  const jobId = await context.enqueue(
    pretranslateDocumentJob,
    { documentId, projectId },
    { key: `pretranslate:${documentId}` },
  );
  const { fileId, bytes, options, segmentation } = reading;
  await moveDocument(context, document, {
    status: 'pretranslating',
    jobId,
    fileId,
    bytes,
    options,
    segmentation,
    nextReading: null,
    ...(document.nextReading !== null && {
      rereading: { at: context.now().toISOString(), ...replaced, failure: null },
    }),
    format: prepared.format,
    warnings: prepared.warnings,
    segmentCount: prepared.segments.length,
    wordCount: prepared.wordCount,
    characterCount: prepared.characterCount,
  });
  if (fileId !== document.fileId) await forgetFile(context, document.fileId, documentId);
}
