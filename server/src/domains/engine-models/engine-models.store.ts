import type { Db } from '../../platform/db/database.ts';

export interface NewDownload {
  readonly organizationId: string;
  readonly name: string;
  /** Commit of a hub; null for a model that is offered by its direction. */
  readonly revision: string | null;
  readonly jobId: string;
  readonly startedAt: Date;
}

/** Takes the place of one that failed. */
export async function upsertDownload(db: Db, download: NewDownload): Promise<void> {
  const { jobId, startedAt, revision } = download;
  await db
    .insertInto('modelDownload')
    .values(download)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'name']).doUpdateSet({ jobId, startedAt, revision, failure: null }),
    )
    .execute();
}

export function findDownloads(db: Db) {
  return db.selectFrom('modelDownload').selectAll().orderBy('startedAt').execute();
}

export function findDownload(db: Db, name: string) {
  return db.selectFrom('modelDownload').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Whether anybody whom the transaction sees has asked for it and not given it up. */
export async function isDownloaded(
  db: Db,
  { name, revision }: Pick<NewDownload, 'name' | 'revision'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('modelDownload')
    .select('name')
    .where('name', '=', name)
    .where('revision', 'is not distinct from', revision)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteDownload(db: Db, name: string): Promise<void> {
  await db.deleteFrom('modelDownload').where('name', '=', name).execute();
}

export async function updateDownloadFailure(db: Db, name: string, failure: object): Promise<void> {
  await db
    .updateTable('modelDownload')
    .set({ failure: JSON.stringify(failure) })
    .where('name', '=', name)
    .execute();
}
