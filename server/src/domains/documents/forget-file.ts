import type { Context } from '../../platform/context.ts';
import { forgetConverted } from '../files/converted-content.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { isFileShared } from './documents.store.ts';
import { forgetPreviews } from './preview/kept-previews.ts';

/** Removes a file that no other document was made from, or is being made from. */
export async function forgetFile(context: Context, fileId: string, documentId: string): Promise<void> {
  if (await isFileShared(context.db, fileId, documentId)) return;
  const { organizationId } = context.actor;
  forgetPreviews(context, [{ organizationId, ownerId: fileId, side: 'source' }]);
  await forgetUpload(context, fileId);
  forgetConverted(context, fileId);
}
