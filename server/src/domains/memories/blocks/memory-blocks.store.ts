import { sql } from 'kysely';
import { ColumnBuffer } from '../../../platform/db/column-buffer.ts';
import { uuidColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import { sourcesPerPack } from '../matching/source-pack.ts';
import type { StoredBlock } from './blocks-to-join.ts';
import { idsPerPart, type NumberedEntries } from './entry-block.ts';
import type { GatheredSources } from './gathered-sources.ts';
import type { BlockOwner } from './memory-postings.store.ts';
import type { NumberedSources } from './source-block.ts';
import { findKnownKeys, hasTailSources, insertPacks } from './source-packs.store.ts';

/** State of a direction before the block. */
export interface BeforeBlock {
  /** First entry of the block; sources of older entries can be found. */
  readonly firstEntry: string;
  /** The direction was empty, so every source that the block has not seen is new. */
  readonly isEmpty: boolean;
}

/** Sources of a block. Those that are known stay where they are, and their numbers in the block lead nowhere. */
export async function insertSourcePage(
  db: Db,
  owner: SourceOwner,
  page: NumberedSources,
  before: BeforeBlock,
): Promise<void> {
  if (page.sources.size === 0) return;
  const known = await knownPlaces(db, owner, page.sources, before);
  await insertPacks(db, owner, page, (place) => known.has(place));
}

async function knownPlaces(
  db: Db,
  owner: SourceOwner,
  sources: GatheredSources,
  { firstEntry, isEmpty }: BeforeBlock,
): Promise<ReadonlySet<number>> {
  const isNew = isEmpty && !(await hasTailSources(db, owner));
  const byKey = new Map<string, number>();
  for (let place = 0; place < sources.size; place++)
    if (!(isNew && sources.isUnseen(place))) byKey.set(sources.sourceKeyAt(place), place);
  const known = await findKnownKeys(db, owner, [...byKey.keys()], firstEntry);
  return new Set([...known].flatMap((key) => byKey.get(key) ?? []));
}

/** Entries of a block, whose rows have no words. */
export async function insertEntryPage(
  db: Db,
  owner: SourceOwner,
  { ids, firstNumber }: NumberedEntries,
): Promise<void> {
  const all = new ColumnBuffer(uuidColumn);
  for (const id of ids) all.add(id);
  await sql`
    insert into memory_block_entry (organization_id, direction_id, part, ids)
    select ${owner.organizationId}, ${owner.directionId}, ${firstNumber / idsPerPart} + place,
      listed.ids[place * ${idsPerPart}::int + 1 : (place + 1) * ${idsPerPart}::int]
    from (select ${all.array()} as ids) listed
    cross join generate_series(0, ${Math.ceil(ids.length / idsPerPart) - 1}::int) as place`.execute(db);
}

/** Makes a block searchable whose lists are written. */
export async function insertBlock(db: Db, owner: BlockOwner, block: StoredBlock): Promise<void> {
  await db
    .insertInto('memoryBlock')
    .values({ ...owner, ...block })
    .execute();
}

/** The number that the next block begins with, which begins a part. */
export async function nextNumber(db: Db, owner: BlockOwner): Promise<number> {
  return Math.ceil((await endOfNumbers(db, owner)) / idsPerPart) * idsPerPart;
}

/** Deletes the rows of an unfinished block. The caller must be the only writer of blocks in the direction. */
export async function deleteUnfinishedBlock(db: Db, owner: SourceOwner): Promise<void> {
  await deleteBehind(db, { ...owner, holds: 'sources' }, { table: 'memorySourcePack', per: sourcesPerPack });
  await deleteBehind(db, { ...owner, holds: 'entries' }, { table: 'memoryBlockEntry', per: idsPerPart });
}

interface RowsOfNumbers {
  readonly table: 'memorySourcePack' | 'memoryBlockEntry';
  /** Numbers of a row. */
  readonly per: number;
}

async function deleteBehind(db: Db, owner: BlockOwner, { table, per }: RowsOfNumbers): Promise<void> {
  const { organizationId, directionId, holds } = owner;
  const first = await nextNumber(db, owner);
  await db
    .deleteFrom(table)
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('part', '>=', first / per)
    .execute();
  await db
    .deleteFrom('memoryPosting')
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('holds', '=', holds)
    .where('firstNumber', '>=', first)
    .execute();
}

async function endOfNumbers(db: Db, { directionId, holds }: BlockOwner): Promise<number> {
  const last = await db
    .selectFrom('memoryBlock')
    .select(sql<number | null>`max(first_number + size)`.as('end'))
    .where('directionId', '=', directionId)
    .where('holds', '=', holds)
    .executeTakeFirst();
  return last?.end ?? 0;
}

/** Blocks of a direction in the order of their numbers. */
export function findBlocks(db: Db, { directionId, holds }: BlockOwner): Promise<readonly StoredBlock[]> {
  return db
    .selectFrom('memoryBlock')
    .select(['firstNumber', 'size', 'shift'])
    .where('directionId', '=', directionId)
    .where('holds', '=', holds)
    .orderBy('firstNumber')
    .execute();
}

/** Replaces neighboring blocks by one and deletes their lists. */
export async function replaceBlocks(
  db: Db,
  { organizationId, directionId, holds }: BlockOwner,
  blocks: readonly StoredBlock[],
  joined: { readonly firstNumber: number; readonly shift: number },
): Promise<void> {
  const firstNumbers = blocks.map(({ firstNumber }) => firstNumber);
  for (const table of ['memoryPosting', 'memoryBlock'] as const) {
    await db
      .deleteFrom(table)
      .where('organizationId', '=', organizationId)
      .where('directionId', '=', directionId)
      .where('holds', '=', holds)
      .where('firstNumber', 'in', firstNumbers)
      .execute();
  }
  const end = Math.max(...blocks.map(({ firstNumber, size }) => firstNumber + size));
  const row = { organizationId, directionId, holds, ...joined, size: end - joined.firstNumber };
  await db.insertInto('memoryBlock').values(row).execute();
}

/** Blocks that lead to no source or entry any more. */
export async function deleteEmptyBlocks(db: Db, directionId: string): Promise<void> {
  await sql`
    with empty as (
      delete from memory_block b
      where direction_id = ${directionId} and not case holds
        when 'sources' then exists (
          select from memory_source_pack pack
          where pack.organization_id = b.organization_id and pack.direction_id = b.direction_id
            and pack.part >= b.first_number / ${sourcesPerPack}::int and pack.part <= (b.first_number + b.size - 1) / ${sourcesPerPack}::int)
        else exists (
          select from memory_block_entry part
          cross join unnest(part.ids) as listed (id)
          join memory_entry e on e.organization_id = b.organization_id and e.direction_id = b.direction_id
            and e.id = listed.id and e.words is null
          where part.organization_id = b.organization_id and part.direction_id = b.direction_id
            and part.part >= b.first_number / ${idsPerPart} and part.part <= (b.first_number + b.size - 1) / ${idsPerPart})
        end
      returning *
    ), parts as (
      delete from memory_block_entry part using empty
      where empty.holds = 'entries' and part.organization_id = empty.organization_id
        and part.direction_id = empty.direction_id and part.part >= empty.first_number / ${idsPerPart}
        and part.part <= (empty.first_number + empty.size - 1) / ${idsPerPart}
    )
    delete from memory_posting p using empty
    where p.organization_id = empty.organization_id and p.direction_id = empty.direction_id
      and p.holds = empty.holds and p.first_number = empty.first_number`.execute(db);
  await sql`
    delete from memory_feature
    where direction_id = ${directionId} and sources = 0
      and not exists (select from memory_block where direction_id = ${directionId} and holds = 'sources')`.execute(
    db,
  );
}
