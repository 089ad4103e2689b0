import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { opens, scopeOf } from '../organizations/reach.ts';
import { requireReach } from '../project-people/reach.ts';
import { findProject, type ProjectRow } from './projects.store.ts';

type Asking = Pick<Context, 'db' | 'actor'>;

/**
 * A project that is open to the actor.
 * @throws {AppError} resource.not-found, also for a project of another organization, access.denied
 */
export async function requireProject(context: Asking, projectId: string): Promise<ProjectRow> {
  const project = await findProject(context.db, projectId);
  if (project === undefined) throw new AppError('resource.not-found');
  await requireReach(context, projectId);
  return project;
}

/** A project that the actor manages. @throws {AppError} resource.not-found, access.denied */
export async function requireManagedProject(context: Asking, projectId: string): Promise<ProjectRow> {
  const project = await requireProject(context, projectId);
  const scope = await scopeOf(context, 'project:manage');
  const { teamId, creatorId: personId } = project;
  if (!opens(scope, { teamId, personId })) throw new AppError('access.denied');
  return project;
}

/** A project that is open to the actor and not archived. @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function requireActiveProject(context: Asking, projectId: string): Promise<ProjectRow> {
  return requireActive(await requireProject(context, projectId));
}

/** The same that the actor manages. @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function requireManagedActiveProject(context: Asking, projectId: string): Promise<ProjectRow> {
  return requireActive(await requireManagedProject(context, projectId));
}

function requireActive(project: ProjectRow): ProjectRow {
  if (project.status !== 'active') throw new AppError('project.not-active');
  return project;
}
