import type { InputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { forgetPenalties } from '../memories/penalties/match-penalties.ts';
import { forgetStyleFiles } from '../style-guides/style-files.ts';
import { deleteProjectRow } from './projects.store.ts';
import { requireManagedProject } from './require-project.ts';

/** Stops what is still being prepared, too. @throws {AppError} resource.not-found */
export async function deleteProject(
  context: Context,
  { projectId }: InputOf<typeof projectsApi.deleteProject>,
): Promise<null> {
  await requireManagedProject(context, projectId);
  for (const { documentId } of await documentsOfProject(context, projectId)) {
    await deleteDocument(context, { documentId });
  }
  await forgetPenalties(context, projectId);
  await forgetStyleFiles(context, projectId);
  await deleteProjectRow(context.db, projectId);
  return null;
}
