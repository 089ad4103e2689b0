import { mostFound } from '@transloom/contracts/assets';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findSizes } from '../memories.store.ts';
import { requireMemory } from '../require-memory.ts';
import { findNewestIds } from './entry-order.store.ts';
import { countEntries, findEntriesInOrder } from './listed-entries.store.ts';
import { shownEntries } from './shown-entries.ts';
import { idsOfPage } from './sorted-entries.ts';
import { type WantedEntries, wantedEntries, wantedWithText } from './wanted-entries.ts';

/** @throws {AppError} resource.not-found */
export async function listEntries(
  context: Context,
  {
    memoryId,
    pageNumber,
    pageSize,
    sortBy,
    sortOrder,
    ...asked
  }: InputOf<typeof memoryEntriesApi.listEntries>,
): Promise<OutputOf<typeof memoryEntriesApi.listEntries>> {
  const { db } = context;
  await requireMemory(context, memoryId);
  const wanted = await wantedEntries(db, memoryId, asked);
  const { text } = asked;
  const known = await knownIds(db, wanted, text);
  const total = known?.length ?? (await countOthers(db, wanted));
  const page = { pageNumber, pageSize };
  const ids = await idsOfPage(db, { wanted, text, total, ids: known }, { sortBy, sortOrder }, page);
  const rows = await findEntriesInOrder(db, wanted.filter.directionIds, ids);
  return { records: await shownEntries(context, wanted.directions, rows), total, ...page };
}

/** All ids of a list with a text, or of a narrow one where they are few: these need not be counted again. */
async function knownIds(
  db: Db,
  wanted: WantedEntries,
  text: string | undefined,
): Promise<readonly string[] | undefined> {
  if (text) return wantedWithText(db, wanted, text);
  if (!wanted.isNarrowed) return undefined;
  const few = await findNewestIds(db, wanted.filter, mostFound);
  return few.length < mostFound ? few : undefined;
}

/** Uses the stored sizes where no filter applies; counting a million entries takes as long as the rest. */
async function countOthers(db: Db, { filter, isNarrowed }: WantedEntries): Promise<number> {
  if (isNarrowed) return countEntries(db, filter);
  const sizes = await findSizes(db);
  return filter.directionIds.reduce((total, id) => total + (sizes.get(id)?.entries ?? 0), 0);
}
