import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceSegments } from '../announce-document.ts';
import { requireChangeable } from './require-changeable.ts';
import { setSource } from './segment-changes.store.ts';
import type { SegmentWork } from './segment-work.ts';
import { findSegment, type SegmentRecord } from './segments.store.ts';

interface SourceChange {
  readonly version: number;
  readonly source: string;
  readonly work: SegmentWork;
}

/** A new source needs a look at its translation, so the confirmation goes. @throws {AppError} segment.changed */
export async function changeSource(
  context: Context,
  segment: SegmentRecord,
  { version, source, work }: SourceChange,
): Promise<SegmentRecord> {
  requireChangeable(segment, version, work);
  await setSource(context.db, segment.id, source);
  announceSegments(context, segment.documentId, [{ segmentId: segment.id, version: version + 1 }]);
  const changed = await findSegment(context.db, segment.id);
  if (changed === undefined) throw new AppError('resource.not-found');
  return changed;
}
