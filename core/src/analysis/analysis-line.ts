import type { MatchBand } from '../memory/rate/match-bands.ts';

/**
 * The lines of an analysis, in the order in which a segment is tried: it counts in the first that fits. `low-risk` holds
 * machine translations whose automatic score reached the threshold of the project; it fills only after scoring.
 */
export const analysisLines = [
  'non-translated',
  '102',
  '101',
  '100',
  'auto-replace',
  'cross-file-repetition',
  'repetition',
  '95-99',
  '85-94',
  '75-84',
  '50-74',
  'low-risk',
  'new',
] as const satisfies readonly (MatchBand | string)[];

export type AnalysisLine = (typeof analysisLines)[number];
