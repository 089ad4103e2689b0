import type { SegmentCriteria } from './segment-criteria.ts';

/** Every segment fits them. */
export const noCriteria: SegmentCriteria = {
  origins: [],
  bands: [],
  repetition: 'any',
  locked: 'any',
  people: [],
  changedFrom: null,
  codes: 'any',
  qa: 'any',
  comments: 'any',
  risk: 'any',
  source: '',
  target: '',
  pattern: false,
};
