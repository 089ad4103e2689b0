import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findProject, type ProjectRow } from './projects.store.ts';

/** @throws {AppError} resource.not-found, also for a project of another organisation */
export async function requireProject(context: Pick<Context, 'db'>, projectId: string): Promise<ProjectRow> {
  const project = await findProject(context.db, projectId);
  if (project === undefined) throw new AppError('resource.not-found');
  return project;
}

/** @throws {AppError} resource.not-found, project.not-active */
export async function requireActiveProject(
  context: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectRow> {
  const project = await requireProject(context, projectId);
  if (project.status !== 'active') throw new AppError('project.not-active');
  return project;
}
