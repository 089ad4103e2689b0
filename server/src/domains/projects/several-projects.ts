import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { exportOfProjects } from '../documents/export-documents.ts';
import { deleteProject } from './delete-project.ts';
import { requireProject } from './require-project.ts';

/** Deletes all of the projects, or none where one cannot be deleted. @throws {AppError} resource.not-found, access.denied */
export async function deleteProjects(
  context: Context,
  { projectIds }: InputOf<typeof projectsApi.deleteProjects>,
): Promise<null> {
  for (const projectId of new Set(projectIds)) await deleteProject(context, { projectId });
  return null;
}

/**
 * Starts building the translations of several projects, each in a folder of its own.
 * @throws {AppError} resource.not-found, access.denied, document.not-pretranslated
 */
export async function exportProjects(
  context: Context,
  { projectIds, ...delivery }: InputOf<typeof projectsApi.exportProjects>,
): Promise<OutputOf<typeof projectsApi.exportProjects>> {
  const projects = [];
  for (const projectId of new Set(projectIds)) {
    const { name } = await requireProject(context, projectId);
    const documents = await documentsOfProject(context, projectId);
    projects.push({ name, documentIds: documents.map(({ documentId }) => documentId) });
  }
  return exportOfProjects(context, projects, delivery);
}
