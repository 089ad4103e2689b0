import type { TranslationDocument } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { addDocuments } from '../documents/add-documents.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { requireActiveProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, project.not-active, file.duplicate-name */
export async function addProjectDocuments(
  context: Context,
  { projectId, fileIds }: InputOf<typeof projectsApi.addDocuments>,
): Promise<TranslationDocument[]> {
  const { sourceLanguage, targetLanguages, engineKey, matchRate } = await requireActiveProject(
    context,
    projectId,
  );
  const added = new Set(
    await addDocuments(context, {
      projectId,
      fileIds,
      sourceLanguage,
      targetLanguages,
      plan: { engineKey, matchRate },
    }),
  );
  const documents = await documentsOfProject(context, projectId);
  return documents.filter(({ documentId }) => added.has(documentId));
}
