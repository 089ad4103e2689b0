import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewTermBase {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: string[];
  readonly shared: boolean;
  /** Null: it belongs to the whole organization. */
  readonly teamId: string | null;
  readonly automatic?: boolean;
  readonly isDefault?: boolean;
  readonly creatorId: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** False where the organisation has a term base of that name. */
export async function insertTermBase(db: Db, base: NewTermBase): Promise<boolean> {
  const inserted = await db
    .insertInto('termBase')
    .values(base)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type TermBaseRow = Awaited<ReturnType<typeof findTermBases>>[number];

export function findTermBases(db: Db) {
  return db
    .selectFrom('termBase')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findTermBase(db: Db, id: string) {
  return db
    .selectFrom('termBase')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Entries that people see, by base. */
export async function findSizes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('termBase')
    .select(['id', 'entryCount'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, entryCount }) => [id, entryCount]));
}

/** Adds to the number of visible entries of a term base. */
export async function growTermBase(db: Db, id: string, entries: number): Promise<void> {
  if (entries === 0) return;
  const grown = sql<number>`entry_count + ${entries}`;
  await db.updateTable('termBase').set({ entryCount: grown }).where('id', '=', id).execute();
}

export type TermBaseChange = Partial<
  Pick<TermBaseRow, 'name' | 'priority' | 'writable' | 'shared' | 'isDefault' | 'teamId'>
>;

export async function updateTermBase(db: Db, id: string, change: TermBaseChange): Promise<void> {
  await db.updateTable('termBase').set(change).where('id', '=', id).execute();
}

/** Appends languages; languages that somebody else adds at the same moment stay. */
export async function addTargetLanguages(db: Db, id: string, languages: readonly string[]): Promise<void> {
  const added = sql<string[]>`target_languages || array(
    select language from unnest(${[...languages]}::text[]) with ordinality as given (language, place)
    where language <> all (target_languages) order by place)`;
  await db.updateTable('termBase').set({ targetLanguages: added }).where('id', '=', id).execute();
}

/** No other base of the source language is the default one any more, nor becomes it before the transaction ends. */
export async function clearDefault(db: Db, sourceLanguage: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    'default term base ' || current_organization(), 0))`.execute(db);
  await db
    .updateTable('termBase')
    .set({ isDefault: false })
    .where('sourceLanguage', '=', sourceLanguage)
    .where('isDefault', '=', true)
    .execute();
}

/** Merged term bases stay, are no longer searched and take no terms of the editor. */
export async function markMerged(db: Db, ids: readonly string[], mergedInto: string): Promise<void> {
  await db.updateTable('termBase').set({ mergedInto, isDefault: false }).where('id', 'in', ids).execute();
}

/** Hides a term base from everybody, stops writing into it, and searches the merged term bases again. */
export async function hideTermBase(db: Db, id: string, deletedAt: Date): Promise<void> {
  await db.updateTable('termBase').set({ deletedAt, isDefault: false }).where('id', '=', id).execute();
  await releaseMerged(db, id);
}

/** Marks a term base that holds a part of what was to be copied, and searches the merged ones again. */
export async function markUnfilled(db: Db, id: string, fillFailedAt: Date): Promise<void> {
  await db.updateTable('termBase').set({ fillFailedAt }).where('id', '=', id).execute();
  await releaseMerged(db, id);
}

async function releaseMerged(db: Db, id: string): Promise<void> {
  await db.updateTable('termBase').set({ mergedInto: null }).where('mergedInto', '=', id).execute();
}

export async function deleteTermBaseRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('termBase').where('id', '=', id).execute();
}

/** Waits for whoever changes it; until the transaction ends nobody else does. */
export async function lockTermBase(db: Db, id: string): Promise<void> {
  await db.selectFrom('termBase').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Counts a change; until the transaction ends nobody else changes the base. Undefined where it is gone. */
export async function nextRevision(
  db: Db,
  { id, changedBy, changedAt }: { readonly id: string; readonly changedBy: string; readonly changedAt: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('termBase')
    .set({ revision: sql`revision + 1`, changedBy, changedAt })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}
