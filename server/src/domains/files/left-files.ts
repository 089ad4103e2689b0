import type { Db } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { convertedKeyBeside } from './converted-content.ts';
import { deleteDownloadsBefore, deleteUnusedUploadsBefore } from './files.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const unusedDays = 1;
const downloadDays = 7;

/** Nobody needs an upload that nothing has used since then, and a download that is older. */
export function leftFilesSince(now: Date): { readonly uploads: Date; readonly downloads: Date } {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return { uploads: daysAgo(unusedDays), downloads: daysAgo(downloadDays) };
}

/** Deletes the rows; gives the keys of what is then to be removed. `db` belongs to the system. */
export async function forgetLeftFiles(db: Db, now: Date): Promise<readonly string[]> {
  return [...(await forgetUnusedUploads(db, now)), ...(await forgetOldDownloads(db, now))];
}

export function forgetUnusedUploads(db: Db, now: Date): Promise<readonly string[]> {
  return deleteUnusedUploadsBefore(db, leftFilesSince(now).uploads);
}

export function forgetOldDownloads(db: Db, now: Date): Promise<readonly string[]> {
  return deleteDownloadsBefore(db, leftFilesSince(now).downloads);
}

/** A table that somebody looked at may have been converted; it goes too. */
export async function removeStored(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage.remove(key);
    await storage.remove(convertedKeyBeside(key));
  }
}
