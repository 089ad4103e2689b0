import type { InputOf } from '@transloom/contracts/endpoint';
import type { ProjectPeople, projectPeopleApi } from '@transloom/contracts/project-people';
import type { Context } from '../../platform/context.ts';
import { namePeople, projectPeople } from '../project-people/show-people.ts';
import { updateProject } from './projects.store.ts';
import { requireManagedProject, requireProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, access.denied */
export async function showProjectPeople(
  context: Context,
  { projectId }: InputOf<typeof projectPeopleApi.projectPeople>,
): Promise<ProjectPeople> {
  const { openToAll } = await requireProject(context, projectId);
  return { openToAll, people: await projectPeople(context, projectId) };
}

/** @throws {AppError} resource.not-found, also for somebody who is no member, access.denied */
export async function saveProjectPeople(
  context: Context,
  { projectId, openToAll, userIds }: InputOf<typeof projectPeopleApi.saveProjectPeople>,
): Promise<ProjectPeople> {
  const { sourceLanguage, targetLanguages } = await requireManagedProject(context, projectId);
  await updateProject(context.db, projectId, { openToAll, updatedAt: context.now() });
  await namePeople(context, { projectId, sourceLanguage, targetLanguages }, userIds);
  return { openToAll, people: await projectPeople(context, projectId) };
}
