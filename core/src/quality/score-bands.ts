/** Bands of automatic scores, best first. */
export const scoreBands = ['90-100', '80-89', '70-79', '60-69', '0-59'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/** The band of a score in whole percent. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return '90-100';
  if (score >= 80) return '80-89';
  if (score >= 70) return '70-79';
  return score >= 60 ? '60-69' : '0-59';
}

/** Lowest and highest score of a band. */
export function scoresOf(band: ScoreBand): { readonly from: number; readonly to: number } {
  const [from = 0, to = 100] = band.split('-').map(Number);
  return { from, to };
}
