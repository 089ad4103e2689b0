import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { jobCancelled } from '../../platform/queue/cancel-job.ts';
import { isUnfinished } from './document-status.ts';
import { type DocumentRecord, lockDocument } from './documents.store.ts';
import { forgetFile } from './forget-file.ts';
import { moveDocument } from './move-document.ts';
import { type NextReading, nextReadingOf } from './next-reading.ts';

/**
 * A document whose job has ended without its work is failed, or cancelled; nothing half done is shown as done. One
 * that could not be read again is as it was before.
 */
export async function failDocument(
  context: Context,
  { documentId }: { readonly documentId: string },
  failure: Failure,
): Promise<void> {
  const document = await lockDocument(context.db, documentId);
  if (document === undefined || !isUnfinished(document)) return;
  const next = nextReadingOf(document);
  if (next !== undefined && document.segmentCount > 0) {
    await stayAsItWas(context, document, next, failure);
    return;
  }
  const cancelled = failure.code === jobCancelled.code;
  await moveDocument(context, document, cancelled ? { status: 'cancelled' } : { status: 'failed', failure });
}

async function stayAsItWas(
  context: Context,
  document: DocumentRecord,
  { fileId }: NextReading,
  failure: Failure,
): Promise<void> {
  await moveDocument(context, document, {
    status: 'ready',
    failure: null,
    nextReading: null,
    rereading: {
      at: context.now().toISOString(),
      kept: document.segmentCount,
      changed: 0,
      added: 0,
      gone: 0,
      failure,
    },
  });
  if (fileId !== document.fileId) await forgetFile(context, fileId, document.id);
}
