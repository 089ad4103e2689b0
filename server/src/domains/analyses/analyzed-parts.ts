import { type AnalyzedDocument, type analysesApi, analysisContract } from '@transloom/contracts/analyses';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findAnalysisDocuments, findAnalyzedSegments } from './analyses.store.ts';
import { requireAnalysis } from './require-analysis.ts';

type Api = typeof analysesApi;

/** @throws {AppError} resource.not-found */
export async function analyzedDocuments(
  context: Pick<Context, 'db' | 'actor'>,
  { analysisId }: InputOf<Api['analyzedDocuments']>,
): Promise<AnalyzedDocument[]> {
  await requireAnalysis(context, analysisId);
  const rows = await findAnalysisDocuments(context.db, analysisId);
  return rows.map(({ documentId, name, sourceLanguage, targetLanguage, lines, internal }) => ({
    documentId,
    name,
    sourceLanguage,
    targetLanguage,
    ...analysisContract.result.shape.total.parse({ lines, internal }),
  }));
}

/** @throws {AppError} resource.not-found */
export async function analyzedSegments(
  context: Pick<Context, 'db' | 'actor'>,
  input: InputOf<Api['analyzedSegments']>,
): Promise<OutputOf<Api['analyzedSegments']>> {
  const { analysisId, documentId } = input;
  if (documentId !== undefined) await requireAnalyzed(context, analysisId, documentId);
  await requireAnalysis(context, analysisId);
  return segmentsOfAnalysis(context, input);
}

interface SegmentsWanted extends InputOf<Api['analyzedSegments']> {
  /** Of one part of the document alone. */
  readonly part?: number;
}

/** The same for somebody who may see what the analysis was made for, such as a quote or a task; empty where it is gone. */
export async function segmentsOfAnalysis(
  context: Pick<Context, 'db'>,
  { pageNumber, pageSize, ...filter }: SegmentsWanted,
): Promise<OutputOf<Api['analyzedSegments']>> {
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total } = await findAnalyzedSegments(context.db, filter, page);
  const records = rows.map((row) => ({
    documentId: row.documentId,
    documentName: row.documentName,
    targetLanguage: row.targetLanguage,
    number: row.number,
    source: row.source,
    line: row.line as AnalyzedLineName,
    rate: row.rate,
    memoryName: row.memoryName,
    penalty: row.penalty,
    first:
      row.firstDocumentName === null || row.firstNumber === null
        ? null
        : { documentName: row.firstDocumentName, number: row.firstNumber },
    internalRate: row.internalRate,
    score: row.score,
  }));
  return { records, total, pageNumber, pageSize };
}

type AnalyzedLineName = OutputOf<Api['analyzedSegments']>['records'][number]['line'];

/** @throws {AppError} resource.not-found */
async function requireAnalyzed(context: Pick<Context, 'db'>, analysisId: string, documentId: string) {
  const documents = await findAnalysisDocuments(context.db, analysisId);
  if (!documents.some((document) => document.documentId === documentId))
    throw new AppError('resource.not-found');
}
