import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { EntryProperties } from './entry-properties.ts';
import { keepOverwritten } from './entry-versions.store.ts';
import type { NewEntry } from './new-entry.ts';
import type { SourceFeatures } from './source-features.ts';

/** New entries are added, known ones get the newer target. Gives the ids of those that were new. */
export async function upsertEntries(db: Db, entries: readonly NewEntry[]): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  await keepOverwritten(db, entries);
  const rows = await db
    .insertInto('memoryEntry')
    .values(entries.map(({ properties, ...entry }) => ({ ...entry, properties: asJson(properties) })))
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'directionId', 'identity'])
        .doUpdateSet((eb) => ({
          target: eb.ref('excluded.target'),
          words: eb.ref('excluded.words'),
          unitId: eb.ref('excluded.unitId'),
          origin: eb.ref('excluded.origin'),
          properties: eb.ref('excluded.properties'),
          fileName: eb.ref('excluded.fileName'),
          projectId: eb.ref('excluded.projectId'),
          projectName: eb.ref('excluded.projectName'),
          changedBy: eb.ref('excluded.changedBy'),
          changedByName: eb.ref('excluded.changedByName'),
          changedAt: eb.ref('excluded.changedAt'),
        }))
        .whereRef('excluded.changedAt', '>=', 'memoryEntry.changedAt'),
    )
    // A row that was only updated carries the id it had.
    .returning('id')
    .execute();
  const own = new Set(entries.map((entry) => entry.id));
  return new Set(rows.flatMap(({ id }) => (own.has(id) ? [id] : [])));
}

function asJson(value: EntryProperties | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export interface NewSource extends SourceFeatures {
  readonly organizationId: string;
  readonly directionId: string;
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

/** Takes rows of a direction that nobody sees any more away, some at a time. Gives how many. */
export async function deleteSomeRows(db: Db, directionId: string): Promise<number> {
  let deleted = 0;
  for (const table of ['memory_entry', 'memory_source'] as const) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where direction_id = ${directionId} limit ${rowsPerDeletion})`.execute(
      db,
    );
    deleted += Number(numAffectedRows);
  }
  return deleted;
}

const rowsPerDeletion = 20_000;

export async function findEntryIdsOfImport(
  db: Db,
  {
    directionId,
    importId,
    limit,
  }: { readonly directionId: string; readonly importId: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('memoryEntry')
    .select('id')
    .where('directionId', '=', directionId)
    .where('importId', '=', importId)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What no entry has as its source any more is not searched any more. */
export async function deleteUnusedSources(
  db: Db,
  directionId: string,
  sourceKeys: readonly string[],
): Promise<void> {
  await sql`
    delete from memory_source s
    where direction_id = ${directionId} and source_key = any(${[...new Set(sourceKeys)]}::text[])
      and not exists (select from memory_entry e
        where e.organization_id = s.organization_id and e.direction_id = s.direction_id
          and e.source_key = s.source_key)`.execute(db);
}

export type EntryRow = Awaited<ReturnType<typeof findEntriesOfSources>>[number];

export interface EntryQuery {
  readonly directionIds: readonly string[];
  readonly sourceKeys: readonly string[];
  /** Entries that stand beside one of these sources go first. */
  readonly neighbourKeys: readonly string[];
}

/** A word like “Yes” has an entry for each of its thousand contexts; more than this nobody needs. */
const entriesPerSource = 50;

/** Entries of these directions whose source text has one of the keys, the newest of each source. */
export function findEntriesOfSources(db: Db, { directionIds, sourceKeys, neighbourKeys }: EntryQuery) {
  const neighbours = sql`any(${[...neighbourKeys]}::text[])`;
  const place = sql<number>`row_number() over (partition by source_key order by
    coalesce(previous_key = ${neighbours}, false)::int + coalesce(next_key = ${neighbours}, false)::int desc,
    changed_at desc, id)`;
  const numbered = db
    .selectFrom('memoryEntry')
    .selectAll()
    .select(place.as('place'))
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
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
  directionIds: readonly string[],
  features: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('memoryFeature')
    .select(['feature', 'sources'])
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .where('feature', '=', sql<number>`any(${[...features]}::int[])`)
    .execute();
  return new Map(rows.map(({ feature, sources }) => [feature, sources]));
}

/** Below it a feature is rare enough not to be kept. */
export const rareFeature = 64;

/** Counts the features of a direction anew; two counts at once leave those of the later one. */
export async function countFeatures(db: Db, directionId: string): Promise<void> {
  await db.deleteFrom('memoryFeature').where('directionId', '=', directionId).execute();
  await sql`
    insert into memory_feature (organization_id, direction_id, feature, sources)
    select organization_id, direction_id, feature, count(*)
    from memory_source cross join unnest(features) as feature
    where direction_id = ${directionId}
    group by organization_id, direction_id, feature having count(*) >= ${rareFeature}
    on conflict (organization_id, direction_id, feature) do update set sources = excluded.sources`.execute(
    db,
  );
}
