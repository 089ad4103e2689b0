import type { AnalysisCounts } from '@transloom/contracts/analyses';

/** Dimensions by which an analysis is looked at. */
export const countUnits = ['words', 'characters', 'chineseKoreanWords', 'segments'] as const;
export type CountUnit = (typeof countUnits)[number];

export type Lines = AnalysisCounts['lines'];

/** What is billed while a dimension is looked at: segments are never billed. */
export function billedUnit(unit: CountUnit): Exclude<CountUnit, 'segments'> {
  return unit === 'segments' ? 'words' : unit;
}
