import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { jobCancelled } from '../../platform/queue/cancel-job.ts';
import { isUnfinished } from './document-status.ts';
import { failDocument } from './fail-document.ts';
import { requireDocument } from './require-document.ts';

/** @throws {AppError} resource.not-found */
export async function cancelDocument(
  context: Context,
  { documentId }: InputOf<typeof documentsApi.cancelDocument>,
): Promise<null> {
  const document = await requireDocument(context, documentId);
  if (!isUnfinished(document)) return null;
  const { jobId } = document;
  if (jobId !== null) await context.cancelJob(jobId);
  // A job that ended meanwhile may have left the document to the next one.
  const { jobId: nextJobId } = await requireDocument(context, documentId);
  if (nextJobId !== null && nextJobId !== jobId) await context.cancelJob(nextJobId);
  await failDocument(context, { documentId }, jobCancelled);
  return null;
}
