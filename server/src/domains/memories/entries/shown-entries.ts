import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import { timeOfId } from '../../../platform/db/new-id.ts';
import { findPeople } from '../../users/find-user.ts';
import type { DirectionRow } from '../memory-directions.store.ts';
import type { ListedEntry } from './listed-entries.store.ts';

/** Entries as the interface shows them. */
export async function shownEntries(
  { db }: Pick<Context, 'db'>,
  directions: readonly DirectionRow[],
  rows: readonly ListedEntry[],
): Promise<MemoryEntry[]> {
  const people = await findPeople(
    db,
    rows.flatMap(({ createdBy, changedBy }) => [createdBy ?? [], changedBy ?? []].flat()),
  );
  const name = (userId: string | null) => people.get(userId ?? '')?.username ?? null;
  return rows.map((row) => ({
    entryId: row.id,
    targetLanguage: directions.find(({ id }) => id === row.directionId)?.targetLanguage ?? '',
    sourceMarkup: row.source,
    targetMarkup: row.target,
    layer: row.layer as MemoryEntry['layer'],
    origin: row.origin as MemoryEntry['origin'],
    hasContext: row.hasContext,
    fileName: row.fileName,
    projectName: row.projectName,
    addedAt: timeOfId(row.id).toISOString(),
    creator: name(row.createdBy) ?? row.createdByName,
    createdAt: row.createdAt.toISOString(),
    updater: name(row.changedBy) ?? row.changedByName,
    updatedAt: row.changedAt.toISOString(),
  }));
}
