import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceSegments } from '../announce-document.ts';
import { insertRevisions } from './segment-changes.store.ts';
import { countEdits, type EditCount, resetSegments } from './segment-resets.store.ts';

/**
 * Gives the segments of a document back the text that memories and engines gave them, and takes every confirmation away.
 * The history of each keeps what people wrote. Locked segments stay as they are.
 */
export async function resetEdits(context: Context, documentId: string): Promise<void> {
  const changed = { userId: context.actor.userId, now: context.now() };
  const reset = await resetSegments(context.db, documentId, changed);
  await insertRevisions(
    context.db,
    reset.map((segment) => ({
      ...segment,
      operationId: newId(),
      confirmed: false,
      conflicting: false,
      changedBy: changed.userId,
      changedAt: changed.now,
    })),
  );
  announceSegments(context, documentId, reset);
}

/** What resetting the edits of documents would undo. */
export async function editsToLose(
  { db }: Pick<Context, 'db'>,
  documentIds: readonly string[],
): Promise<readonly EditCount[]> {
  return countEdits(db, documentIds);
}
