import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { projectById } from './create-project.ts';

/** @throws {AppError} resource.not-found */
export async function showProject(
  context: Context,
  { projectId }: InputOf<typeof projectsApi.project>,
): Promise<OutputOf<typeof projectsApi.project>> {
  return {
    ...(await projectById(context, projectId)),
    documents: await documentsOfProject(context, projectId),
  };
}
