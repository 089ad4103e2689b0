import { type AppError, failureOf } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from './announce-document.ts';
import { lockDocument, updateDocument } from './documents.store.ts';

/** Keeps the refusal on the document; nothing half done is shown as done. */
export async function failDocument(context: Context, documentId: string, error: AppError): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || document.status === 'cancelled') return;
  await updateDocument(context.db, documentId, {
    status: 'failed',
    failure: failureOf(error),
  });
  announceDocument(context, document);
}
