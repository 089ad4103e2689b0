import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { jobCancelled } from '../../platform/queue/cancel-job.ts';
import { isUnfinished } from './document-status.ts';
import { lockDocument } from './documents.store.ts';
import { moveDocument } from './move-document.ts';

/** A document whose job has ended without its work is failed, or cancelled; nothing half done is shown as done. */
export async function failDocument(
  context: Context,
  { documentId }: { readonly documentId: string },
  failure: Failure,
): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !isUnfinished(document)) return;
  const cancelled = failure.code === jobCancelled.code;
  await moveDocument(context, document, cancelled ? { status: 'cancelled' } : { status: 'failed', failure });
}
