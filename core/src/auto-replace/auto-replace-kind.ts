/**
 * Parts of a text that a match carries over from the segment: plain numbers, times of day, dates, numbers with a unit of
 * measure or a currency, and strings of letters and digits such as part numbers.
 */
export const autoReplaceKinds = ['number', 'time', 'date', 'unit', 'string'] as const;
export type AutoReplaceKind = (typeof autoReplaceKinds)[number];

/** One part that differs: what the memory's source has, and what the segment has in its place. */
export interface Replacement {
  readonly kind: AutoReplaceKind;
  readonly was: string;
  readonly is: string;
  /** The unit beside the number, which stays; present for `unit` only. */
  readonly unit?: string;
}
