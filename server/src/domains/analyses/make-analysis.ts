import type { AnalysisCounts, AnalysisResult, AnalysisSettings } from '@transloom/contracts/analyses';
import { sumInternal } from '@transloom/core/analysis/count-internal';
import { sumLines } from '@transloom/core/analysis/count-lines';
import { FirstOccurrences } from '@transloom/core/analysis/first-occurrences';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { withIndexedSources } from '../memories/indexed/indexed-sources.ts';
import { deleteAnalyzed } from './analyses.store.ts';
import { analyzeDocument } from './analyze-document.ts';
import type { AnalyzedLanguage, PlacedDocument } from './document-to-analyze.ts';
import { internalRatesOf } from './internal-rates-of.ts';
import { requireRateScheme } from './rate-schemes/rate-schemes.ts';

export interface AnalysisWish {
  readonly analysisId: string;
  readonly projectId: string;
  /** Empty: all of the project. */
  readonly documentIds: readonly string[];
  readonly schemeId: string | null;
  readonly settings: AnalysisSettings;
}

/**
 * Counts the documents of a project in its order, language by language, and stores counts and reasons. A repeated run
 * begins again.
 * @throws {AppError} analysis.no-documents
 */
export async function makeAnalysis(job: JobContext, wish: AnalysisWish): Promise<AnalysisResult> {
  const documents = await job.transact((context) => documentsToAnalyze(context, wish));
  const { schemeId, name, version, rates } = await job.transact(async (context) => {
    await deleteAnalyzed(context.db, wish.analysisId);
    return requireRateScheme(context, wish.schemeId);
  });
  const progress = progressOver(job, documents);
  const languages: AnalysisResult['languages'] = [];
  const byLanguage = Map.groupBy(documents, ({ document }) => document.targetLanguage);
  for (const [targetLanguage, some] of byLanguage) {
    const counted = await analyzeLanguage(job, wish, { documents: some, progress });
    languages.push({ targetLanguage, documents: some.length, ...sumCounts(counted) });
  }
  return { total: sumCounts(languages), languages, scheme: { schemeId, name, version, rates } };
}

/** @throws {AppError} resource.not-found for a document of another project, analysis.no-documents */
export async function documentsToAnalyze(
  context: Parameters<typeof documentsOfProject>[0],
  { projectId, documentIds }: Pick<AnalysisWish, 'projectId' | 'documentIds'>,
): Promise<readonly PlacedDocument[]> {
  const wanted = new Set(documentIds);
  const documents = await documentsOfProject(context, projectId);
  const known = new Set(documents.map(({ documentId }) => documentId));
  if (documentIds.some((documentId) => !known.has(documentId))) throw new AppError('resource.not-found');
  const placed = documents
    .map((document, position) => ({ document, position }))
    .filter(({ document }) => wanted.size === 0 || wanted.has(document.documentId))
    .filter(({ document }) => document.segmentCount > 0);
  if (placed.length === 0) throw new AppError('analysis.no-documents');
  return placed;
}

interface DocumentsOfLanguage {
  readonly documents: readonly PlacedDocument[];
  /** Adds segments to those that are done. */
  readonly progress: (segments: number) => Promise<void>;
}

async function analyzeLanguage(
  job: JobContext,
  wish: AnalysisWish,
  { documents, progress }: DocumentsOfLanguage,
): Promise<readonly AnalysisCounts[]> {
  const [first] = documents;
  if (first === undefined) return [];
  const { sourceLanguage, targetLanguage } = first.document;
  const internal = wish.settings.internalFuzzy ? await internalRatesOf(job, documents) : undefined;
  const segments = documents.reduce((sum, { document }) => sum + document.segmentCount, 0);
  return withIndexedSources(job, { sourceLanguage, targetLanguage, segments }, async (findSimilar) => {
    const language: AnalyzedLanguage = {
      findSimilar,
      internal,
      documents,
      firsts: new FirstOccurrences(),
      exactRates: new Map(),
      numbers: new Map(),
    };
    const counted: AnalysisCounts[] = [];
    for (const placed of documents)
      counted.push(await analyzeDocument(job, { ...wish, language, placed, progress }));
    return counted;
  });
}

function progressOver(job: JobContext, documents: readonly PlacedDocument[]) {
  const total = documents.reduce((sum, { document }) => sum + document.segmentCount, 0);
  let done = 0;
  return async (segments: number) => {
    done += segments;
    await job.progress(Math.min(done, total), total, 'matching');
  };
}

function sumCounts(counted: readonly AnalysisCounts[]): AnalysisCounts {
  const internal = counted.flatMap((counts) => counts.internal ?? []);
  return {
    lines: sumLines(counted.map(({ lines }) => lines)),
    internal: internal.length === 0 ? null : sumInternal(internal),
  };
}
