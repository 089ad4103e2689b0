import type { SortOrder } from '@transloom/contracts/fields';
import type { EntrySort } from '@transloom/contracts/memory-entries';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { type EntryFilter, meets } from './listed-entries.store.ts';

export interface PartOfOrder {
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

const inSql = { ascending: 'asc', descending: 'desc' } as const;

const newest = (limit: number): PartOfOrder => ({ order: 'descending', offset: 0, limit });

/** The newest first. */
export function findNewestIds(db: Db, filter: EntryFilter, most: number): Promise<readonly string[]> {
  return findIdsByAdding(db, filter, newest(most));
}

/**
 * Returns ids of a page in the order in which entries were added, which is the order of ids. Each direction is read
 * separately, because the index has the entries of one direction in this order.
 */
export async function findIdsByAdding(
  db: Db,
  filter: EntryFilter,
  { order, offset, limit }: PartOfOrder,
): Promise<readonly string[]> {
  const [only, ...others] = filter.directionIds;
  if (only === undefined) return [];
  if (others.length === 0)
    return idsIn(await idsOfDirection(db, filter, only, { order, offset, limit }).execute());
  const first = filter.directionIds.map((id) =>
    idsOfDirection(db, filter, id, { order, offset: 0, limit: offset + limit }),
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(first, sql` union all `)}) entry
    order by id ${sql.raw(inSql[order])} limit ${limit} offset ${offset}`.execute(db);
  return idsIn(rows);
}

function idsOfDirection(
  db: Db,
  filter: EntryFilter,
  directionId: string,
  { order, offset, limit }: PartOfOrder,
) {
  return (
    db
      .selectFrom('memoryEntry')
      .select('id')
      .where(meets(filter))
      // A range instead of an equality; otherwise PostgreSQL would read the index of ids through all other directions.
      .where('directionId', '>=', directionId)
      .where('directionId', '<=', directionId)
      .orderBy('directionId', inSql[order])
      .orderBy('id', inSql[order])
      .limit(limit)
      .offset(offset)
  );
}

function idsIn(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Characters, without codes, that are compared; texts that differ only after them are nearly the same. */
const comparedCharacters = 400;
const codes = String.raw`\{/?([0-9]{1,9}/?|[biu](#[0-9a-f]{6})?)\}`;

/** Sort keys of entries, in no order. */
export async function findSortKeys(
  db: Db,
  { directionIds, ids }: { readonly directionIds: readonly string[]; readonly ids: readonly string[] },
  sort: Exclude<EntrySort, 'added'>,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const key =
    sort === 'changed'
      ? sql`to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`
      : sql`regexp_replace(left(${sql.ref(sort)}, ${comparedCharacters}), ${codes}, '', 'g')`;
  // Looks up each entry by its id.
  const { rows } = await sql<{ id: string; key: string }>`
    select wanted.id, entry.key from unnest(${[...ids]}::uuid[]) wanted (id)
    join lateral (
      select ${key} as key from memory_entry
      where direction_id = any(${[...directionIds]}::uuid[]) and id = wanted.id offset 0) entry on true`.execute(
    db,
  );
  return rows;
}
