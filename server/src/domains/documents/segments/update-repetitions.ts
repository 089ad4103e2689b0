import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceSegments } from '../announce-document.ts';
import { insertRevisions, type NewRevision } from './segment-changes.store.ts';
import { followRepeated } from './segment-locks.store.ts';

/** Locked repetitions cannot be edited, so they take every new target of the segment they repeat. */
export async function updateRepetitions(context: Context, segmentIds: readonly string[]): Promise<void> {
  if (segmentIds.length === 0) return;
  const { userId } = context.actor;
  const now = context.now();
  const moved = await followRepeated(context.db, segmentIds, { userId, now });
  const revisions = moved.map(
    ({ id, organizationId, version, target }): NewRevision => ({
      organizationId,
      segmentId: id,
      version,
      operationId: newId(),
      target,
      confirmed: false,
      origin: 'person',
      matchRate: null,
      engine: null,
      conflicting: false,
      changedBy: userId,
      changedAt: now,
    }),
  );
  await insertRevisions(context.db, revisions);
  for (const [documentId, some] of Map.groupBy(moved, (segment) => segment.documentId)) {
    const changed = some.map(({ id, version }) => ({ segmentId: id, version }));
    announceSegments(context, documentId, changed);
  }
}
