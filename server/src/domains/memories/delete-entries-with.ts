import { type RemovedEntry, removeEntries } from './entry-versions.store.ts';
import type { MemoryContext } from './gathered-entries.ts';
import { growMemory } from './memories.store.ts';
import { deleteUnusedSources } from './memory-sources.store.ts';

/** What a deletion is part of: a change that puts another entry in the place, or a clean-up. */
export interface Deletion {
  readonly change?: 'changed' | 'deleted';
  readonly cleanId?: string;
}

/** Deletes entries of a direction; what they were is kept. Gives how many there were. */
export async function deleteEntriesWith(
  { db, actor, now }: MemoryContext,
  directionId: string,
  entryIds: readonly string[],
  { change: kind = 'deleted', cleanId }: Deletion = {},
): Promise<number> {
  if (entryIds.length === 0) return 0;
  const { userId: changedBy } = actor;
  const change = { change: kind, changedBy, changedAt: now(), cleanId: cleanId ?? null };
  const removed = await removeEntries(db, { directionId, entryIds }, change);
  await forgetRemoved({ db, actor, now }, removed);
  return removed.length;
}

/** Sources that no entry has any more are found no more, and the memory is as much smaller. */
export async function forgetRemoved(
  { db, actor, now }: MemoryContext,
  removed: readonly RemovedEntry[],
): Promise<void> {
  const { organizationId, userId: changedBy } = actor;
  for (const [directionId, some] of Map.groupBy(removed, (entry) => entry.directionId)) {
    await deleteUnusedSources(
      db,
      directionId,
      some.map(({ sourceKey }) => sourceKey),
    );
    const growth = { organizationId, directionId, entries: -some.length };
    await growMemory(db, { ...growth, changedBy, changedAt: now() });
  }
}
