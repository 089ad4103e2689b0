import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findPeopleNamed } from '../../users/find-user.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { type EntriesWithText, entriesWithText, mostCounted } from './entries-with-text.ts';
import {
  countEntries,
  type EntryFilter,
  type EntryPage,
  findEntriesOnPage,
  findEntryPage,
} from './listed-entries.store.ts';
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
  const by = person ? { person: { name: person, userIds: await findPeopleNamed(context.db, person) } } : {};
  const wishes = { ...narrowed, ...by };
  const page = { pageNumber, pageSize };
  const found = text ? await entriesWithText(context.db, directionIds, text) : undefined;
  const isAll = Object.values(wishes).every((wish) => wish === undefined);
  const { rows, total } =
    found !== undefined && isAll
      ? await pageOfFound(context.db, directionIds, found.ids, page)
      : await filteredPage(context.db, { ...wishes, ...inPlaceOf(found), directionIds }, page);
  return { records: await shownEntries(context, directions, rows), total, ...page };
}

/** Beside other wishes the newest of very many entries with the words may hold none. */
function inPlaceOf(found: EntriesWithText | undefined): Pick<EntryFilter, 'ids' | 'words'> {
  return found?.words === undefined ? { ids: found?.ids } : { words: found.words };
}

async function filteredPage(db: Db, filter: EntryFilter, page: EntryPage) {
  const hasText = filter.ids !== undefined || filter.words !== undefined;
  const rows = await findEntryPage(db, filter, page);
  return { rows, total: await countEntries(db, filter, hasText ? mostCounted : undefined) };
}

async function pageOfFound(db: Db, directionIds: readonly string[], ids: readonly string[], page: EntryPage) {
  return { rows: await findEntriesOnPage(db, directionIds, ids, page), total: ids.length };
}
