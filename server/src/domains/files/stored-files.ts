import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadPurpose } from '@transloom/contracts/files';
import type { Context, LongContext } from '../../platform/context.ts';
import { insertUploads, type NewUpload } from './files.store.ts';

/** For the domains that store files nobody uploaded by itself: copies, and parts of others. */

export interface FileToStore {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly format: string;
  readonly content: Readable | Uint8Array;
}

export type StoredFile = NewUpload;

/** Its content is in the storage; it is nobody's until `keepFiles`, and goes by `discardFiles`. */
export async function storeFile(
  { actor, storage, now }: Pick<LongContext, 'actor' | 'storage' | 'now'>,
  { content, ...file }: FileToStore,
): Promise<StoredFile> {
  const { organizationId, userId } = actor;
  const fileId = randomUUID();
  const storageKey = `uploads/${organizationId}/${fileId}`;
  const stored = await storage.write(storageKey, content);
  const at = now();
  return { fileId, organizationId, userId, ...file, ...stored, storageKey, createdAt: at, usedAt: at };
}

/** They are in use from now on, until `forgetUpload`. */
export async function keepFiles({ db }: Pick<Context, 'db'>, files: readonly StoredFile[]): Promise<void> {
  await insertUploads(db, files);
}

/** Uploads that nothing has taken into use. */
export async function discardFiles(
  { storage }: Pick<LongContext, 'storage'>,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { storageKey } of files) await storage.remove(storageKey);
}
