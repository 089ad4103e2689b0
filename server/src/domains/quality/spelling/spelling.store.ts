import type { Db } from '../../../platform/db/database.ts';

interface WordRow {
  readonly organizationId: string;
  readonly language: string;
  readonly word: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

export async function findWords(db: Db, language: string): Promise<string[]> {
  const rows = await db
    .selectFrom('spellingWord')
    .select('word')
    .where('language', '=', language)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}

export async function insertWord(db: Db, row: WordRow): Promise<void> {
  await db
    .insertInto('spellingWord')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWord(
  db: Db,
  { language, word }: Pick<WordRow, 'language' | 'word'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('spellingWord')
    .where('language', '=', language)
    .where('word', '=', word)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All words of the organization. */
export function listWords(db: Db) {
  return db.selectFrom('spellingWord').selectAll().orderBy('language').orderBy('word').execute();
}

export async function countWords(db: Db, language: string): Promise<number> {
  const { count } = await db
    .selectFrom('spellingWord')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives how many are new. */
export async function insertWords(db: Db, rows: readonly WordRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spellingWord')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Gives how many there were. */
export async function deleteWords(
  db: Db,
  words: readonly Pick<WordRow, 'language' | 'word'>[],
): Promise<number> {
  if (words.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('spellingWord')
    .where(({ or, and, eb }) =>
      or(words.map(({ language, word }) => and([eb('language', '=', language), eb('word', '=', word)]))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
