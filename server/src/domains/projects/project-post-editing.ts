import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { postEditingApi } from '@transloom/contracts/post-editing';
import type { Context } from '../../platform/context.ts';
import { postEditedEngines } from '../documents/post-editing/post-edited-engines.ts';
import { requireProject } from './require-project.ts';

/** Post-editing effort of a project, also of an archived one. @throws {AppError} resource.not-found */
export async function projectPostEditing(
  context: Context,
  { projectId }: InputOf<typeof postEditingApi.projectPostEditing>,
): Promise<OutputOf<typeof postEditingApi.projectPostEditing>> {
  await requireProject(context, projectId);
  return postEditedEngines(context, projectId);
}
