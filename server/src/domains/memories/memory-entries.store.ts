import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SourceFeatures } from './source-features.ts';

export interface NewEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly memoryId: string;
  readonly sourceKey: string;
  readonly identity: string;
  readonly source: string;
  readonly target: string;
  readonly hasContext: boolean;
  readonly previousKey: string | null;
  readonly nextKey: string | null;
  readonly unitKey: string | null;
  readonly fileName: string | null;
  readonly projectId: string | null;
  readonly changedBy: string | null;
  readonly changedByName: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** New entries are added, known ones get the newer target. Gives how many were new. */
export async function upsertEntries(db: Db, entries: readonly NewEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = await db
    .insertInto('memoryEntry')
    .values([...entries])
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'memoryId', 'identity'])
        .doUpdateSet((eb) => ({
          target: eb.ref('excluded.target'),
          fileName: eb.ref('excluded.fileName'),
          projectId: eb.ref('excluded.projectId'),
          changedBy: eb.ref('excluded.changedBy'),
          changedByName: eb.ref('excluded.changedByName'),
          changedAt: eb.ref('excluded.changedAt'),
        }))
        .whereRef('excluded.changedAt', '>=', 'memoryEntry.changedAt'),
    )
    // A row that was only updated carries the id it had.
    .returning('id')
    .execute();
  const added = new Set(entries.map((entry) => entry.id));
  return rows.filter((row) => added.has(row.id)).length;
}

export interface NewSource extends SourceFeatures {
  readonly organizationId: string;
  readonly memoryId: string;
  readonly sourceKey: string;
}

export async function insertSources(db: Db, sources: readonly NewSource[]): Promise<void> {
  if (sources.length === 0) return;
  await db
    .insertInto('memorySource')
    .values([...sources])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntriesOfSources>>[number];

export interface EntryQuery {
  readonly memoryIds: readonly string[];
  readonly sourceKeys: readonly string[];
  /** Entries that stand beside one of these sources go first. */
  readonly neighbourKeys: readonly string[];
}

/** A word like “Yes” has an entry for each of its thousand contexts; more than this nobody needs. */
const entriesPerSource = 50;

/** Entries of these memories whose source text has one of the keys, the newest of each source. */
export function findEntriesOfSources(db: Db, { memoryIds, sourceKeys, neighbourKeys }: EntryQuery) {
  const neighbours = sql`any(${[...neighbourKeys]}::text[])`;
  const place = sql<number>`row_number() over (partition by source_key order by
    coalesce(previous_key = ${neighbours}, false)::int + coalesce(next_key = ${neighbours}, false)::int desc,
    changed_at desc, id)`;
  const numbered = db
    .selectFrom('memoryEntry')
    .selectAll()
    .select(place.as('place'))
    .where('memoryId', '=', sql<string>`any(${[...memoryIds]}::uuid[])`)
    .where('sourceKey', '=', sql<string>`any(${[...sourceKeys]}::text[])`);
  return db.selectFrom(numbered.as('entry')).selectAll().where('place', '<=', entriesPerSource).execute();
}

export interface CandidateQuery {
  readonly features: readonly number[];
  readonly signature: string;
  readonly tokenCount: number;
  readonly shortest: number;
  readonly longest: number;
  /** Least share of equal tokens, 0 to 1. */
  readonly leastShare: number;
  readonly limit: number;
}

export interface CandidateSource {
  readonly sourceKey: string;
  readonly tokens: Buffer;
}

/** Sources that have one of the features and may share enough tokens with a query. */
export async function findCandidateSources(
  db: Db,
  query: CandidateQuery,
): Promise<readonly CandidateSource[]> {
  const { rows } = await sql<CandidateSource>`
    select source_key, tokens from memory_candidates(
      ${[...query.features]}::int[], ${query.signature}::bit(64), ${query.tokenCount},
      ${query.shortest}, ${query.longest}, ${query.leastShare}, ${query.limit})`.execute(db);
  return rows;
}

/** How many sources have a feature, as counted last; features of few sources are not known. */
export async function findFrequencies(
  db: Db,
  memoryIds: readonly string[],
  features: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('memoryFeature')
    .select(['feature', 'sources'])
    .where('memoryId', '=', sql<string>`any(${[...memoryIds]}::uuid[])`)
    .where('feature', '=', sql<number>`any(${[...features]}::int[])`)
    .execute();
  return new Map(rows.map(({ feature, sources }) => [feature, sources]));
}

/** Below it a feature is rare enough not to be kept. */
export const rareFeature = 64;

/** Counts the features of a memory anew; two counts at once leave those of the later one. */
export async function countFeatures(db: Db, memoryId: string): Promise<void> {
  await db.deleteFrom('memoryFeature').where('memoryId', '=', memoryId).execute();
  await sql`
    insert into memory_feature (organization_id, memory_id, feature, sources)
    select organization_id, memory_id, feature, count(*)
    from memory_source cross join unnest(features) as feature
    where memory_id = ${memoryId}
    group by organization_id, memory_id, feature having count(*) >= ${rareFeature}
    on conflict (organization_id, memory_id, feature) do update set sources = excluded.sources`.execute(db);
}
