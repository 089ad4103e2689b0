import type { Context } from '../../platform/context.ts';
import { type ProjectRow, updateProject } from './projects.store.ts';
import { requireManagedProject } from './require-project.ts';

interface StatusChange {
  readonly projectId: string;
  readonly status: 'active' | 'archived';
}

/** Gives the project as it was before. @throws {AppError} resource.not-found, access.denied */
export async function setProjectStatus(
  context: Context,
  { projectId, status }: StatusChange,
): Promise<ProjectRow> {
  const project = await requireManagedProject(context, projectId);
  await updateProject(context.db, projectId, { status, updatedAt: context.now() });
  return project;
}
