import { mostFound } from '@transloom/contracts/assets';
import type { SortOrder } from '@transloom/contracts/fields';
import { type EntrySort, entrySortsOf } from '@transloom/contracts/memory-entries';
import type { Db } from '../../../platform/db/database.ts';
import { idsInOrder } from '../../assets/ids-in-order.ts';
import { findIdsByAdding, findNewestIds, findSortKeys, type PartOfOrder } from './entry-order.store.ts';
import type { WantedEntries } from './wanted-entries.ts';

interface EntryOrder {
  readonly sortBy: EntrySort;
  readonly sortOrder: SortOrder;
}

interface EntryPage {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A list before it is sorted. */
interface FoundEntries {
  readonly wanted: WantedEntries;
  readonly text: string | undefined;
  readonly total: number;
  /** All ids, the newest first, where they are known. */
  readonly ids: readonly string[] | undefined;
}

/** Ids of a page; the newest first where the list is too long for another order. */
export async function idsOfPage(
  db: Db,
  found: FoundEntries,
  { sortBy, sortOrder }: EntryOrder,
  { pageNumber, pageSize }: EntryPage,
): Promise<readonly string[]> {
  const sorted = entrySortsOf(found).includes(sortBy);
  const order = sorted ? sortOrder : 'descending';
  const offset = (pageNumber - 1) * pageSize;
  const onPage = (ids: readonly string[]) => ids.slice(offset, offset + pageSize);
  if (sorted && sortBy !== 'added') return onPage(await sortedIds(db, found, { sortBy, sortOrder }));
  const { ids } = found;
  if (ids !== undefined) return onPage(order === 'ascending' ? ids.toReversed() : ids);
  return pageByAdding(db, found, { order, offset, limit: pageSize });
}

/** Reads from the nearer end, because the rows before a page are read too. */
async function pageByAdding(
  db: Db,
  { wanted: { filter }, total }: FoundEntries,
  { order, offset, limit }: PartOfOrder,
): Promise<readonly string[]> {
  if (offset * 2 < total) return findIdsByAdding(db, filter, { order, offset, limit });
  const behind = total - offset - limit;
  const fromEnd = await findIdsByAdding(db, filter, {
    order: order === 'ascending' ? 'descending' : 'ascending',
    offset: Math.max(behind, 0),
    limit: Math.max(limit + Math.min(behind, 0), 0),
  });
  return fromEnd.toReversed();
}

async function sortedIds(
  db: Db,
  { wanted: { directions, filter }, ids: known }: FoundEntries,
  { sortBy, sortOrder }: EntryOrder & { readonly sortBy: Exclude<EntrySort, 'added'> },
): Promise<readonly string[]> {
  const ids = known ?? (await findNewestIds(db, filter, mostFound));
  const { directionIds } = filter;
  const keys = new Map(
    (await findSortKeys(db, { directionIds, ids }, sortBy)).map(({ id, key }) => [id, key]),
  );
  const [language, ...others] = new Set(
    directions.map((one) => (sortBy === 'source' ? one.sourceLanguage : one.targetLanguage)),
  );
  return idsInOrder({ ids, keys, language: others.length === 0 ? language : undefined, order: sortOrder });
}
