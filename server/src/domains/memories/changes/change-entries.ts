import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { MemoryEntry, memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { memoryChanged } from '../announce-memory.ts';
import { findEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { shownEntries } from '../entries/shown-entries.ts';
import { type DirectionRow, findDirectionsOf } from '../memory-directions.store.ts';
import { requireDirection, requireWritableMemory } from '../require-memory.ts';
import { addEntries } from './add-entries.ts';
import { changedEntry } from './changed-entry.ts';
import { deleteEntriesWith, takeOutToReplace } from './delete-entries-with.ts';

/** @throws {AppError} resource.not-found, memory.not-writable, memory.entry-exists, segment.codes-invalid */
export async function addEntry(
  context: Context,
  { memoryId, targetLanguage, ...texts }: InputOf<typeof memoryEntriesApi.addEntry>,
): Promise<MemoryEntry> {
  await requireWritableMemory(context, memoryId);
  const direction = await requireDirection(context, memoryId, targetLanguage);
  const { userId } = context.actor;
  const now = context.now();
  return store(context, direction, {
    id: newId(),
    ...textsOf(texts),
    layer: 'approved',
    origin: 'human',
    createdBy: userId,
    changedBy: userId,
    createdAt: now,
    changedAt: now,
  });
}

/**
 * An entry whose source changes is another one: the old one goes, and is kept among the versions of the new one.
 * @throws {AppError} resource.not-found, memory.not-writable, memory.entry-exists, memory.entry-changed,
 * segment.codes-invalid
 */
export async function changeEntry(
  context: Context,
  { memoryId, entryId, updatedAt, ...texts }: InputOf<typeof memoryEntriesApi.changeEntry>,
): Promise<MemoryEntry> {
  await requireWritableMemory(context, memoryId);
  const directions = await findDirectionsOf(context.db, memoryId);
  const row = await findEntry(
    context.db,
    directions.map(({ id }) => id),
    entryId,
  );
  const direction = directions.find(({ id }) => id === row?.directionId);
  if (row === undefined || direction === undefined) throw new AppError('resource.not-found');
  if (row.changedAt.getTime() !== new Date(updatedAt).getTime()) throw new AppError('memory.entry-changed');
  await takeOutToReplace(context, [row]);
  return store(context, direction, { ...textsOf(texts), ...changedEntry(row, context), id: entryId });
}

/** Can be undone by its id. @throws {AppError} resource.not-found, memory.not-writable */
export async function deleteEntries(
  context: Context,
  { memoryId, entryIds }: InputOf<typeof memoryEntriesApi.deleteEntries>,
): Promise<OutputOf<typeof memoryEntriesApi.deleteEntries>> {
  await requireWritableMemory(context, memoryId);
  const deletionId = newId();
  let deleted = 0;
  for (const { id } of await findDirectionsOf(context.db, memoryId)) {
    deleted += await deleteEntriesWith(context, id, entryIds, deletionId);
  }
  if (deleted < new Set(entryIds).size) throw new AppError('resource.not-found');
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return { deletionId };
}

async function store(
  context: Context,
  direction: DirectionRow,
  entry: EntryToAdd & { readonly id: string },
): Promise<MemoryEntry> {
  const [isNew] = await addEntries(context, direction.id, [entry]);
  if (!isNew) throw new AppError('memory.entry-exists');
  const row = await findEntry(context.db, [direction.id], entry.id);
  const [shown] = row === undefined ? [] : await shownEntries(context, [direction], [row]);
  if (shown === undefined) throw new AppError('resource.not-found');
  for (const event of memoryChanged(direction, context.actor)) context.publish(event);
  return shown;
}

function textsOf({
  sourceMarkup,
  targetMarkup,
}: {
  readonly sourceMarkup: string;
  readonly targetMarkup: string;
}) {
  return { source: textOf(sourceMarkup), target: textOf(targetMarkup) };
}

function textOf(markup: string): InlineText {
  try {
    return fromMarkup(markup);
  } catch (error) {
    if (error instanceof MarkupError) throw new AppError('segment.codes-invalid');
    throw error;
  }
}
