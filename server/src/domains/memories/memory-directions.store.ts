import type { LanguagePair } from '@transloom/core/language/language-pair';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared-statement.ts';

export interface NewDirection extends LanguagePair {
  readonly id: string;
  readonly organizationId: string;
  readonly memoryId: string;
  readonly isDefault: boolean;
}

/** False where the memory has it already, or where another one is the default of the language pair. */
export async function insertDirection(db: Db, direction: NewDirection): Promise<boolean> {
  const inserted = await db
    .insertInto('memoryDirection')
    .values(direction)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type DirectionRow = Awaited<ReturnType<typeof findDirections>>[number];

/** Directions of the memories that exist, by the names of these, with what a memory says of all of its directions. */
export const findDirections = preparedStatement((db) =>
  directions(db).orderBy('memory.name').orderBy('memoryDirection.targetLanguage'),
);

export function findDirectionsOf(db: Db, memoryId: string) {
  return directions(db).where('memory.id', '=', memoryId).orderBy('memoryDirection.targetLanguage').execute();
}

/** The direction that takes what people confirm in this pair. */
export function findDefaultDirection(db: Db, { sourceLanguage, targetLanguage }: LanguagePair) {
  return directions(db)
    .where('memoryDirection.sourceLanguage', '=', sourceLanguage)
    .where('memoryDirection.targetLanguage', '=', targetLanguage)
    .where('memoryDirection.isDefault', '=', true)
    .executeTakeFirst();
}

/** Directions of a memory, also of a deleted one. */
export async function findDirectionIds(db: Db, memoryId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('memoryDirection').select('id').where('memoryId', '=', memoryId).execute();
  return rows.map(({ id }) => id);
}

/** Whether the direction exists; it stays until the transaction ends. */
export async function holdDirection(db: Db, directionId: string): Promise<boolean> {
  const held = await db
    .selectFrom('memoryDirection')
    .select('id')
    .where('id', '=', directionId)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Locks a direction for one transaction at a time: others may add entries, but no block of sources. */
export async function lockDirection(db: Db, directionId: string): Promise<boolean> {
  const locked = await db
    .selectFrom('memoryDirection')
    .select('id')
    .where('id', '=', directionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Sorts before the ids of all entries. */
export const beforeAllEntries = '00000000-0000-0000-0000-000000000000';

/** Entries are copied into it that are not found by similar texts and by words yet. */
export async function beginCopies(db: Db, directionId: string): Promise<void> {
  await db
    .updateTable('memoryDirection')
    .set({ searchableUpTo: beforeAllEntries })
    .where('id', '=', directionId)
    .where('searchableUpTo', 'is', null)
    .execute();
}

/** Keeps the last copied entry that is searchable; null: all are. */
export async function keepSearchable(db: Db, directionId: string, last: string | null): Promise<void> {
  await db
    .updateTable('memoryDirection')
    .set({ searchableUpTo: last })
    .where('id', '=', directionId)
    .execute();
}

/** Null where all entries are found. */
export async function findSearchableUpTo(db: Db, directionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memoryDirection')
    .select('searchableUpTo')
    .where('id', '=', directionId)
    .executeTakeFirst();
  return row?.searchableUpTo ?? null;
}

export type MemoryToIndex = Awaited<ReturnType<typeof findMemoriesToIndex>>[number];

/**
 * Memories of all organizations with entries of blocks that are not searchable, into which nobody writes. The sweep
 * that renews search keys comes first, because its end shows which sources there are.
 */
export function findMemoriesToIndex(db: Db) {
  return db
    .selectFrom('memory')
    .select(['id', 'organizationId', 'creatorId'])
    .where('deletedAt', 'is', null)
    .where('writingImport', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memoryDirection')
          .whereRef('memoryDirection.memoryId', '=', 'memory.id')
          .where('searchableUpTo', 'is not', null)
          .where('oldKeysAfter', 'is', null),
      ),
    )
    .execute();
}

/** Replaces the default of the pair; others who choose one wait until the transaction ends. */
export async function markDefault(db: Db, direction: DirectionRow, isDefault: boolean): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    'default memory ' || current_organization(), 0))`.execute(db);
  await db
    .updateTable('memoryDirection')
    .set({ isDefault: false })
    .where('sourceLanguage', '=', direction.sourceLanguage)
    .where('targetLanguage', '=', direction.targetLanguage)
    .where((eb) => (isDefault ? eb('isDefault', '=', true) : eb('id', '=', direction.id)))
    .execute();
  if (!isDefault) return;
  await db.updateTable('memoryDirection').set({ isDefault }).where('id', '=', direction.id).execute();
}

function directions(db: Db) {
  return db
    .selectFrom('memoryDirection')
    .innerJoin('memory', 'memory.id', 'memoryDirection.memoryId')
    .where('memory.deletedAt', 'is', null)
    .select([
      'memoryDirection.id',
      'memoryId',
      'memoryDirection.sourceLanguage',
      'targetLanguage',
      'isDefault',
    ])
    .select(['name', 'penalty', 'writable', 'shared', 'reversed', 'mergedInto', 'creatorId', 'teamId']);
}
