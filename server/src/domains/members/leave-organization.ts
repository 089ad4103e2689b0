import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/context.ts';
import { dismissMembers } from '../organizations/dismiss-members.ts';
import { findHomeMembership } from '../organizations/find-membership.ts';
import { unboundActor } from '../organizations/unbound-actor.ts';
import { handOverTasks } from '../tasks/hand-over-tasks.ts';

/**
 * What the person has not submitted waits to be assigned, whoever assigned it; the session goes on in another organization
 * of theirs.
 * @throws {AppError} member.last-admin, for the super administrator, who transfers the organization first; organization.not-member
 */
export async function leaveOrganization(context: RequestContext): Promise<null> {
  const { actor } = context;
  const { userId } = actor;
  if (actor.role === 'SUPER_ADMIN') throw new AppError('member.last-admin');
  await handOverTasks({ ...context, actor: unboundActor(actor) }, { userIds: [userId], heirId: null });
  await dismissMembers(context, [userId]);
  const home = await context.asSystem((system) =>
    findHomeMembership(system, { userId, lastOrganizationId: null }),
  );
  await context.session.start({ userId, organizationId: home.organizationId });
  return null;
}
