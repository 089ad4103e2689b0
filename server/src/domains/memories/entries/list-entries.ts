import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findPeopleNamed } from '../../users/find-user.ts';
import { findSizes } from '../memories.store.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { entriesWithText, filteredWithText } from './entries-with-text.ts';
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
  const isNarrowed = Object.values(wishes).some((wish) => wish !== undefined);
  const page = { pageNumber, pageSize };
  const wanted = { filter: { ...wishes, directionIds }, isNarrowed };
  const { rows, total } = text
    ? await pageWithText(context.db, wanted, text, page)
    : await pageWithoutText(context.db, wanted, page);
  return { records: await shownEntries(context, directions, rows), total, ...page };
}

interface WantedEntries {
  readonly filter: EntryFilter;
  /** Whether anything is wished of them beside their directions. */
  readonly isNarrowed: boolean;
}

async function pageWithText(db: Db, { filter, isNarrowed }: WantedEntries, text: string, page: EntryPage) {
  const ids = isNarrowed
    ? await filteredWithText(db, filter, text)
    : (await entriesWithText(db, filter.directionIds, text)).ids;
  return { rows: await findEntriesOnPage(db, filter.directionIds, ids, page), total: ids.length };
}

async function pageWithoutText(db: Db, { filter, isNarrowed }: WantedEntries, page: EntryPage) {
  const rows = await findEntryPage(db, filter, page);
  const total = isNarrowed ? await countEntries(db, filter) : await countAll(db, filter.directionIds);
  return { rows, total };
}

/** As their sizes say, which are kept for that: to count a million takes as long as all the rest. */
async function countAll(db: Db, directionIds: readonly string[]): Promise<number> {
  const sizes = await findSizes(db);
  return directionIds.reduce((total, id) => total + (sizes.get(id)?.entries ?? 0), 0);
}
