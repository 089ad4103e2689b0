import type { InputOf } from '@transloom/contracts/endpoint';
import type { MemoryEntry, memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { findEntry } from './listed-entries.store.ts';
import { shownEntries } from './shown-entries.ts';

/** @throws {AppError} resource.not-found */
export async function entryDetail(
  context: Context,
  { memoryId, entryId }: InputOf<typeof memoryEntriesApi.entryDetail>,
): Promise<MemoryEntry> {
  await requireMemory(context, memoryId);
  const directions = await findDirectionsOf(context.db, memoryId);
  const directionIds = directions.map(({ id }) => id);
  const row = await findEntry(context.db, directionIds, entryId);
  const [shown] = row === undefined ? [] : await shownEntries(context, directions, [row]);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
