import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewMemory {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly shared: boolean;
  /** Null: it belongs to the whole organization. */
  readonly teamId: string | null;
  /** Made because it was needed, not by a person. */
  readonly automatic?: boolean;
  /** Filled with the languages of another one exchanged. */
  readonly reversed?: boolean;
  readonly creatorId: string;
  readonly createdAt: Date;
}

/** False where the organisation has a memory of that name. */
export async function insertMemory(db: Db, memory: NewMemory): Promise<boolean> {
  const inserted = await db
    .insertInto('memory')
    .values({ automatic: false, reversed: false, ...memory })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type MemoryRow = Awaited<ReturnType<typeof findMemories>>[number];

export function findMemories(db: Db) {
  return db
    .selectFrom('memory')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findMemory(db: Db, memoryId: string) {
  return db
    .selectFrom('memory')
    .selectAll()
    .where('id', '=', memoryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export interface MemoryChanges {
  readonly name?: string | undefined;
  readonly penalty?: number | undefined;
  readonly writable?: boolean | undefined;
  readonly shared?: boolean | undefined;
  readonly teamId?: string | null | undefined;
}

export async function updateMemory(db: Db, memoryId: string, changes: MemoryChanges): Promise<void> {
  await db
    .updateTable('memory')
    .set({ ...changes, id: memoryId })
    .where('id', '=', memoryId)
    .execute();
}

/** Merged memories stay, are no longer offered and take no confirmed pairs. */
export async function markMerged(db: Db, memoryIds: readonly string[], mergedInto: string): Promise<void> {
  await db.updateTable('memory').set({ mergedInto }).where('id', 'in', memoryIds).execute();
  await db
    .updateTable('memoryDirection')
    .set({ isDefault: false })
    .where('memoryId', 'in', memoryIds)
    .execute();
}

/** Hides a memory from everybody, stops imports into it, and offers the memories that were merged into it again. */
export async function hideMemory(db: Db, memoryId: string, deletedAt: Date): Promise<void> {
  await db.updateTable('memory').set({ deletedAt }).where('id', '=', memoryId).execute();
  await releaseMerged(db, memoryId);
  await db
    .updateTable('memoryDirection')
    .set({ isDefault: false })
    .where('memoryId', '=', memoryId)
    .execute();
}

/** Marks a memory that holds a part of what was to be copied, and offers the merged memories again. */
export async function markUnfilled(db: Db, memoryId: string, fillFailedAt: Date): Promise<void> {
  await db.updateTable('memory').set({ fillFailedAt }).where('id', '=', memoryId).execute();
  await releaseMerged(db, memoryId);
}

async function releaseMerged(db: Db, memoryId: string): Promise<void> {
  await db.updateTable('memory').set({ mergedInto: null }).where('mergedInto', '=', memoryId).execute();
}

export async function deleteMemory(db: Db, memoryId: string): Promise<void> {
  await db.deleteFrom('memory').where('id', '=', memoryId).execute();
}

/** Number of entries and last change, by direction; directions without entries are missing. */
export async function findSizes(db: Db) {
  const rows = await db
    .selectFrom('memorySize')
    .select((eb) => [
      'directionId',
      sql<number>`sum(entries)::int`.as('entries'),
      eb.fn.max('changedAt').as('changedAt'),
      sql<string | null>`(array_agg(changed_by order by changed_at desc))[1]`.as('changedBy'),
    ])
    .groupBy('directionId')
    .execute();
  return new Map(rows.map((row) => [row.directionId, row]));
}

const slots = 16;

export interface MemoryGrowth {
  readonly organizationId: string;
  readonly directionId: string;
  readonly entries: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function growMemory(db: Db, growth: MemoryGrowth): Promise<void> {
  await db
    .insertInto('memorySize')
    .values({ ...growth, slot: Math.floor(Math.random() * slots) })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'directionId', 'slot']).doUpdateSet((eb) => ({
        entries: eb('memorySize.entries', '+', eb.ref('excluded.entries')),
        changedBy: eb.ref('excluded.changedBy'),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute();
}
