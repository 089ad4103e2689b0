/** The lines of an analysis and of a price list, best first. */
export const matchBands = ['102', '101', '100', '95-99', '85-94', '75-84', '50-74', 'new'] as const;

export type MatchBand = (typeof matchBands)[number];

const lowestRates: readonly (readonly [MatchBand, number])[] = [
  ['102', 102],
  ['101', 101],
  ['100', 100],
  ['95-99', 95],
  ['85-94', 85],
  ['75-84', 75],
  ['50-74', 50],
];

/** `rate` in whole percent, 0 to 102. */
export function matchBand(rate: number): MatchBand {
  return lowestRates.find(([, lowest]) => rate >= lowest)?.[0] ?? 'new';
}
