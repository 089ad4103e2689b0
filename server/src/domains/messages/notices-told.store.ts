import type { Db } from '../../platform/db/database.ts';

interface Told {
  readonly userId: string;
  readonly noticeKey: string;
  readonly toldAt: Date;
}

/** False where the person was told before. The row is not read back: the sender may write what nobody reads. */
export async function insertTold(db: Db, told: Told): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('noticeTold')
    .values(told)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** In a transaction of the system. */
export async function deleteToldBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('noticeTold').where('toldAt', '<', before).execute();
}
