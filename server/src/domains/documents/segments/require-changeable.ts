import { AppError } from '../../../platform/app-error.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';

/** @throws {AppError} segment.changed where it is another version by now, and what `work` refuses with */
export function requireChangeable(segment: SegmentRecord, version: number, work: SegmentWork): void {
  const refusal = work.refuse(segment);
  if (refusal !== null) throw new AppError(refusal);
  if (segment.version !== version) throw new AppError('segment.changed');
}
