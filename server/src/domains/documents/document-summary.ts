import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { type UsedForDocument, usedForDocuments } from '../billing/used-for-documents.ts';
import { type DocumentView, findDocumentsOfProject, findDocumentView } from './documents.store.ts';
import { rereadingRecordSchema } from './next-reading.ts';

interface Beside {
  readonly job: Job | undefined;
  readonly used: UsedForDocument | undefined;
  readonly language: InterfaceLanguage;
}

/** A document as the interface shows it. */
function documentSummary(row: DocumentView, { job, used, language }: Beside): TranslationDocument {
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
    outOfCharacters: Number(row.outOfCharacters) > 0,
    confirmedCount: Number(row.confirmedCount),
    translatedCount: Number(row.translatedCount),
    engineUse: used === undefined ? null : { characters: used.characters, costs: [...used.costs] },
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

type Reader = Pick<Context, 'db' | 'language' | 'actor'>;

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
  const used = await costsForWhomTheyConcern(context, rows);
  const { language } = context;
  return rows.map((row) => {
    return documentSummary(row, { job: jobs.get(row.jobId ?? ''), used: used.get(row.id), language });
  });
}

/** Hides costs from people who only translate a document. */
async function costsForWhomTheyConcern(
  context: Reader,
  rows: readonly DocumentView[],
): Promise<ReadonlyMap<string, UsedForDocument>> {
  if (!context.actor.permissions.has('project:manage')) return new Map();
  const ids = rows.map(({ id }) => id);
  return usedForDocuments(context, ids);
}
