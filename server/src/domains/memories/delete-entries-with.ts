import type { MemoryContext } from './add-entries.ts';
import { removeEntries } from './entry-versions.store.ts';
import { growMemory } from './memories.store.ts';
import { deleteUnusedSources } from './memory-entries.store.ts';

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
  const { organizationId, userId: changedBy } = actor;
  const change = { change: kind, changedBy, changedAt: now(), cleanId: cleanId ?? null };
  const sourceKeys = await removeEntries(db, { directionId, entryIds }, change);
  await deleteUnusedSources(db, directionId, sourceKeys);
  const entries = -sourceKeys.length;
  if (entries < 0)
    await growMemory(db, { organizationId, directionId, entries, changedBy, changedAt: now() });
  return sourceKeys.length;
}
