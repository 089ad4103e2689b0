import { sql } from 'kysely';
import { ColumnBuffer } from '../../../platform/db/column-buffer.ts';
import { bytesColumn, integerColumn, integersColumn, textColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Columns, selectRows } from '../../../platform/db/select-rows.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import { isEmptyPack, type SourcePack, sourcesPerPack } from '../matching/source-pack.ts';
import { PackRows } from './pack-rows.ts';
import type { NumberedSources } from './source-block.ts';

/** `firstNumber`: of the first source; it begins a pack. */
export async function insertPacks(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  { sources, firstNumber }: NumberedSources,
  isLeftOut: (place: number) => boolean,
): Promise<void> {
  const rows = new PackRows(sources, firstNumber / sourcesPerPack, isLeftOut);
  await sql`
    insert into memory_source_pack (organization_id, direction_id, part, keys, ends, signatures, tokens)
    select ${organizationId}, ${directionId}, ${rows.columns()}`.execute(db);
}

/** Returns those of the keys whose source is searchable: it has a row, or an entry that is older than the block. */
export async function findKnownKeys(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  sourceKeys: readonly string[],
  firstEntry: string,
): Promise<ReadonlySet<string>> {
  if (sourceKeys.length === 0) return new Set();
  const wanted = sourceKeys.map((sourceKey) => ({ sourceKey }));
  // Looks up each key by the index, whatever the planner assumes about growing tables.
  const { rows } = await sql<{ sourceKey: string }>`
    select wanted.source_key from (${selectRows(wanted, { sourceKey: textColumn })}) wanted
    left join lateral (
      select true as is_there from memory_source s where s.organization_id = ${organizationId}
        and s.direction_id = ${directionId} and s.source_key = wanted.source_key limit 1) apart on true
    left join lateral (
      select true as is_there from memory_entry e where e.organization_id = ${organizationId}
        and e.direction_id = ${directionId} and e.source_key = wanted.source_key and e.id < ${firstEntry} limit 1) older on true
    where apart.is_there or older.is_there`.execute(db);
  return new Set(rows.map(({ sourceKey }) => sourceKey));
}

export async function hasTailSources(db: Db, { directionId }: SourceOwner): Promise<boolean> {
  const some = db.selectFrom('memorySource').select('directionId').where('directionId', '=', directionId);
  return (await some.limit(1).executeTakeFirst()) !== undefined;
}

/** A source that may be in a pack, and a feature that it has. */
export interface SoughtSource {
  readonly sourceKey: string;
  readonly feature: number;
}

interface PackedSource {
  readonly sourceKey: string;
  /** Number of the source in the direction. */
  readonly number: number;
}

export async function findInPacks(
  db: Db,
  { directionId }: SourceOwner,
  sought: readonly SoughtSource[],
): Promise<readonly PackedSource[]> {
  if (sought.length === 0) return [];
  const keys = new ColumnBuffer(bytesColumn);
  const features = new ColumnBuffer(integerColumn);
  for (const { sourceKey, feature } of sought) {
    keys.add(Buffer.from(sourceKey, 'hex'));
    features.add(feature);
  }
  const { rows } = await sql<PackedSource>`
    select encode(key, 'hex') as source_key, number
    from memory_sources_packed(${directionId}, ${keys.array()}, ${features.array()})`.execute(db);
  return rows;
}

/** Locks the packs until the transaction ends. */
export function holdPacks(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  parts: readonly number[],
): Promise<readonly SourcePack[]> {
  return db
    .selectFrom('memorySourcePack')
    .select(['part', 'keys', 'ends', 'tokens'])
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('part', '=', sql<number>`any(${[...parts]}::int[])`)
    .orderBy('part')
    .forUpdate()
    .execute();
}

/** Writes packs again and deletes those whose numbers are all unused. */
export async function changePacks(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  packs: readonly SourcePack[],
): Promise<void> {
  const kept = packs.filter((pack) => !isEmptyPack(pack));
  if (kept.length > 0) {
    await sql`
      update memory_source_pack p set keys = pack.keys, ends = pack.ends, tokens = pack.tokens
      from (${selectRows(kept, packColumns)}) pack
      where p.organization_id = ${organizationId} and p.direction_id = ${directionId} and p.part = pack.part`.execute(
      db,
    );
  }
  const empty = packs.filter(isEmptyPack).map(({ part }) => part);
  if (empty.length === 0) return;
  await db
    .deleteFrom('memorySourcePack')
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('part', 'in', empty)
    .execute();
}

const packColumns: Columns<SourcePack> = {
  part: integerColumn,
  keys: bytesColumn,
  ends: integersColumn,
  tokens: bytesColumn,
};
