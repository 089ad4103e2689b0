import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PackedSources } from './packed-sources.ts';

/** The oldest transaction that may still add something that is not seen now. */
export async function oldestTransaction(db: Db): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
  return rows[0]?.oldest ?? '0';
}

/** How many sources of a direction are there to be found; `most` where there are more. */
export async function countSources(db: Db, directionId: string, most: number): Promise<number> {
  const some = db.selectFrom('memorySource').select('directionId').where('directionId', '=', directionId);
  const { sources } = await db
    .selectFrom(some.limit(most).as('some'))
    .select(sql<number>`count(*)::int`.as('sources'))
    .executeTakeFirstOrThrow();
  return sources;
}

export interface SourcePage {
  readonly sources: PackedSources;
  /** The last key of the page; null where there are no more. */
  readonly last: string | null;
}

/** Sources of a direction in the order of their keys, some at a time. */
export function findSourcePage(
  db: Db,
  directionId: string,
  after: string,
  size: number,
): Promise<SourcePage> {
  return packed(
    db,
    sql`select source_key, token_count, tokens from memory_source
      where direction_id = ${directionId} and source_key > ${after} order by source_key limit ${size}`,
  );
}

/** Those that a transaction added that is this one or began later; a database that was restored has later ones, too. */
export function findSourcesSince(db: Db, directionId: string, since: string): Promise<SourcePage> {
  return packed(
    db,
    sql`select source_key, token_count, tokens from memory_source
      where direction_id = ${directionId} and added_in >= ${since}::xid8
        and added_in < pg_snapshot_xmax(pg_current_snapshot())`,
  );
}

/** How many they are; `most` where they are more. */
export async function countSourcesSince(
  db: Db,
  directionId: string,
  since: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ sources: number }>`
    select count(*)::int as sources from (
      select from memory_source where direction_id = ${directionId} and added_in >= ${since}::xid8 limit ${most}
    ) added`.execute(db);
  return rows[0]?.sources ?? 0;
}

/** In one row: a row for each of a million would take longer than to make them an index. */
async function packed(db: Db, chosen: ReturnType<typeof sql>): Promise<SourcePage> {
  const { rows } = await sql<{ keys: Buffer | null; counts: Buffer; tokens: Buffer; last: string | null }>`
    select string_agg(decode(source_key, 'hex'), '' order by source_key) as keys,
      string_agg(int4send(token_count), '' order by source_key) as counts,
      string_agg(tokens, '' order by source_key) as tokens, max(source_key) as last
    from (${chosen}) chosen`.execute(db);
  const [row] = rows;
  if (row === undefined || row.keys === null) return { sources: nothing, last: null };
  const { keys, counts, tokens, last } = row;
  return { sources: { keys, counts, tokens }, last };
}

const nothing: PackedSources = { keys: new Uint8Array(), counts: new Uint8Array(), tokens: new Uint8Array() };
