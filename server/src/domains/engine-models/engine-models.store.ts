import type { Db } from '../../platform/db/database.ts';

export interface NewDownload {
  readonly organizationId: string;
  readonly direction: string;
  readonly jobId: string;
  readonly startedAt: Date;
}

/** Takes the place of one that failed. */
export async function upsertDownload(db: Db, download: NewDownload): Promise<void> {
  const { jobId, startedAt } = download;
  await db
    .insertInto('modelDownload')
    .values(download)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'direction']).doUpdateSet({ jobId, startedAt, failure: null }),
    )
    .execute();
}

export function findDownloads(db: Db) {
  return db.selectFrom('modelDownload').selectAll().orderBy('startedAt').execute();
}

export function findDownload(db: Db, direction: string) {
  return db.selectFrom('modelDownload').selectAll().where('direction', '=', direction).executeTakeFirst();
}

export async function deleteDownload(db: Db, direction: string): Promise<void> {
  await db.deleteFrom('modelDownload').where('direction', '=', direction).execute();
}

export async function updateDownloadFailure(db: Db, direction: string, failure: object): Promise<void> {
  await db
    .updateTable('modelDownload')
    .set({ failure: JSON.stringify(failure) })
    .where('direction', '=', direction)
    .execute();
}
