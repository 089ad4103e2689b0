import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDocumentReach } from '../../project-people/reach.ts';
import { findSegment, lockSegment, type SegmentRecord } from './segments.store.ts';

/**
 * A segment of a document that is open to the actor.
 * @throws {AppError} resource.not-found, also for a segment of another organization, access.denied
 */
export async function requireSegment(
  context: Pick<Context, 'db' | 'actor'>,
  segmentId: string,
): Promise<SegmentRecord> {
  const segment = await findSegment(context.db, segmentId);
  if (segment === undefined) throw new AppError('resource.not-found');
  await requireDocumentReach(context, segment.documentId);
  return segment;
}

/** The same with its row locked until the transaction ends. @throws {AppError} resource.not-found, access.denied */
export async function lockedSegment(
  context: Pick<Context, 'db' | 'actor'>,
  segmentId: string,
): Promise<SegmentRecord | undefined> {
  await requireSegment(context, segmentId);
  return lockSegment(context.db, segmentId);
}
