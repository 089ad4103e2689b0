import type { Db } from '../../platform/db/database.ts';

/** Whether an import or a cleaning may write into the memory; no other one may from now until it ends. */
export async function takeWriter(db: Db, memoryId: string, writer: string): Promise<boolean> {
  const taken = await db
    .updateTable('memory')
    .set({ writingImport: writer })
    .where('id', '=', memoryId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('writingImport', 'is', null), eb('writingImport', '=', writer)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether it still is its turn; the memory is not deleted before the transaction ends. */
export async function holdWriter(db: Db, memoryId: string, writer: string): Promise<boolean> {
  const held = await db
    .selectFrom('memory')
    .select('id')
    .where('id', '=', memoryId)
    .where('deletedAt', 'is', null)
    .where('writingImport', '=', writer)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Others may write again. */
export async function freeWriter(db: Db, memoryId: string, writer: string): Promise<void> {
  const free = db.updateTable('memory').set({ writingImport: null }).where('id', '=', memoryId);
  await free.where('writingImport', '=', writer).execute();
}
