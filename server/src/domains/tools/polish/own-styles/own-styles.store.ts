import type { OwnPolishStyle } from '@transloom/contracts/polish';
import type { Db } from '../../../../platform/db/database.ts';

type Row = { readonly id: string; readonly name: string; readonly instructions: string };

const shown = ({ id, name, instructions }: Row): OwnPolishStyle => ({
  polishStyleId: id,
  name,
  instructions,
});

export async function findPolishStyles(db: Db): Promise<OwnPolishStyle[]> {
  const rows = await db
    .selectFrom('polishStyle')
    .select(['id', 'name', 'instructions'])
    .orderBy('name')
    .execute();
  return rows.map(shown);
}

export async function findPolishStyle(db: Db, id: string): Promise<OwnPolishStyle | undefined> {
  const row = await db
    .selectFrom('polishStyle')
    .select(['id', 'name', 'instructions'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && shown(row);
}

/** False where another style has the name. */
export async function insertPolishStyle(
  db: Db,
  style: Row & { readonly organizationId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('polishStyle')
    .values(style)
    .onConflict((conflict) => conflict.columns(['organizationId', 'name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isStyleNameTaken(db: Db, { id, name }: Pick<Row, 'id' | 'name'>): Promise<boolean> {
  const row = await db
    .selectFrom('polishStyle')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where there is none of this id. */
export async function updatePolishStyle(db: Db, { id, ...content }: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('polishStyle')
    .set(content)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePolishStyleRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('polishStyle').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
