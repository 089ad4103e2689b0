import type { ProjectPeople } from '@transloom/contracts/project-people';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isWithinLimits, type LimitedWork, limitsOfMembers } from '../organizations/limits-of-members.ts';
import { requireMembers } from '../organizations/members/require-members.ts';
import { findPeople } from '../users/find-user.ts';
import { shownName } from '../users/shown-names.ts';
import { deleteProjectPeople, insertProjectPeople, selectProjectPeople } from './project-people.store.ts';

/** People who work in the whole of a project, by name. */
export async function projectPeople(
  context: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectPeople['people']> {
  const members = await findPeople(context.db, await selectProjectPeople(context.db, projectId));
  const people = [...members.values()].map(({ userId, name }) => ({ userId, name }));
  return people.toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Names the people of a project; who has work in one of its files keeps that file.
 * @throws {AppError} resource.not-found, member.limited
 */
export async function namePeople(
  context: Context,
  project: LimitedWork,
  userIds: readonly string[],
): Promise<void> {
  const { projectId } = project;
  await requireMembers(context, userIds);
  await refuseLimited(context, project, userIds);
  const { organizationId } = context.actor;
  await deleteProjectPeople(context.db, projectId);
  await insertProjectPeople(
    context.db,
    [...new Set(userIds)].map((userId) => ({ organizationId, projectId, userId, documentId: null })),
  );
}

/** Somebody who was named before stays named. */
async function refuseLimited(
  context: Context,
  project: LimitedWork,
  userIds: readonly string[],
): Promise<void> {
  const limits = await limitsOfMembers(context, userIds);
  const known = new Set(await selectProjectPeople(context.db, project.projectId));
  const limited = userIds.find((id) => !known.has(id) && !isWithinLimits(limits.get(id), project));
  if (limited === undefined) return;
  throw new AppError('member.limited', { name: await shownName(context, limited) });
}
