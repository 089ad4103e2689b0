import type { Segment } from '@transloom/contracts/segments';

/** A segment for a test; its id is `s1` for the first one. */
export function segmentExample(number: number, more: Partial<Segment> = {}): Segment {
  return {
    segmentId: `s${number}`,
    number,
    unitKind: 'paragraph',
    startsUnit: true,
    source: `source ${number}`,
    target: '',
    codes: {},
    confirmed: false,
    confirmedStage: 0,
    refusal: null,
    part: 1,
    locked: false,
    lockReason: null,
    lockedBy: null,
    origin: 'none',
    matchRate: null,
    engine: null,
    memoryEntryId: null,
    codesRestored: false,
    replacements: null,
    engineFaults: null,
    score: null,
    failureMessage: null,
    version: 0,
    changedBy: null,
    changedAt: null,
    ...more,
  };
}
