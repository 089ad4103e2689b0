import type { Db } from '../../platform/db/database.ts';

/** Whether an import, merge or cleaning may write into a base; no other one may from now until it ends. */
export async function takeWriter(db: Db, termBaseId: string, writer: string): Promise<boolean> {
  const taken = await db
    .updateTable('termBase')
    .set({ writingImport: writer })
    .where('id', '=', termBaseId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('writingImport', 'is', null), eb('writingImport', '=', writer)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether it still may; nobody else changes entries of the base before the transaction ends. */
export async function holdWriter(db: Db, termBaseId: string, writer: string): Promise<boolean> {
  const held = await db
    .selectFrom('termBase')
    .select('id')
    .where('id', '=', termBaseId)
    .where('deletedAt', 'is', null)
    .where('writingImport', '=', writer)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Others may write again. */
export async function freeWriter(db: Db, termBaseId: string, writer: string): Promise<void> {
  const free = db.updateTable('termBase').set({ writingImport: null }).where('id', '=', termBaseId);
  await free.where('writingImport', '=', writer).execute();
}
