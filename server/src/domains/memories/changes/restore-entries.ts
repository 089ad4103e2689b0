import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { claimTakenOut, putEntriesBack } from '../entries/entry-versions.store.ts';
import { entryWords } from '../entries/entry-words.ts';
import { growMemory } from '../memories.store.ts';
import { findDirectionIds, holdDirection } from '../memory-directions.store.ts';
import { addSources } from './add-entries.ts';

export interface Restoring {
  readonly memoryId: string;
  /** The deletion or cleaning that removed them. */
  readonly cleanId: string;
  readonly limit: number;
}

/**
 * Puts entries back as they were; one that somebody has added again meanwhile stays as it is. Gives how many were
 * dealt with; 0 where nothing is left.
 * @throws {AppError} memory.gone
 */
export async function restoreEntries(
  { db, actor, now }: MemoryContext,
  { memoryId, cleanId, limit }: Restoring,
): Promise<number> {
  const directionIds = await findDirectionIds(db, memoryId);
  const versions = (await claimTakenOut(db, { directionIds, cleanId, limit })).map((version) => {
    const source = fromMarkup(version.source);
    const words = entryWords(version.directionId, [source.text, fromMarkup(version.target).text]);
    return { ...version, text: source.text, words };
  });
  const back = await putEntriesBack(
    db,
    versions.map(({ versionId, words }) => ({ versionId, words })),
  );
  const { organizationId, userId: changedBy } = actor;
  const restored = versions.filter(({ versionId }) => back.has(versionId));
  for (const [directionId, entries] of Map.groupBy(restored, (entry) => entry.directionId)) {
    if (!(await holdDirection(db, directionId))) throw new AppError('memory.gone');
    await addSources(
      { db, actor },
      directionId,
      entries.map(({ text }) => text),
    );
    const growth = { organizationId, directionId, entries: entries.length };
    await growMemory(db, { ...growth, changedBy, changedAt: now() });
  }
  return versions.length;
}
