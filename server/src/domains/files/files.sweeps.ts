import type { Sweep } from '../../platform/queue/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { convertedKeyBeside } from './converted-content.ts';
import { deleteDownloadsBefore, deleteExpiredLinks, deleteUnusedUploadsBefore } from './files.store.ts';

const hourSeconds = 60 * 60;
const unusedDays = 1;
const downloadDays = 7;

export const filesSweeps: readonly Sweep[] = [
  { name: 'files.unused-uploads', everySeconds: hourSeconds, sweep: removeUnusedUploads },
  { name: 'files.old-downloads', everySeconds: hourSeconds, sweep: removeOldDownloads },
];

export async function removeUnusedUploads({ database, storage, now }: Services): Promise<void> {
  const before = daysAgo(now(), unusedDays);
  const keys = await database.systemTransaction((db) => deleteUnusedUploadsBefore(db, before));
  for (const key of keys) {
    await storage.remove(key);
    // A table that somebody looked at may have been converted for it.
    await storage.remove(convertedKeyBeside(key));
  }
}

export async function removeOldDownloads({ database, storage, now }: Services): Promise<void> {
  const keys = await database.systemTransaction(async (db) => {
    await deleteExpiredLinks(db, now());
    return deleteDownloadsBefore(db, daysAgo(now(), downloadDays));
  });
  for (const key of keys) await storage.remove(key);
}

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * hourSeconds * 1000);
}
