import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { entryFields } from './entry-fields.ts';
import type { EntryProperties } from './entry-properties.ts';
import { usageOf } from './entry-usage.ts';
import { findEntry } from './listed-entries.store.ts';
import { shownEntries } from './shown-entries.ts';

/** @throws {AppError} resource.not-found */
export async function entryDetail(
  context: Context,
  { memoryId, entryId }: InputOf<typeof memoryEntriesApi.entryDetail>,
): Promise<OutputOf<typeof memoryEntriesApi.entryDetail>> {
  await requireMemory(context, memoryId);
  const directions = await findDirectionsOf(context.db, memoryId);
  const directionIds = directions.map(({ id }) => id);
  const row = await findEntry(context.db, directionIds, entryId);
  const [shown] = row === undefined ? [] : await shownEntries(context, directions, [row]);
  if (row === undefined || shown === undefined) throw new AppError('resource.not-found');
  const { count, lastUsedAt } = (await usageOf(context.db, directionIds, [row])).get(entryId) ?? {};
  return {
    ...shown,
    fields: [...entryFields(row.properties as EntryProperties | null)],
    usage: count === undefined ? null : { count, lastUsedAt: lastUsedAt ?? null },
  };
}
