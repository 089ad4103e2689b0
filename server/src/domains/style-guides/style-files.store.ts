import type { Db } from '../../platform/db/database.ts';

interface NewStyleFile {
  readonly organizationId: string;
  readonly projectId: string;
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** In the order in which they were added. */
export function findStyleFiles(db: Db, projectId: string) {
  return db
    .selectFrom('styleFile')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('addedAt')
    .orderBy('name')
    .execute();
}

/** False where the project has a file of that name. */
export async function insertStyleFile(db: Db, file: NewStyleFile): Promise<boolean> {
  const inserted = await db
    .insertInto('styleFile')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** False where the project has no such file. */
export async function deleteStyleFile(
  db: Db,
  { projectId, fileId }: { readonly projectId: string; readonly fileId: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('styleFile')
    .where('projectId', '=', projectId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
