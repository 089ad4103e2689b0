import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { forgetConverted } from '../files/converted-content.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { announceDocument } from './announce-document.ts';
import { cancelDocument } from './cancel-document.ts';
import { deleteDocumentRow, isFileShared } from './documents.store.ts';
import { forgetPages } from './preview/kept-pages.ts';
import { requireDocument } from './require-document.ts';

/** @throws {AppError} resource.not-found */
export async function deleteDocument(
  context: Context,
  { documentId }: InputOf<typeof documentsApi.deleteDocument>,
): Promise<null> {
  const document = await requireDocument(context, documentId);
  await cancelDocument(context, { documentId });
  forgetPages(context, document, ['target']);
  if (!(await isFileShared(context.db, document.fileId, documentId))) {
    forgetPages(context, document, ['source']);
    await forgetUpload(context, document.fileId);
    forgetConverted(context, document.fileId);
  }
  await deleteDocumentRow(context.db, documentId);
  announceDocument(context, document);
  return null;
}
