import type { Context } from '../../../platform/context.ts';
import { announceSegments } from '../announce-document.ts';
import { setLocked } from './segment-locks.store.ts';
import { findSegmentsById, type SegmentRecord } from './segments.store.ts';

interface LockWish {
  readonly segmentIds: readonly string[];
  readonly locked: boolean;
}

/** Locks or unlocks segments of a document for a person. Gives them as they are then. */
export async function lockByHand(
  context: Context,
  documentId: string,
  wish: LockWish,
): Promise<readonly SegmentRecord[]> {
  const changed = await setLocked(context.db, documentId, { ...wish, userId: context.actor.userId });
  announceSegments(
    context,
    documentId,
    changed.map(({ id, version }) => ({ segmentId: id, version })),
  );
  return findSegmentsById(context.db, documentId, wish.segmentIds);
}
