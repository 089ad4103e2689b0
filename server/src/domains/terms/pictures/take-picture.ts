import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { takeUpload } from '../../files/uploaded-content.ts';
import { isPictureInUse } from './pictures.store.ts';

/**
 * Takes an uploaded picture for a concept, unless it is the one that this has already. Of no other concept: each has its
 * file for itself, which goes with it.
 * @throws {AppError} resource.not-found
 */
export async function takePicture(
  context: Context,
  pictureId: string | null,
  known: string | null = null,
): Promise<void> {
  if (pictureId === null || pictureId === known) return;
  if (await isPictureInUse(context.db, pictureId)) throw new AppError('resource.not-found');
  await takeUpload(context, { fileId: pictureId, purpose: 'picture' });
}
