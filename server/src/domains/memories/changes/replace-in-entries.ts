import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import { replaceWords } from '@transloom/core/inline/replace-words';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { memoryChanged } from '../announce-memory.ts';
import { findEntriesById, type ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { addEntries } from './add-entries.ts';
import { changedEntry } from './changed-entry.ts';
import { takeOutToReplace } from './delete-entries-with.ts';

type Wish = InputOf<typeof memoryEntriesApi.replaceInEntries>;

/**
 * Replaces texts in entries. Entries that changed since they were shown stay as they are; where none of them exists
 * any more, nothing is found.
 * @throws {AppError} resource.not-found, memory.not-writable, asset.merged, memory.entry-changed
 */
export async function replaceInEntries(
  context: Context,
  wish: Wish,
): Promise<OutputOf<typeof memoryEntriesApi.replaceInEntries>> {
  const { memoryId, entries } = wish;
  await requireWritableMemory(context, memoryId);
  const directionIds = (await findDirectionsOf(context.db, memoryId)).map(({ id }) => id);
  const shown = new Map(entries.map(({ entryId, updatedAt }) => [entryId, new Date(updatedAt).getTime()]));
  const rows = await findEntriesById(context.db, directionIds, [...shown.keys()]);
  if (rows.length === 0) throw new AppError('resource.not-found');
  const replaced = rows
    .filter(({ id, changedAt }) => changedAt.getTime() === shown.get(id))
    .flatMap((row) => entryWithout(row, wish, context));
  await takeOutToReplace(
    context,
    replaced.map(({ row }) => row),
  );
  let merged = 0;
  for (const [directionId, some] of Map.groupBy(replaced, ({ row }) => row.directionId)) {
    const added = await addEntries(
      context,
      directionId,
      some.map(({ entry }) => entry),
    );
    merged += added.filter((isNew) => !isNew).length;
  }
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return { changed: replaced.length, merged, left: shown.size - replaced.length };
}

interface ReplacedEntry {
  readonly row: ListedEntry;
  readonly entry: EntryToAdd;
}

/** The entry with the words replaced; nothing where it has none or would be empty. */
function entryWithout(row: ListedEntry, wish: Wish, context: Context): readonly ReplacedEntry[] {
  const texts = { source: fromMarkup(row.source), target: fromMarkup(row.target) };
  const replaced = replaceWords(texts[wish.side], wish);
  if (replaced === undefined || replaced.text.trim() === '') return [];
  return [{ row, entry: { ...changedEntry(row, context), ...texts, id: row.id, [wish.side]: replaced } }];
}
