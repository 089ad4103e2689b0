import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from './announce-document.ts';
import { cancelDocument } from './cancel-document.ts';
import { deleteDocumentRow } from './documents.store.ts';
import { forgetFile } from './forget-file.ts';
import { nextReadingOf } from './next-reading.ts';
import { forgetPreviews, previewsOf } from './preview/kept-previews.ts';
import { requireDocument } from './require-document.ts';

/** @throws {AppError} resource.not-found */
export async function deleteDocument(
  context: Context,
  { documentId }: InputOf<typeof documentsApi.deleteDocument>,
): Promise<null> {
  const document = await requireDocument(context, documentId);
  await cancelDocument(context, { documentId });
  forgetPreviews(context, previewsOf(document));
  const fileIds = new Set([document.fileId, nextReadingOf(document)?.fileId ?? document.fileId]);
  for (const fileId of fileIds) await forgetFile(context, fileId, documentId);
  await deleteDocumentRow(context.db, documentId);
  announceDocument(context, document);
  return null;
}
