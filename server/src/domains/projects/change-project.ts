import type { InputOf } from '@transloom/contracts/endpoint';
import type { Project, projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { projectById } from './create-project.ts';
import { updateProject } from './projects.store.ts';
import { requireDeadline } from './require-deadline.ts';
import { requireManagedProject } from './require-project.ts';

/** What a project is called, when it is due and whose it is. @throws {AppError} resource.not-found, project.deadline-past */
export async function changeProject(
  context: Context,
  { projectId, deadline, teamId, ...change }: InputOf<typeof projectsApi.changeProject>,
): Promise<Project> {
  await requireManagedProject(context, projectId);
  await updateProject(context.db, projectId, {
    ...change,
    ...(teamId !== undefined && { teamId: await ownerTeam(context, teamId, 'project:manage') }),
    ...(deadline !== undefined && { deadline: requireDeadline(context, deadline) }),
    updatedAt: context.now(),
  });
  return projectById(context, projectId);
}
