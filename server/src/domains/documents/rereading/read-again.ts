import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../../platform/context.ts';
import { requireOptions } from '../../document-settings/require-options.ts';
import { takeUpload, type UploadedContent } from '../../files/uploaded-content.ts';
import { startPreparing } from '../add-documents.ts';
import { type DocumentRecord, updateDocument } from '../documents.store.ts';
import type { NextReading } from '../next-reading.ts';
import { requireRereadable, requireSameFormat } from './require-rereadable.ts';

type Input = InputOf<typeof documentsApi.readAgain>;

/**
 * Starts reading documents of one file anew. Until that is done each keeps what it has, and where it fails too.
 * @throws {AppError} resource.not-found, document.not-ready, document.other-format, document.option-…
 */
export async function readAgain(context: Context, input: Input): Promise<null> {
  const documents = await requireRereadable(context, input);
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
  requireSameFormat(file, documents);
  return file;
}
