import type { Sweep } from '../../platform/queue/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExpiredLinks } from './files.store.ts';
import { forgetOldDownloads, forgetUnusedUploads, removeStored } from './left-files.ts';

const hourSeconds = 60 * 60;

export const filesSweeps: readonly Sweep[] = [
  { name: 'files.unused-uploads', everySeconds: hourSeconds, sweep: removeUnusedUploads },
  { name: 'files.old-downloads', everySeconds: hourSeconds, sweep: removeOldDownloads },
];

export async function removeUnusedUploads({ database, storage, now }: Services): Promise<void> {
  const keys = await database.systemTransaction((db) => forgetUnusedUploads(db, now()));
  await removeStored(storage, keys);
}

export async function removeOldDownloads({ database, storage, now }: Services): Promise<void> {
  const keys = await database.systemTransaction(async (db) => {
    await deleteExpiredLinks(db, now());
    return forgetOldDownloads(db, now());
  });
  await removeStored(storage, keys);
}
