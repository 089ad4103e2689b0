import { sql } from 'kysely';
import {
  bytesColumn,
  integerColumn,
  integersColumn,
  signatureColumn,
  textColumn,
} from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { integerArray } from '../../../platform/db/integer-parts.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import type { SourceFeatures } from './source-features.ts';

/** The direction of some sources and its organization. */
export interface SourceOwner {
  readonly organizationId: string;
  readonly directionId: string;
}

export interface NewSource extends Omit<SourceFeatures, 'features'> {
  readonly sourceKey: string;
}

const sourceColumns = {
  sourceKey: textColumn,
  tokenCount: integerColumn,
  signature: signatureColumn,
  tokens: bytesColumn,
  features: integersColumn,
} as const;

/** Sources that are known stay as they are. */
export async function insertSources(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  sources: readonly (NewSource & Pick<SourceFeatures, 'features'>)[],
): Promise<void> {
  if (sources.length === 0) return;
  await sql`
    insert into memory_source
      (organization_id, direction_id, source_key, token_count, signature, tokens, features)
    select ${organizationId}, ${directionId}, source.*
    from (${selectRows(sources, sourceColumns)}) source
    on conflict (organization_id, direction_id, source_key) do nothing`.execute(db);
}

/**
 * Deletes the sources that no entry uses any more. An imported source has no row but a place in a pack: the keys of
 * such unused sources are returned as `elsewhere`, for the caller to remove them from their packs.
 */
export async function deleteUnusedSources(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  sourceKeys: readonly string[],
): Promise<{ readonly elsewhere: readonly string[] }> {
  const wanted = sourceKeys.map((sourceKey) => ({ sourceKey }));
  const { rows } = await sql<{ sourceKey: string }>`
    with unused as materialized (
      select wanted.source_key from (${selectRows(wanted, { sourceKey: textColumn })}) wanted
      left join lateral (
        select true as is_used from memory_entry e where e.organization_id = ${organizationId}
          and e.direction_id = ${directionId} and e.source_key = wanted.source_key limit 1) entry on true
      where entry.is_used is null
    ), deleted as (
      delete from memory_source s where s.organization_id = ${organizationId} and s.direction_id = ${directionId}
        and s.source_key = any(array(select source_key from unused))
      returning s.source_key
    )
    select source_key from unused except select source_key from deleted`.execute(db);
  return { elsewhere: rows.map(({ sourceKey }) => sourceKey) };
}

/** Number of sources that have a feature, as counted last; rare features are missing. */
export async function findFrequencies(
  db: Db,
  directionIds: readonly string[],
  features: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await countsOfFeatures(db, [...directionIds], integerArray(features));
  return new Map(rows.map(({ feature, sources }) => [feature, sources]));
}

const countsOfFeatures = preparedStatement((db, directionIds: string[], features: Buffer) =>
  db
    .selectFrom('memoryFeature')
    .select(['feature', sql<number>`sources + packed`.as('sources')])
    .where('directionId', '=', sql<string>`any(${directionIds}::uuid[])`)
    .where('feature', '=', sql<number>`any(${features}::int[])`),
);

/** Below it a feature is rare enough not to be kept. */
export const rareFeature = 64;

/** Counts the features of sources that are in no block anew; two counts at once leave those of the later one. */
export async function countFeatures(db: Db, directionId: string): Promise<void> {
  await sql`delete from memory_feature where direction_id = ${directionId} and packed = 0`.execute(db);
  await sql`update memory_feature set sources = 0 where direction_id = ${directionId} and sources > 0`.execute(
    db,
  );
  await sql`
    insert into memory_feature (organization_id, direction_id, feature, sources, packed)
    select organization_id, direction_id, feature, count(*), 0
    from memory_source cross join unnest(features) as feature
    where direction_id = ${directionId}
    group by organization_id, direction_id, feature having count(*) >= ${rareFeature}
    on conflict (organization_id, direction_id, feature) do update set sources = excluded.sources`.execute(
    db,
  );
}
