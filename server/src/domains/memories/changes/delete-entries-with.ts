import { fromMarkup } from '@transloom/core/inline/markup';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { takeOutOfPacks } from '../blocks/sources-in-packs.ts';
import { type RemovedEntry, removeEntries, removeUnchanged } from '../entries/entry-versions.store.ts';
import type { ListedEntry } from '../entries/listed-entries.store.ts';
import { deleteUnusedSources, type SourceOwner } from '../matching/memory-sources.store.ts';
import { growMemory } from '../memories.store.ts';

/** Deletes entries of a direction; what they were is kept, under the id of the clean-up it is part of. Gives how many there were. */
export async function deleteEntriesWith(
  { db, actor, now }: MemoryContext,
  directionId: string,
  entryIds: readonly string[],
  cleanId: string | null = null,
): Promise<number> {
  if (entryIds.length === 0) return 0;
  const { userId: changedBy } = actor;
  const change = { changedBy, changedAt: now(), cleanId };
  const removed = await removeEntries(db, { directionId, entryIds }, { ...change, change: 'deleted' });
  await forgetRemoved({ db, actor, now }, removed);
  return removed.length;
}

/**
 * Takes entries out that others take the place of, as long as nobody has changed one since it was read.
 * @throws {AppError} memory.entry-changed
 */
export async function takeOutToReplace(
  { db, actor, now }: MemoryContext,
  rows: readonly Pick<ListedEntry, 'id' | 'directionId' | 'changedAt'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const asRead = {
    directionIds: [...new Set(rows.map(({ directionId }) => directionId))],
    entries: rows.map(({ id: entryId, changedAt }) => ({ entryId, keptId: null, changedAt })),
  };
  const change = { changedBy: actor.userId, changedAt: now(), cleanId: null };
  const removed = await removeUnchanged(db, asRead, { ...change, change: 'changed' });
  if (removed.length < rows.length) throw new AppError('memory.entry-changed');
  await forgetRemoved({ db, actor, now }, removed);
}

/**
 * Deletes the sources that only removed entries had, and subtracts the entries from the size of their direction. Call
 * it after the removal.
 */
export async function forgetRemoved(
  { db, actor, now }: MemoryContext,
  removed: readonly RemovedEntry[],
): Promise<void> {
  const { organizationId, userId: changedBy } = actor;
  for (const [directionId, some] of Map.groupBy(removed, (entry) => entry.directionId)) {
    await forgetSources(db, { organizationId, directionId }, some);
    const growth = { organizationId, directionId, entries: -some.length };
    await growMemory(db, { ...growth, changedBy, changedAt: now() });
  }
}

async function forgetSources(db: Db, owner: SourceOwner, removed: readonly RemovedEntry[]): Promise<void> {
  const texts = new Map(removed.map(({ sourceKey, source }) => [sourceKey, source]));
  const { elsewhere } = await deleteUnusedSources(db, owner, [...texts.keys()]);
  const packed = elsewhere.map((sourceKey) => {
    const { text } = fromMarkup(texts.get(sourceKey) ?? '');
    return { sourceKey, ids: matchTokenIds(text) };
  });
  await takeOutOfPacks(db, owner, packed);
}
