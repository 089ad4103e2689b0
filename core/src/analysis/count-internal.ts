import { matchBand } from '../memory/rate/match-bands.ts';
import type { AnalysisLine } from './analysis-line.ts';
import { addCounts, countBySpecification, type LineCount, noCount, type WordCounter } from './count-lines.ts';

/** Bands in which an earlier segment of the same work is similar; equal texts are repetitions. */
export const internalBands = ['95-99', '85-94', '75-84', '50-74'] as const;
export type InternalBand = (typeof internalBands)[number];
export type InternalCounts = Readonly<Record<InternalBand, LineCount>>;

interface RatedSegment {
  readonly line: AnalysisLine;
  readonly text: string;
  /** Whole percent of the best memory match; 0 where there is none. */
  readonly rate: number;
  /** Whole percent of the most similar earlier segment; 0 where there is none. */
  readonly internalRate: number;
}

const openLines: ReadonlySet<AnalysisLine> = new Set([...internalBands, 'new']);

/**
 * Counts the segments that an earlier one resembles more than any entry of a memory does. They stay in their lines;
 * this is a column beside them.
 */
export function countInternal(
  segments: Iterable<RatedSegment>,
  counter: WordCounter = countBySpecification,
): InternalCounts {
  const counts = Object.fromEntries(internalBands.map((band) => [band, noCount])) as Record<
    InternalBand,
    LineCount
  >;
  for (const { line, text, rate, internalRate } of segments) {
    if (!openLines.has(line) || internalRate <= rate) continue;
    const band = internalBands.find((one) => one === matchBand(Math.min(99, internalRate)));
    if (band !== undefined) counts[band] = addCounts(counts[band], { segments: 1, ...counter(text) });
  }
  return counts;
}

/** Adds up the columns of documents. */
export function sumInternal(documents: readonly InternalCounts[]): InternalCounts {
  const sum = (band: InternalBand) =>
    documents.reduce((total, counts) => addCounts(total, counts[band]), noCount);
  return Object.fromEntries(internalBands.map((band) => [band, sum(band)])) as Record<
    InternalBand,
    LineCount
  >;
}
