import type { Context } from '../../../platform/context.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';

/** Deletes the files of pictures, with the transaction, whose concepts are gone or have another one. */
export async function forgetPictures(
  context: Pick<Context, 'db' | 'storage' | 'afterCommit'>,
  pictureIds: Iterable<string | null>,
): Promise<void> {
  for (const pictureId of new Set(pictureIds)) if (pictureId !== null) await forgetUpload(context, pictureId);
}
