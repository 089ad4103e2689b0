import { reachOf } from '@transloom/contracts/role-matrix';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/**
 * Whether somebody manages the tasks of a project: holders of the right everywhere, and owners of a team in the projects
 * they made.
 */
export function managesTasks(
  { permissions, role, userId }: Pick<Actor, 'permissions' | 'role' | 'userId'>,
  project: { readonly creatorId: string },
): boolean {
  if (!permissions.has('task:assign')) return false;
  return reachOf(role, 'task:assign') === 'all' || project.creatorId === userId;
}

/** @throws {AppError} access.denied */
export function requireManagesTasks(actor: Actor, project: { readonly creatorId: string }): void {
  if (!managesTasks(actor, project)) throw new AppError('access.denied');
}
