import type { InputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { forgetConverted } from './converted-content.ts';
import { deleteUnusedUpload } from './files.store.ts';

/** @throws {AppError} resource.not-found, also for a file that is in use */
export async function removeUpload(
  context: Context,
  { fileId }: InputOf<typeof filesApi.removeUpload>,
): Promise<null> {
  const { db, actor, storage, afterCommit } = context;
  const storageKey = await deleteUnusedUpload(db, { fileId, userId: actor.userId });
  if (storageKey === undefined) throw new AppError('resource.not-found');
  afterCommit(() => storage.remove(storageKey));
  forgetConverted(context, fileId);
  return null;
}
