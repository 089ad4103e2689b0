import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { addDocuments } from '../documents/add-documents.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { planOfProject } from './plan-of-pair.ts';
import { updateProject } from './projects.store.ts';
import { requireManagedActiveProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, project.not-active, file.duplicate-name, document.option-… */
export async function addProjectDocuments(
  context: Context,
  { projectId, fileIds, documentOptions }: InputOf<typeof projectsApi.addDocuments>,
): Promise<TranslationDocument[]> {
  const project = await requireManagedActiveProject(context, projectId);
  const { sourceLanguage, targetLanguages } = project;
  const inForce = { ...(project.documentOptions as OptionsByFormat), ...documentOptions };
  if (Object.keys(documentOptions).length > 0)
    await updateProject(context.db, projectId, { documentOptions: inForce, updatedAt: context.now() });
  const added = new Set(
    await addDocuments(context, {
      projectId,
      fileIds,
      sourceLanguage,
      targetLanguages,
      planOf: planOfProject(project),
      documentOptions: inForce,
    }),
  );
  const documents = await documentsOfProject(context, projectId);
  return documents.filter(({ documentId }) => added.has(documentId));
}
