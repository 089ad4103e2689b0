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
