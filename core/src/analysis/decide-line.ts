import { matchBand } from '../memory/rate/match-bands.ts';
import type { AnalysisLine } from './analysis-line.ts';
import type { SegmentPlace } from './first-occurrences.ts';

/** The facts about a memory match that decide about a line. */
export interface DecidingMatch {
  /** Whole percent, 0 to 102, after penalties. */
  readonly netRate: number;
  readonly autoReplaced: boolean;
}

export interface CountedSegment {
  /** Position of its document, from 0. */
  readonly document: number;
  /** Where the same text stands first; absent where it is the first. */
  readonly first?: SegmentPlace | undefined;
  /** The best match at 50 or more. */
  readonly match?: DecidingMatch | undefined;
  /** It is machine-translated, and its automatic score reached the threshold. */
  readonly lowRisk?: boolean | undefined;
}

export interface LineOrder {
  /** Counts both repetition lines before 102; otherwise they come after exact matches. */
  readonly repetitionsFirst: boolean;
}

/** The first line that fits a segment with text to translate. */
export function decideLine(
  { document, first, match, lowRisk }: CountedSegment,
  order: LineOrder,
): AnalysisLine {
  const repetition = first && (first.document === document ? 'repetition' : 'cross-file-repetition');
  if (repetition && order.repetitionsFirst) return repetition;
  if (match && match.netRate >= 100) return match.autoReplaced ? 'auto-replace' : matchBand(match.netRate);
  if (repetition === undefined && lowRisk) return 'low-risk';
  return repetition ?? matchBand(match?.netRate ?? 0);
}
