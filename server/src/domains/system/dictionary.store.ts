import { interfaceLanguages } from '@transloom/contracts/answer';
import { eachOf } from '@transloom/contracts/fields';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { DictionaryType, Names } from './dictionaries.ts';

export interface ChangedEntry {
  readonly code: string;
  readonly names: Names;
  readonly hidden: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

const namesSchema = eachOf(interfaceLanguages, z.string());

/** What the operator has added, reworded or hidden, by code. */
export async function selectChangedEntries(db: Db, type: DictionaryType): Promise<ChangedEntry[]> {
  const rows = await db
    .selectFrom('dictionaryEntry')
    .selectAll()
    .where('type', '=', type)
    .orderBy('changedAt')
    .orderBy('code')
    .execute();
  return rows.map(({ type: _, names, ...row }) => ({ ...row, names: namesSchema.parse(names) }));
}

/** Needs a transaction of the system. */
export async function upsertEntry(
  db: Db,
  type: DictionaryType,
  { code, names, ...rest }: ChangedEntry,
): Promise<void> {
  const change = { ...rest, names: JSON.stringify(names) };
  await db
    .insertInto('dictionaryEntry')
    .values({ type, code, ...change })
    .onConflict((conflict) => conflict.columns(['type', 'code']).doUpdateSet(change))
    .execute();
}

/** Needs a transaction of the system. False where the operator had changed nothing of it. */
export async function deleteEntry(db: Db, type: DictionaryType, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dictionaryEntry')
    .where('type', '=', type)
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
