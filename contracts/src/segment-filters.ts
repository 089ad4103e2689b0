/** How a segment stands, as bits of one number, so that a list of 100,000 is short. */
export const segmentMarks = {
  /** By the stage of the reader, or by a later one. */
  confirmed: 1,
  locked: 2,
  /** The reader may not change it. */
  closed: 4,
  /** It has no translation. */
  empty: 8,
  /** An engine refused it. */
  failed: 16,
  /** Another segment of the document has the same source. */
  repeated: 32,
} as const;

export const segmentFilters = ['all', 'unconfirmed', 'empty', 'confirmed', 'failed'] as const;
export type SegmentFilter = (typeof segmentFilters)[number];

export const matchBands = ['102', '101', '100', '95-99', '85-94', '75-84', '50-74'] as const;
export type MatchBand = (typeof matchBands)[number];
