import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { cancelJob } from '../../platform/queue/job-store.ts';
import { announceDocument } from './announce-document.ts';
import { updateDocument } from './documents.store.ts';
import { requireDocument } from './require-document.ts';

const busy = new Set(['waiting', 'preparing', 'pretranslating']);

/** @throws {AppError} resource.not-found */
export async function cancelDocument(
  context: Context,
  { documentId }: InputOf<typeof documentsApi.cancelDocument>,
): Promise<null> {
  const document = await requireDocument(context, documentId);
  if (!busy.has(document.status)) return null;
  if (document.jobId !== null) await cancelJob(context.db, document.jobId, context.now());
  await updateDocument(context.db, documentId, { status: 'cancelled' });
  announceDocument(context, document);
  return null;
}
