import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { startPreparing } from './add-documents.ts';
import { type DocumentView, findDocumentsOfProject } from './documents.store.ts';
import { pretranslateDocumentJob } from './documents-job-kinds.ts';
import { moveDocument } from './move-document.ts';
import { clearFailures } from './segments/segment-fills.store.ts';

/**
 * Prepares what could not be read again, and asks the engine again for what it failed on; finished text stays.
 * @throws {AppError} resource.not-found
 */
export async function retryDocuments(
  context: Context,
  { projectId, documentIds }: InputOf<typeof documentsApi.retryDocuments>,
): Promise<null> {
  const wanted = new Set(documentIds);
  const all = await findDocumentsOfProject(context.db, projectId);
  const documents = wanted.size === 0 ? all : all.filter(({ id }) => wanted.has(id));
  if (documents.length === 0 || documents.length < wanted.size) throw new AppError('resource.not-found');
  for (const document of documents.filter(isTriedAgain)) {
    if (document.segmentCount === 0) await startPreparing(context, document);
    else await retryPretranslating(context, document);
  }
  return null;
}

/** Whether something failed in it; other documents stay as they are. */
export function isTriedAgain({ status, engineFailures }: DocumentView): boolean {
  return status === 'failed' || status === 'cancelled' || Number(engineFailures) > 0;
}

async function retryPretranslating(context: Context, document: DocumentView): Promise<void> {
  await clearFailures(context.db, document.id);
  const jobId = await context.enqueue(
    pretranslateDocumentJob,
    { documentId: document.id, projectId: document.projectId },
    { key: `pretranslate:${document.id}` },
  );
  await moveDocument(context, document, { status: 'pretranslating', failure: null, jobId });
}
