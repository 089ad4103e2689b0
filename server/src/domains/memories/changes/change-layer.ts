import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { memoryChanged } from '../announce-memory.ts';
import { describedEntry } from '../entries/described-entry.ts';
import { findEntriesById, type ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { addEntries } from './add-entries.ts';
import { takeOutToReplace } from './delete-entries-with.ts';

/**
 * Puts entries into a layer. The layer is part of an entry's identity, so an entry in the same context and the new
 * layer is replaced; the replaced and the old entries stay among the versions.
 * @throws {AppError} resource.not-found, memory.not-writable, memory.entry-changed
 */
export async function changeLayer(
  context: Context,
  { memoryId, entryIds, layer }: InputOf<typeof memoryEntriesApi.changeLayer>,
): Promise<OutputOf<typeof memoryEntriesApi.changeLayer>> {
  await requireWritableMemory(context, memoryId);
  const directionIds = (await findDirectionsOf(context.db, memoryId)).map(({ id }) => id);
  const found = await findEntriesById(context.db, directionIds, entryIds);
  if (found.length < new Set(entryIds).size) throw new AppError('resource.not-found');
  const changing = found.filter((row) => row.layer !== layer);
  await takeOutToReplace(context, changing);
  let replaced = 0;
  for (const [directionId, rows] of Map.groupBy(changing, (row) => row.directionId)) {
    const entries = rows.map((row) => inLayer(row, layer, context));
    const added = await addEntries(context, directionId, entries);
    replaced += added.filter((isNew) => !isNew).length;
  }
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return { changed: changing.length, replaced };
}

function inLayer(row: ListedEntry, layer: EntryLayer, { actor, now }: Context): EntryToAdd {
  return {
    ...describedEntry(row),
    id: row.id,
    source: fromMarkup(row.source),
    target: fromMarkup(row.target),
    layer,
    unitId: row.unitId ?? undefined,
    importId: row.importId ?? undefined,
    changedBy: actor.userId,
    changedByName: undefined,
    changedAt: now(),
  };
}
