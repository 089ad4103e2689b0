import { formerMember } from '@transloom/contracts/former-member';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import { timeOfId } from '../../../platform/db/new-id.ts';
import type { DirectionRow } from '../memory-directions.store.ts';
import { entryAuthors } from './entry-authors.ts';
import type { ListedEntry } from './listed-entries.store.ts';

/** Entries as the interface shows them. */
export async function shownEntries(
  context: Pick<Context, 'db' | 'language'>,
  directions: readonly DirectionRow[],
  rows: readonly ListedEntry[],
): Promise<MemoryEntry[]> {
  const authors = await entryAuthors(context, rows);
  const gone = (userId: string | null) => (userId === null ? null : formerMember[context.language]);
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
    creator: authors.get(row.id)?.creator ?? gone(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    updater: authors.get(row.id)?.updater ?? gone(row.changedBy),
    updatedAt: row.changedAt.toISOString(),
  }));
}
