import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../platform/context.ts';
import { findPeopleNamed } from '../users/find-user.ts';
import { entriesWithText, mostCounted } from './entries-with-text.ts';
import { countEntries, type EntryFilter, findEntryPage } from './listed-entries.store.ts';
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
  const found: Pick<EntryFilter, 'ids' | 'words'> = text
    ? await entriesWithText(context.db, directionIds, text)
    : {};
  const by = person ? { person: { name: person, userIds: await findPeopleNamed(context.db, person) } } : {};
  const filter = { ...narrowed, ...found, ...by, directionIds };
  // Where there are words to be met, more entries have them than are counted.
  const known = found.words !== undefined && isEmpty({ ...narrowed, ...by }) ? mostCounted : undefined;
  const newest = known && pageNumber * pageSize;
  const rows = await findEntryPage(context.db, { ...filter, newest }, { pageNumber, pageSize });
  const total = known ?? (await countEntries(context.db, filter, text ? mostCounted : undefined));
  return { records: await shownEntries(context, directions, rows), total, pageNumber, pageSize };
}

function isEmpty(wishes: object): boolean {
  return Object.values(wishes).every((wish) => wish === undefined);
}
