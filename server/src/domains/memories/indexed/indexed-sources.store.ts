import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { noSources, type PackedSources } from '../matching/packed-sources.ts';

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

/** The last source of a page, where the next one goes on. Those of blocks come first, by their numbers. */
export type SourcePlace =
  | { readonly among: 'blocks'; readonly after: number }
  | { readonly among: 'apart'; readonly after: string };

export const firstPlace: SourcePlace = { among: 'blocks', after: -1 };

export interface SourcePage {
  readonly sources: PackedSources;
  /** Where the next page begins; null where there are no more. */
  readonly next: SourcePlace | null;
}

/** Sources of a direction as they stand in the table, some at a time: by their keys each would stand on another page. */
export async function findSourcePage(
  db: Db,
  directionId: string,
  { among, after }: SourcePlace,
  size: number,
): Promise<SourcePage> {
  if (among === 'apart') {
    const page = await packed<string>(db, sql`memory_sources_apart(${directionId}, ${after}, ${size})`);
    return { sources: page.sources, next: page.last === null ? null : { among, after: page.last } };
  }
  const page = await packed<number>(db, sql`memory_sources_in_blocks(${directionId}, ${after}, ${size})`);
  const next: SourcePlace = page.last === null ? { among: 'apart', after: '' } : { among, after: page.last };
  return { sources: page.sources, next };
}

/** Those that a transaction added that is this one or began later; a database that was restored has later ones, too. */
export async function findSourcesSince(db: Db, directionId: string, since: string): Promise<PackedSources> {
  const { sources } = await packed(
    db,
    sql`(
      select string_agg(decode(source_key, 'hex'), '') as keys, string_agg(int4send(token_count), '') as counts,
        string_agg(tokens, '') as tokens, null as last
      from memory_source
      where direction_id = ${directionId} and added_in >= ${since}::xid8
        and added_in < pg_snapshot_xmax(pg_current_snapshot())) added`,
  );
  return sources;
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
async function packed<Last>(db: Db, page: ReturnType<typeof sql>): Promise<PackedPage<Last>> {
  const { rows } = await sql<PackedRow<Last>>`select keys, counts, tokens, last from ${page}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.keys === null) return { sources: noSources, last: null };
  const { keys, counts, tokens, last } = row;
  return { sources: { keys, counts, tokens }, last };
}

interface PackedPage<Last> {
  readonly sources: PackedSources;
  readonly last: Last | null;
}

interface PackedRow<Last> {
  readonly keys: Buffer | null;
  readonly counts: Buffer;
  readonly tokens: Buffer;
  readonly last: Last;
}
