import { lineCountsSchema } from '@transloom/contracts/analyses';
import type { LineCount, LineCounts } from '@transloom/core/analysis/count-lines';
import { weighWords } from '@transloom/core/analysis/rate-scheme';
import type { Context } from '../../platform/context.ts';
import { findAnalysisDocuments } from './analyses.store.ts';
import { doneAnalyses } from './done-analyses.ts';
import { linesOfPart, type PartToCount } from './lines-of-part.ts';
import type { Analysis } from './require-analysis.ts';

export interface PartToBill extends PartToCount {
  /** Whether it is all of its document. */
  readonly isWhole: boolean;
  readonly unit: keyof Omit<LineCount, 'segments'>;
}

export interface BilledPart {
  readonly analysisId: string;
  /** Units, each line by its rate; rounded once. */
  readonly billable: number;
}

/**
 * What parts of documents are billed by the newest analysis of their project that counted them, in the order given; undefined
 * for a document that none counted.
 */
export async function billableParts(
  context: Pick<Context, 'db'>,
  projectId: string,
  parts: readonly PartToBill[],
): Promise<readonly (BilledPart | undefined)[]> {
  const counted = await countedDocuments(context, projectId, parts);
  const billed: (BilledPart | undefined)[] = [];
  for (const part of parts) {
    const found = counted.get(part.documentId);
    billed.push(found && (await billOf(context, part, found)));
  }
  return billed;
}

interface CountedDocument {
  readonly analysis: Analysis;
  readonly lines: LineCounts;
}

/** Each document as the newest analysis counted it that did. */
async function countedDocuments(
  context: Pick<Context, 'db'>,
  projectId: string,
  parts: readonly PartToBill[],
): Promise<ReadonlyMap<string, CountedDocument>> {
  const counted = new Map<string, CountedDocument>();
  const open = new Set(parts.map(({ documentId }) => documentId));
  for (const analysis of await doneAnalyses(context, projectId)) {
    if (open.size === 0) break;
    for (const { documentId, lines } of await findAnalysisDocuments(context.db, analysis.analysisId))
      if (open.delete(documentId))
        counted.set(documentId, { analysis, lines: lineCountsSchema.parse(lines) });
  }
  return counted;
}

async function billOf(
  context: Pick<Context, 'db'>,
  part: PartToBill,
  { analysis, lines }: CountedDocument,
): Promise<BilledPart> {
  const counts = part.isWhole ? lines : await linesOfPart(context, analysis, part);
  const billable = weighWords(counts, analysis.result.scheme.rates, part.unit);
  return { analysisId: analysis.analysisId, billable };
}
