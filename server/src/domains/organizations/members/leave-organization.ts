import { AppError } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { announceRights } from '../announce-rights.ts';
import { findHomeMembership } from '../find-membership.ts';
import { deleteMembers } from './members.store.ts';

/**
 * The session goes on in another organization of the person.
 * @throws {AppError} member.last-admin, for the super administrator, who transfers the organization first; organization.not-member
 */
export async function leaveOrganization(context: RequestContext): Promise<null> {
  const { db, actor } = context;
  if (actor.role === 'SUPER_ADMIN') throw new AppError('member.last-admin');
  await deleteMembers(db, [actor.userId]);
  const { userId } = actor;
  const home = await context.asSystem((system) =>
    findHomeMembership(system, { userId, lastOrganizationId: null }),
  );
  await context.session.start({ userId, organizationId: home.organizationId });
  announceRights(context, [userId]);
  return null;
}
