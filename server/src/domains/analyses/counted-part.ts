import { lineCountsSchema } from '@transloom/contracts/analyses';
import type { LineCounts } from '@transloom/core/analysis/count-lines';
import type { Context } from '../../platform/context.ts';
import { findAnalysisDocuments } from './analyses.store.ts';
import type { PartToBill } from './billable-parts.ts';
import { doneAnalyses } from './done-analyses.ts';
import { linesOfPart } from './lines-of-part.ts';
import type { Analysis } from './require-analysis.ts';

interface PartOfAnalysis extends Omit<PartToBill, 'unit'> {
  readonly projectId: string;
  readonly analysisId: string;
}

export interface CountedPart {
  readonly analysis: Analysis;
  readonly counts: LineCounts;
}

/** How one analysis counted a part of a document; undefined where the analysis was deleted. */
export async function countedPart(
  context: Pick<Context, 'db'>,
  { projectId, analysisId, ...part }: PartOfAnalysis,
): Promise<CountedPart | undefined> {
  const done = await doneAnalyses(context, projectId);
  const analysis = done.find((one) => one.analysisId === analysisId);
  if (analysis === undefined) return undefined;
  if (!part.isWhole) return { analysis, counts: await linesOfPart(context, analysis, part) };
  const documents = await findAnalysisDocuments(context.db, analysisId);
  const found = documents.find(({ documentId }) => documentId === part.documentId);
  return found && { analysis, counts: lineCountsSchema.parse(found.lines) };
}
