import type { InputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { StyleVersion } from '@transloom/contracts/style-guides';
import type { Context } from '../../platform/context.ts';
import { saveStyle } from '../style-guides/save-style.ts';
import { styleHistory } from '../style-guides/style-history.ts';
import { requireManagedActiveProject, requireProject } from './require-project.ts';

/** @throws {AppError} resource.not-found */
export async function projectStyle(
  context: Context,
  { projectId }: InputOf<typeof projectsApi.styleGuide>,
): Promise<StyleVersion[]> {
  await requireProject(context, projectId);
  return styleHistory(context, projectId);
}

/** @throws {AppError} resource.not-found, project.not-active, style-guide.changed */
export async function saveProjectStyle(
  context: Context,
  change: InputOf<typeof projectsApi.saveStyleGuide>,
): Promise<StyleVersion[]> {
  await requireManagedActiveProject(context, change.projectId);
  return saveStyle(context, change);
}
