import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import type { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { requireOptions } from '../document-settings/require-options.ts';
import { currentSegmentation } from '../document-settings/segmentation.ts';
import { readUpload } from '../files/uploaded-content.ts';
import { type DocumentRecord, lockDocument } from './documents.store.ts';
import { type prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { forgetFile } from './forget-file.ts';
import { moveDocument } from './move-document.ts';
import { type NextReading, nextReadingOf } from './next-reading.ts';
import { readWorkingFile } from './parsing/read-working-file.ts';
import { recognizeInProcess, segmentInProcess } from './parsing/run-in-process.ts';
import type { SegmentedDocument } from './parsing/segment-row.ts';
import { replaceSegments } from './rereading/replace-segments.ts';

/**
 * Reads the file, splits it into segments and starts the pretranslation. All or nothing: segments appear at once, and
 * a document that is read again has its old ones until then.
 */
export async function prepareDocument(
  job: JobContext,
  { documentId }: z.output<typeof prepareDocumentJob.payload>,
): Promise<void> {
  const reading = await job.transact((context) => begin(context, documentId));
  if (reading === undefined) return;
  await job.progress(0, 0, 'reading');
  const { document, fileId, options, segmentation } = reading;
  const { name, sourceLanguage, targetLanguage } = document;
  const format = await formatOf(job, reading);
  requireOptions(format, options, [sourceLanguage, targetLanguage]);
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const segmented = await segmentInProcess(
    { ...working, name, segmentation, options: { ...options, sourceLanguage, targetLanguage } },
    job.signal,
  );
  await job.progress(0, segmented.segments.length, 'storing');
  await job.transact((context) => store(context, reading, { ...segmented, format }));
}

/** How a document is to be read now. */
interface Reading extends Pick<NextReading, 'fileId' | 'options'> {
  readonly document: DocumentRecord;
  readonly bytes: number;
  readonly segmentation: SegmentationSettings;
}

/** Of a file that was too large to look at while it came in, by its content. */
async function formatOf(job: JobContext, { document, fileId }: Reading): Promise<string> {
  if (document.format !== null) return document.format;
  const file = await readUpload(job, fileId);
  return recognizeInProcess({ file, name: document.name }, job.signal);
}

/** Undefined where there is nothing to do: deleted, cancelled, or prepared by an earlier run. */
async function begin(context: Context, documentId: string): Promise<Reading | undefined> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !['waiting', 'preparing'].includes(document.status)) return undefined;
  await moveDocument(context, document, { status: 'preparing' });
  const next = nextReadingOf(document);
  const kept =
    next?.segmentation === 'current' ? null : (document.segmentation as SegmentationSettings | null);
  return {
    document,
    fileId: next?.fileId ?? document.fileId,
    bytes: next?.bytes ?? Number(document.bytes),
    options: next?.options ?? (document.options as ChosenOptions),
    segmentation: kept ?? (await currentSegmentation(context)),
  };
}

interface PreparedDocument extends SegmentedDocument {
  readonly format: string;
}

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
    ...{ jobId, fileId, bytes, options, segmentation, nextReading: null },
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
