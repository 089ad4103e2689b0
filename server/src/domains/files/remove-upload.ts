import type { InputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteUnusedUpload } from './files.store.ts';

/** @throws {AppError} resource.not-found, also for a file that is in use */
export async function removeUpload(
  { db, actor, storage, afterCommit }: Context,
  { fileId }: InputOf<typeof filesApi.removeUpload>,
): Promise<null> {
  const storageKey = await deleteUnusedUpload(db, { fileId, userId: actor.userId });
  if (storageKey === undefined) throw new AppError('resource.not-found');
  afterCommit(() => storage.remove(storageKey));
  return null;
}
