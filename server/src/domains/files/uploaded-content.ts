import type { Readable } from 'node:stream';
import type { UploadPurpose } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { deleteUpload, findUpload, markUploadUsed } from './files.store.ts';

/** For the domains that use uploaded files. */

export interface UploadedContent {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Null where it must be recognized when the file is read. */
  readonly format: string | null;
}

/**
 * Takes an uploaded file of the actor into use: it is kept from now on until `forgetUpload`.
 * @throws {AppError} resource.not-found
 */
export async function takeUpload(
  { db, actor, now }: Context,
  { fileId, purpose }: { readonly fileId: string; readonly purpose: UploadPurpose },
): Promise<UploadedContent> {
  const upload = await markUploadUsed(db, { fileId, purpose, userId: actor.userId, usedAt: now() });
  if (upload === undefined) throw new AppError('resource.not-found');
  const { name, bytes, sha256, format } = upload;
  return { fileId, name, bytes, sha256, format };
}

/** An uploaded file of the actor, which stays as unused as it was. @throws {AppError} resource.not-found */
export async function showUpload(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { fileId, purpose }: { readonly fileId: string; readonly purpose: UploadPurpose },
): Promise<UploadedContent> {
  const upload = await findUpload(db, fileId);
  if (upload?.userId !== actor.userId || upload.purpose !== purpose) throw new AppError('resource.not-found');
  const { name, bytes, sha256, format } = upload;
  return { fileId, name, bytes, sha256, format };
}

/** The content of an uploaded file of the organisation. @throws {AppError} resource.not-found */
export async function readUpload(context: LongContext, fileId: string): Promise<Uint8Array> {
  return context.storage.read(await storageKeyOf(context, fileId));
}

/** The same, piece by piece. @throws {AppError} resource.not-found */
export async function openUpload(context: LongContext, fileId: string): Promise<Readable> {
  return context.storage.open(await storageKeyOf(context, fileId));
}

/** Removes a file that was in use; nothing where it is gone already. */
export async function forgetUpload(
  { db, storage, afterCommit }: Pick<Context, 'db' | 'storage' | 'afterCommit'>,
  fileId: string,
): Promise<void> {
  const storageKey = await deleteUpload(db, fileId);
  if (storageKey !== undefined) afterCommit(() => storage.remove(storageKey));
}

/** Where the content is stored. @throws {AppError} resource.not-found */
export async function uploadKey(context: Pick<Context, 'db'>, fileId: string): Promise<string> {
  return (await uploadedFile(context, fileId)).storageKey;
}

/** What is known of it, and where its content is stored. @throws {AppError} resource.not-found */
export async function uploadedFile({ db }: Pick<Context, 'db'>, fileId: string) {
  const upload = await findUpload(db, fileId);
  if (upload === undefined) throw new AppError('resource.not-found');
  const { name, format, storageKey } = upload;
  return { name, format, storageKey };
}

function storageKeyOf({ transact }: LongContext, fileId: string): Promise<string> {
  return transact((context) => uploadKey(context, fileId));
}
