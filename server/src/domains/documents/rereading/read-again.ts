import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireOptions } from '../../document-settings/require-options.ts';
import { takeUpload, type UploadedContent } from '../../files/uploaded-content.ts';
import { startPreparing } from '../add-documents.ts';
import { isUnfinished } from '../document-status.ts';
import { type DocumentRecord, findDocuments, lockDocument, updateDocument } from '../documents.store.ts';
import type { NextReading } from '../next-reading.ts';

type Input = InputOf<typeof documentsApi.readAgain>;

/**
 * Starts reading documents of one file anew. Until that is done each keeps what it has, and where it fails too.
 * @throws {AppError} resource.not-found, document.not-ready, document.other-format, document.option-…
 */
export async function readAgain(context: Context, input: Input): Promise<null> {
  const documents = await requireDocuments(context, input);
  const file = input.fileId === undefined ? undefined : await takeFile(context, input.fileId, documents);
  for (const document of documents) {
    const options = input.options ?? (document.options as NextReading['options']);
    const { sourceLanguage, targetLanguage, format } = document;
    if (format !== null) requireOptions(format, options, [sourceLanguage, targetLanguage]);
    const { fileId, bytes } = file ?? { fileId: document.fileId, bytes: Number(document.bytes) };
    await updateDocument(context.db, document.id, {
      nextReading: { fileId, bytes, options, segmentation: input.segmentation },
      rereading: null,
    });
    await startPreparing(context, document);
  }
  return null;
}

async function takeFile(
  context: Context,
  fileId: string,
  documents: readonly DocumentRecord[],
): Promise<UploadedContent> {
  const file = await takeUpload(context, { fileId, purpose: 'document' });
  const other = documents.find(
    ({ format }) => file.format !== null && format !== null && format !== file.format,
  );
  const [first] = documents;
  if (other !== undefined)
    throw new AppError('document.other-format', { name: other.name, actual: file.name });
  if (documents.some(({ name }) => name !== first?.name)) throw new AppError('request.invalid');
  return file;
}
