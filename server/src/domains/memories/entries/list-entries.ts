import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findSizes } from '../memories.store.ts';
import { requireMemory } from '../require-memory.ts';
import { countEntries, type EntryPage, findEntriesOnPage, findEntryPage } from './listed-entries.store.ts';
import { shownEntries } from './shown-entries.ts';
import { type WantedEntries, wantedEntries, wantedWithText } from './wanted-entries.ts';

/** @throws {AppError} resource.not-found */
export async function listEntries(
  context: Context,
  { memoryId, pageNumber, pageSize, ...asked }: InputOf<typeof memoryEntriesApi.listEntries>,
): Promise<OutputOf<typeof memoryEntriesApi.listEntries>> {
  await requireMemory(context, memoryId);
  const wanted = await wantedEntries(context.db, memoryId, asked);
  const page = { pageNumber, pageSize };
  const { rows, total } = asked.text
    ? await pageWithText(context.db, wanted, asked.text, page)
    : await pageWithoutText(context.db, wanted, page);
  return { records: await shownEntries(context, wanted.directions, rows), total, ...page };
}

async function pageWithText(db: Db, wanted: WantedEntries, text: string, page: EntryPage) {
  const ids = await wantedWithText(db, wanted, text);
  const rows = await findEntriesOnPage(db, wanted.filter.directionIds, ids, page);
  return { rows, total: ids.length };
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
