import { findDiscards } from '../domains/assets/imports/discards.store.ts';
import {
  endImport,
  findImport,
  type ImportRow,
  insertImport,
} from '../domains/assets/imports/imports.store.ts';
import type { Actor } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/new-id.ts';

/** For tests that put a file into an asset without the jobs around it: what is kept of it, as it was before. */
export async function keptImport(
  db: Db,
  { organizationId, userId: creatorId }: Actor,
  { importId: id, assetId, createdAt }: { importId: string; assetId: string; createdAt: Date },
): Promise<ImportRow | undefined> {
  const found = await findImport(db, id);
  const file = {
    position: 0,
    fileId: newId(),
    fileName: 'file.tmx',
    bytes: 1,
    format: 'tmx',
    jobId: newId(),
  };
  if (found === undefined)
    await insertImport(db, { id, organizationId, assetId, creatorId, createdAt, ...file });
  return found;
}

/** As somebody stops it. */
export function stopKeptImport(db: Db, importId: string, finishedAt: Date): Promise<void> {
  return endImport(db, importId, { failure: { code: 'job.cancelled', params: {} }, finishedAt });
}

/** The records that an import left out, in the order of the file. */
export function keptDiscards(db: Db, importId: string) {
  return findDiscards(db, importId, 0);
}
