import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { type DocumentView, findDocumentsOfProject, findDocumentView } from './documents.store.ts';
import { rereadingRecordSchema } from './next-reading.ts';

/** A document as the interface shows it. */
function documentSummary(
  row: DocumentView,
  job: Job | undefined,
  language: InterfaceLanguage,
): TranslationDocument {
  const failure = row.failure as Failure | null;
  return {
    documentId: row.id,
    projectId: row.projectId,
    name: row.name,
    format: row.format,
    bytes: Number(row.bytes),
    sourceLanguage: row.sourceLanguage,
    targetLanguage: row.targetLanguage,
    status: row.status as TranslationDocument['status'],
    failure,
    failureMessage: failureMessage(failure, language),
    warnings: row.warnings as TranslationDocument['warnings'],
    job: job ?? null,
    segmentCount: row.segmentCount,
    wordCount: row.wordCount,
    characterCount: row.characterCount,
    fromMemory: Number(row.fromMemory),
    fromEngine: Number(row.fromEngine),
    engineFailures: Number(row.engineFailures),
    confirmedCount: Number(row.confirmedCount),
    options: row.options as TranslationDocument['options'],
    rereading: rereadingOf(row, language),
    createdAt: row.createdAt.toISOString(),
  };
}

function rereadingOf(
  { rereading }: DocumentView,
  language: InterfaceLanguage,
): TranslationDocument['rereading'] {
  if (rereading === null) return null;
  const { failure, ...counts } = rereadingRecordSchema.parse(rereading);
  return { ...counts, failureMessage: failureMessage(failure, language) };
}

type Reader = Pick<Context, 'db' | 'language'>;

export async function documentsOfProject(context: Reader, projectId: string): Promise<TranslationDocument[]> {
  return summaries(context, await findDocumentsOfProject(context.db, projectId));
}

export async function documentById(
  context: Reader,
  documentId: string,
): Promise<TranslationDocument | undefined> {
  const row = await findDocumentView(context.db, documentId);
  const [document] = await summaries(context, row === undefined ? [] : [row]);
  return document;
}

async function summaries(context: Reader, rows: readonly DocumentView[]): Promise<TranslationDocument[]> {
  const jobs = await findJobs(
    context.db,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  return rows.map((row) => documentSummary(row, jobs.get(row.jobId ?? ''), context.language));
}
