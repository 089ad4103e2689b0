import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/source-in-context';
import type { MemoryContext } from './add-entries.ts';
import { putEntriesBack } from './entry-versions.store.ts';
import { growMemory } from './memories.store.ts';
import { findDirectionIds } from './memory-directions.store.ts';
import { insertSources } from './memory-entries.store.ts';
import { sourceFeatures } from './source-features.ts';

export interface Restoring {
  readonly memoryId: string;
  /** What took them out: a deletion or a cleaning. */
  readonly cleanId: string;
  readonly limit: number;
}

/**
 * Puts entries back as they were; one that somebody has added again meanwhile stays as it is. Gives how many were
 * dealt with; 0 where nothing is left.
 */
export async function restoreEntries(
  { db, actor, now }: MemoryContext,
  { memoryId, cleanId, limit }: Restoring,
): Promise<number> {
  const directionIds = await findDirectionIds(db, memoryId);
  const { dealtWith, restored } = await putEntriesBack(db, { directionIds, cleanId, limit });
  const { organizationId, userId: changedBy } = actor;
  for (const [directionId, entries] of Map.groupBy(restored, (entry) => entry.directionId)) {
    const texts = entries.map(({ source }) => fromMarkup(source).text);
    const sources = new Map(texts.map((text) => [textKey(text), text]));
    const rows = [...sources].map(([sourceKey, text]) => ({
      ...{ organizationId, directionId, sourceKey },
      ...sourceFeatures(directionId, text),
    }));
    await insertSources(
      db,
      rows.toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1)),
    );
    const growth = { organizationId, directionId, entries: entries.length };
    await growMemory(db, { ...growth, changedBy, changedAt: now() });
  }
  return dealtWith;
}
