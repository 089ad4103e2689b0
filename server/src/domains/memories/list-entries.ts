import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../platform/context.ts';
import { findPeopleNamed } from '../users/find-user.ts';
import { entriesWithText, mostCounted } from './entries-with-text.ts';
import { countEntries, findEntryPage } from './listed-entries.store.ts';
import { findDirectionsOf } from './memory-directions.store.ts';
import { requireMemory } from './require-memory.ts';
import { shownEntries } from './shown-entries.ts';

/** @throws {AppError} resource.not-found */
export async function listEntries(
  context: Context,
  {
    memoryId,
    targetLanguage,
    pageNumber,
    pageSize,
    text,
    person,
    ...narrowed
  }: InputOf<typeof memoryEntriesApi.listEntries>,
): Promise<OutputOf<typeof memoryEntriesApi.listEntries>> {
  await requireMemory(context, memoryId);
  const all = await findDirectionsOf(context.db, memoryId);
  const directions = all.filter(
    (one) => targetLanguage === undefined || one.targetLanguage === targetLanguage,
  );
  const directionIds = directions.map(({ id }) => id);
  const found = text ? await entriesWithText(context.db, directionIds, text) : {};
  const by = person ? { person: { name: person, userIds: await findPeopleNamed(context.db, person) } } : {};
  const filter = { ...narrowed, ...found, ...by, directionIds };
  const rows = await findEntryPage(context.db, filter, { pageNumber, pageSize });
  const total = await countEntries(context.db, filter, text ? mostCounted : undefined);
  return { records: await shownEntries(context, directions, rows), total, pageNumber, pageSize };
}
