import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { reachedDocuments } from '../project-people/reach.ts';
import { projectById } from './create-project.ts';

/** @throws {AppError} resource.not-found */
export async function showProject(
  context: Context,
  { projectId }: InputOf<typeof projectsApi.project>,
): Promise<OutputOf<typeof projectsApi.project>> {
  return {
    ...(await projectById(context, projectId)),
    documents: await openDocuments(context, projectId),
  };
}

/** Documents of the project that are open to the actor. */
async function openDocuments(context: Context, projectId: string) {
  const documents = await documentsOfProject(context, projectId);
  const reached = await reachedDocuments(
    context,
    documents.map(({ documentId }) => documentId),
  );
  return documents.filter(({ documentId }) => reached.has(documentId));
}
