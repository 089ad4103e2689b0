import type { ProjectPeople } from '@transloom/contracts/project-people';
import type { Context } from '../../platform/context.ts';
import { memberNames } from '../organizations/members/member-names.ts';
import { requireMembers } from '../organizations/members/require-members.ts';
import { deleteProjectPeople, insertProjectPeople, selectProjectPeople } from './project-people.store.ts';

/** People who work in the whole of a project, by name. */
export async function projectPeople(
  context: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectPeople['people']> {
  const names = await memberNames(context, await selectProjectPeople(context.db, projectId));
  const people = [...names].map(([userId, name]) => ({ userId, name }));
  return people.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Names the people of a project; who has work in one of its files keeps that file. @throws {AppError} resource.not-found */
export async function namePeople(
  context: Context,
  projectId: string,
  userIds: readonly string[],
): Promise<void> {
  await requireMembers(context, userIds);
  const { organizationId } = context.actor;
  await deleteProjectPeople(context.db, projectId);
  await insertProjectPeople(
    context.db,
    [...new Set(userIds)].map((userId) => ({ organizationId, projectId, userId, documentId: null })),
  );
}
