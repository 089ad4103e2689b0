import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from './announce-document.ts';
import { lockDocument, updateDocument } from './documents.store.ts';

/** Keeps why a document could not be prepared on it; nothing half done is shown as done. */
export async function failDocument(
  context: Context,
  { documentId }: { readonly documentId: string },
  failure: Failure,
): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || document.status === 'cancelled') return;
  await updateDocument(context.db, documentId, { status: 'failed', failure });
  announceDocument(context, document);
}
