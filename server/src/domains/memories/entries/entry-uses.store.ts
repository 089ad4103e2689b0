import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewUses {
  readonly directionIds: readonly string[];
  /** An entry that was used several times is repeated. */
  readonly entryIds: readonly string[];
  readonly usedAt: Date;
}

/** Adds a use for each entry that still exists in one of the directions. */
export async function insertUses(db: Db, { directionIds, entryIds, usedAt }: NewUses): Promise<void> {
  await sql`
    insert into memory_entry_use (organization_id, direction_id, entry_id, used_at)
    select entry.organization_id, entry.direction_id, entry.id, ${usedAt}
    from unnest(${[...entryIds]}::uuid[]) used (id)
    join lateral (
      select organization_id, direction_id, id from memory_entry
      where direction_id = any(${[...directionIds]}::uuid[]) and id = used.id offset 0) entry on true`.execute(
    db,
  );
}

export interface UsesWanted {
  readonly entryId: string;
  /** Earlier ones are counted elsewhere. */
  readonly after: string | null;
}

export interface EntryUses {
  readonly count: number;
  readonly last: Date;
}

/** Number of uses and last use of entries that were used. */
export async function findUses(
  db: Db,
  directionIds: readonly string[],
  wanted: readonly UsesWanted[],
): Promise<ReadonlyMap<string, EntryUses>> {
  if (wanted.length === 0) return new Map();
  const [ids, after] = [wanted.map(({ entryId }) => entryId), wanted.map((one) => one.after)];
  const { rows } = await sql<EntryUses & { entryId: string }>`
    select use.entry_id, count(*)::integer as count, max(use.used_at) as last
    from memory_entry_use use
    join unnest(${ids}::uuid[], ${after}::timestamptz[]) wanted (id, after) on wanted.id = use.entry_id
    where use.direction_id = any(${[...directionIds]}::uuid[])
      and (wanted.after is null or use.used_at > wanted.after)
    group by use.entry_id`.execute(db);
  return new Map(rows.map(({ entryId, count, last }) => [entryId, { count, last }]));
}

/** Gives the copies of entries the uses of these; those that a copy has already are not counted twice. */
export async function copyUses(
  db: Db,
  {
    from,
    into,
    entryIds,
  }: { readonly from: string; readonly into: string; readonly entryIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into memory_entry_use (organization_id, direction_id, entry_id, used_at)
    select copy.organization_id, copy.direction_id, copy.id, use.used_at
    from memory_entry_use use
    -- Each by its index, whatever the planner thinks of a table that grows.
    cross join lateral (
      select source_key, identity from memory_entry e where e.organization_id = use.organization_id
        and e.direction_id = use.direction_id and e.id = use.entry_id limit 1) entry
    cross join lateral (
      select * from memory_entry e where e.organization_id = use.organization_id and e.direction_id = ${into}
        and e.source_key = entry.source_key and e.identity = entry.identity limit 1) copy
    where use.direction_id = ${from} and use.entry_id = any(${[...entryIds]}::uuid[])
      and not exists (
        select from memory_entry_use known
        where known.direction_id = ${into} and known.entry_id = copy.id and known.used_at = use.used_at)`.execute(
    db,
  );
}
