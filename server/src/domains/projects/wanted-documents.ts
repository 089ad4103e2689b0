import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { requireManagedActiveProject } from './require-project.ts';

interface SomeDocuments {
  readonly projectId: string;
  /** Empty: all of the project. */
  readonly documentIds: readonly string[];
}

/**
 * Ids of documents that work of the project begins with; each has been read and is not being translated.
 * @throws {AppError} access.denied, resource.not-found, project.not-active, document.not-ready
 */
export async function wantedDocuments(
  context: Context,
  { projectId, documentIds }: SomeDocuments,
): Promise<readonly string[]> {
  await requireManagedActiveProject(context, projectId);
  const all = await documentsOfProject(context, projectId);
  const unknown = documentIds.some((id) => !all.some(({ documentId }) => documentId === id));
  if (unknown || all.length === 0) throw new AppError('resource.not-found');
  const wanted =
    documentIds.length === 0 ? all : all.filter(({ documentId }) => documentIds.includes(documentId));
  const busy = wanted.find(({ status }) => status !== 'ready');
  if (busy !== undefined) throw new AppError('document.not-ready', { name: busy.name });
  return wanted.map(({ documentId }) => documentId);
}
