import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { StyleFile, StyleVersion } from '@transloom/contracts/style-guides';
import type { Context } from '../../platform/context.ts';
import { saveStyle } from '../style-guides/save-style.ts';
import {
  addStyleFiles,
  downloadStyleFile,
  removeStyleFile,
  styleFiles,
} from '../style-guides/style-files.ts';
import { styleHistory } from '../style-guides/style-history.ts';
import { lockProject } from './projects.store.ts';
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

/** @throws {AppError} resource.not-found */
export async function projectStyleFiles(
  context: Context,
  { projectId }: InputOf<typeof projectsApi.styleFiles>,
): Promise<StyleFile[]> {
  await requireProject(context, projectId);
  return styleFiles(context, projectId);
}

/** @throws {AppError} resource.not-found, project.not-active, style-guide.too-many-files, file.duplicate-name */
export async function addProjectStyleFiles(
  context: Context,
  { projectId, fileIds }: InputOf<typeof projectsApi.addStyleFiles>,
): Promise<StyleFile[]> {
  await lockProject(context.db, projectId);
  await requireManagedActiveProject(context, projectId);
  await addStyleFiles(context, projectId, fileIds);
  return styleFiles(context, projectId);
}

/** @throws {AppError} resource.not-found */
export async function downloadProjectStyleFile(
  context: Context,
  { projectId, fileId }: InputOf<typeof projectsApi.downloadStyleFile>,
): Promise<OutputOf<typeof projectsApi.downloadStyleFile>> {
  await requireProject(context, projectId);
  return downloadStyleFile(context, projectId, fileId);
}

/** @throws {AppError} resource.not-found, project.not-active */
export async function removeProjectStyleFile(
  context: Context,
  { projectId, fileId }: InputOf<typeof projectsApi.removeStyleFile>,
): Promise<StyleFile[]> {
  await requireManagedActiveProject(context, projectId);
  await removeStyleFile(context, projectId, fileId);
  return styleFiles(context, projectId);
}
