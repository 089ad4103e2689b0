import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { countsOfPacks, noSources, type PackedSources } from '../matching/packed-sources.ts';
import { sourcesPerPack } from '../matching/source-pack.ts';

/** The oldest transaction that may still add something that is not seen now. */
export async function oldestTransaction(db: Db): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
  return rows[0]?.oldest ?? '0';
}

/** Number of sources of a direction that can be found; `most` or more where there are more. */
export async function countSources(db: Db, directionId: string, most: number): Promise<number> {
  const tail = db.selectFrom('memorySource').select('directionId').where('directionId', '=', directionId);
  const { sources } = await db
    .selectFrom(tail.limit(most).as('tail'))
    .select(
      sql<number>`(count(*) + coalesce((
      select sum(size) from memory_block where direction_id = ${directionId} and holds = 'sources'), 0))::int`.as(
        'sources',
      ),
    )
    .executeTakeFirstOrThrow();
  return sources;
}

/** The last pack or source of a page, where the next page starts. Packs come first, by number. */
export type SourcePlace =
  | { readonly among: 'packs'; readonly after: number }
  | { readonly among: 'tail'; readonly after: string };

export const firstPlace: SourcePlace = { among: 'packs', after: -1 };

export interface SourcePage {
  readonly sources: PackedSources;
  /** Where the next page starts; null at the end. */
  readonly next: SourcePlace | null;
}

/** Sources of a direction in the order of the tables, page by page. `size`: most sources. */
export async function findSourcePage(
  db: Db,
  directionId: string,
  { among, after }: SourcePlace,
  size: number,
): Promise<SourcePage> {
  if (among === 'tail') {
    const page = await readTail(db, sql`memory_sources_apart(${directionId}, ${after}, ${size})`);
    return { sources: page.sources, next: page.last === null ? null : { among, after: page.last } };
  }
  const packs = Math.floor(size / sourcesPerPack);
  const page = await readPacks(db, sql`memory_sources_in_packs(${directionId}, ${after}, ${packs})`);
  const next: SourcePlace = page.last === null ? { among: 'tail', after: '' } : { among, after: page.last };
  return { sources: page.sources, next };
}

/** Sources of transactions that are this one or started later; a restored database has later ones, too. */
export async function findSourcesSince(
  db: Db,
  directionId: string,
  since: string,
): Promise<readonly PackedSources[]> {
  const added = sql`direction_id = ${directionId} and added_in >= ${since}::xid8
    and added_in < pg_snapshot_xmax(pg_current_snapshot())`;
  const inPacks = await readPacks(
    db,
    sql`(
      select string_agg(keys, '') as keys, string_agg(array_send(ends), '') as ends, string_agg(tokens, '') as tokens, null as last
      from memory_source_pack where ${added}) added`,
  );
  const tail = await readTail(
    db,
    sql`(
      select string_agg(decode(source_key, 'hex'), '') as keys, string_agg(int4send(token_count), '') as counts,
        string_agg(tokens, '') as tokens, null as last
      from memory_source where ${added}) added`,
  );
  return [inPacks.sources, tail.sources];
}

/** Their number; `most` or more where there are more. */
export async function countSourcesSince(
  db: Db,
  directionId: string,
  since: string,
  most: number,
): Promise<number> {
  const added = sql`direction_id = ${directionId} and added_in >= ${since}::xid8 limit ${most}`;
  const { rows } = await sql<{ sources: number }>`
    select ((select count(*) from (select from memory_source where ${added}) apart)
      + ${sourcesPerPack}::int * (select count(*) from (select from memory_source_pack where ${added}) packs))::int as sources`.execute(
    db,
  );
  return rows[0]?.sources ?? 0;
}

interface Page<Last> {
  readonly sources: PackedSources;
  readonly last: Last | null;
}

interface PageRow<Last> {
  readonly keys: Buffer | null;
  readonly tokens: Buffer;
  readonly last: Last;
}

/** One row: a row for each would take longer than indexing them. */
async function readTail(db: Db, page: ReturnType<typeof sql>): Promise<Page<string>> {
  const { rows } = await sql<
    PageRow<string> & { readonly counts: Buffer }
  >`select keys, counts, tokens, last from ${page}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.keys === null) return { sources: noSources, last: null };
  const { keys, counts, tokens, last } = row;
  return { sources: { keys, counts, tokens }, last };
}

async function readPacks(db: Db, page: ReturnType<typeof sql>): Promise<Page<number>> {
  const { rows } = await sql<
    PageRow<number> & { readonly ends: Buffer }
  >`select keys, ends, tokens, last from ${page}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.keys === null) return { sources: noSources, last: null };
  const { keys, ends, tokens, last } = row;
  return { sources: { keys, counts: countsOfPacks(ends), tokens }, last };
}
