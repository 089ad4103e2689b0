import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { SegmentOfPart } from '../../documents/segments/read-segments.ts';
import { lockedSegment } from '../../documents/segments/require-segment.ts';
import { requireWork } from '../require-work.ts';

export type WorkedSegment = Awaited<ReturnType<typeof requireWork>> & { readonly segment: SegmentOfPart };

/**
 * A segment that somebody changes, with its row locked, and as whom they work on it.
 * @throws {AppError} resource.not-found, access.denied, project.not-active
 */
export async function workedSegment(context: Context, segmentId: string): Promise<WorkedSegment> {
  const segment = await lockedSegment(context, segmentId);
  if (segment === undefined) throw new AppError('resource.not-found');
  return { segment, ...(await requireWork(context, segment.documentId, undefined)) };
}
