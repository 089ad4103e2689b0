import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findSegment, type SegmentRecord } from './segments.store.ts';

/** @throws {AppError} resource.not-found, also for a segment of another organisation */
export async function requireSegment(
  context: Pick<Context, 'db'>,
  segmentId: string,
): Promise<SegmentRecord> {
  const segment = await findSegment(context.db, segmentId);
  if (segment === undefined) throw new AppError('resource.not-found');
  return segment;
}
