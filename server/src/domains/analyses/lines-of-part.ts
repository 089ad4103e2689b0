import { countLines, type LineCounts } from '@transloom/core/analysis/count-lines';
import { wordCounters } from '@transloom/core/analysis/word-counters';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../platform/context.ts';
import { findAnalyzedSegments } from './analyses.store.ts';
import type { Analysis } from './require-analysis.ts';

export interface PartToCount {
  readonly documentId: string;
  readonly part: number;
}

/** A part has no more segments. */
const mostSegments = 1_000_000;

/** A part is counted by its segments, each in the line it had in the analysis. */
export async function linesOfPart(
  { db }: Pick<Context, 'db'>,
  { analysisId, options }: Analysis,
  { documentId, part }: PartToCount,
): Promise<LineCounts> {
  const page = { limit: mostSegments, offset: 0 };
  const { rows } = await findAnalyzedSegments(db, { analysisId, documentId, part }, page);
  const segments = rows.map(({ line, source }) => ({
    line: line as keyof LineCounts,
    text: source === null ? '' : fromMarkup(source).text,
  }));
  return countLines(segments, wordCounters[options.settings.counter]);
}
