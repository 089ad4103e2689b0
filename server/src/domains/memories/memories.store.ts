import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewMemory {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly isDefault: boolean;
  readonly creatorId: string;
  readonly createdAt: Date;
}

/** False where the organisation has a memory of that name, or one that is the default of the language pair. */
export async function insertMemory(db: Db, memory: NewMemory): Promise<boolean> {
  const inserted = await db
    .insertInto('memory')
    .values(memory)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type MemoryRow = Awaited<ReturnType<typeof findMemories>>[number];

export function findMemories(db: Db) {
  return db.selectFrom('memory').selectAll().orderBy('name').orderBy('id').execute();
}

/** Number of entries and last change, by memory; memories without entries are missing. */
export async function findSizes(db: Db) {
  const rows = await db
    .selectFrom('memorySize')
    .select((eb) => [
      'memoryId',
      sql<number>`sum(entries)::int`.as('entries'),
      eb.fn.max('changedAt').as('changedAt'),
    ])
    .groupBy('memoryId')
    .execute();
  return new Map(rows.map((row) => [row.memoryId, row]));
}

export function findMemory(db: Db, memoryId: string) {
  return db.selectFrom('memory').selectAll().where('id', '=', memoryId).executeTakeFirst();
}

/** The memory that takes what people confirm in this pair. */
export function findDefaultMemory(
  db: Db,
  { sourceLanguage, targetLanguage }: Pick<NewMemory, 'sourceLanguage' | 'targetLanguage'>,
) {
  return db
    .selectFrom('memory')
    .selectAll()
    .where('sourceLanguage', '=', sourceLanguage)
    .where('targetLanguage', '=', targetLanguage)
    .where('isDefault', '=', true)
    .executeTakeFirst();
}

const slots = 16;

export interface MemoryGrowth {
  readonly organizationId: string;
  readonly memoryId: string;
  readonly entries: number;
  readonly changedAt: Date;
}

export async function growMemory(db: Db, growth: MemoryGrowth): Promise<void> {
  await db
    .insertInto('memorySize')
    .values({ ...growth, slot: Math.floor(Math.random() * slots) })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'memoryId', 'slot']).doUpdateSet((eb) => ({
        entries: eb('memorySize.entries', '+', eb.ref('excluded.entries')),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute();
}
