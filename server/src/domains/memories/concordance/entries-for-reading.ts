import type { EntryForReading } from '@transloom/contracts/memory-search';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import type { EntryToRead } from '../entries/listed-entries.store.ts';
import type { SearchedMemory } from '../searched/searched-memories.ts';

export type ShownEntries = (row: EntryToRead) => EntryForReading;

/** Entries as a person sees them who looks for words: where they are from and who changed them last. */
export async function entriesForReading(
  context: Pick<Context, 'db' | 'language'>,
  memories: readonly SearchedMemory[],
  rows: readonly EntryToRead[],
): Promise<ShownEntries> {
  const names = await shownNames(
    context,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return (row) => {
    const searched = memories.find(({ direction }) => direction.id === row.directionId);
    const memory = searched?.direction;
    return {
      entryId: row.id,
      memoryId: memory?.memoryId ?? '',
      memoryName: memory?.name ?? '',
      exchanged: searched?.isExchanged ?? false,
      sourceMarkup: row.source,
      targetMarkup: row.target,
      fileName: row.fileName,
      changer: row.changedByName ?? names.get(row.changedBy ?? '') ?? null,
      changedAt: row.changedAt.toISOString(),
    };
  };
}
