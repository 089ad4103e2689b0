import type { ErrorCode } from '@transloom/contracts/errors';
import type { SegmentRecord } from './segments.store.ts';

type Placed = Pick<SegmentRecord, 'part' | 'confirmedStage' | 'locked'>;

/** As whom somebody works on the segments of a document. */
export interface SegmentWork {
  /** The stage that confirming a segment stands for, from 1. */
  stageOf(segment: Placed): number;
  /** Why a segment may not be changed; null where it may. */
  refuse(segment: Placed): ErrorCode | null;
}

/** Work without tasks: one stage, and everything may be changed that is not locked. */
export const openWork: SegmentWork = {
  stageOf: () => 1,
  refuse: ({ locked }) => (locked ? 'segment.locked' : null),
};
