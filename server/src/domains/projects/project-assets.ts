import type { InputOf } from '@transloom/contracts/endpoint';
import type { ProjectMemory, ProjectTermBase, projectAssetsApi } from '@transloom/contracts/project-assets';
import type { Context } from '../../platform/context.ts';
import { namedMemories, nameMemories } from '../memories/in-projects/project-memories.ts';
import { namedTermBases, nameTermBases } from '../terms/in-projects/project-term-bases.ts';
import { requireManagedProject, requireProject } from './require-project.ts';

type Api = typeof projectAssetsApi;

/** @throws {AppError} resource.not-found */
export async function projectMemories(
  context: Context,
  { projectId }: InputOf<Api['projectMemories']>,
): Promise<ProjectMemory[]> {
  await requireProject(context, projectId);
  return namedMemories(context, projectId);
}

/** @throws {AppError} resource.not-found, project.memory-unfit */
export async function saveProjectMemories(
  context: Context,
  { projectId, memories }: InputOf<Api['saveProjectMemories']>,
): Promise<ProjectMemory[]> {
  const project = await requireManagedProject(context, projectId);
  return nameMemories(context, { projectId, ...project }, memories);
}

/** @throws {AppError} resource.not-found */
export async function projectTermBases(
  context: Context,
  { projectId }: InputOf<Api['projectTermBases']>,
): Promise<ProjectTermBase[]> {
  await requireProject(context, projectId);
  return namedTermBases(context, projectId);
}

/** @throws {AppError} resource.not-found, project.term-base-unfit */
export async function saveProjectTermBases(
  context: Context,
  { projectId, termBases }: InputOf<Api['saveProjectTermBases']>,
): Promise<ProjectTermBase[]> {
  const project = await requireManagedProject(context, projectId);
  return nameTermBases(context, { projectId, ...project }, termBases);
}
