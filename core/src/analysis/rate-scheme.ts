import { type AnalysisLine, analysisLines } from './analysis-line.ts';
import type { LineCount, LineCounts } from './count-lines.ts';

/** What a line is paid, in whole percent of a new word. */
export type RateScheme = Readonly<Record<AnalysisLine, number>>;

/** What an organization starts with; it may change every value. */
export const defaultRateScheme: RateScheme = {
  'non-translated': 0,
  '102': 0,
  '101': 0,
  '100': 30,
  'auto-replace': 30,
  'cross-file-repetition': 30,
  repetition: 30,
  '95-99': 60,
  '85-94': 60,
  '75-84': 60,
  '50-74': 100,
  'low-risk': 72,
  new: 100,
};

/**
 * Billable words: each line's words times its share of the scheme, rounded half up once for all lines together.
 * @param unit what is billed: words, characters or Chinese-Korean words
 */
export function weighWords(
  counts: LineCounts,
  scheme: RateScheme,
  unit: keyof Omit<LineCount, 'segments'> = 'words',
): number {
  const hundredths = analysisLines.reduce((sum, line) => sum + counts[line][unit] * scheme[line], 0);
  return Math.round(hundredths / 100);
}
