import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { organizationsApi } from '@transloom/contracts/organizations';
import type { RequestContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { rememberOrganization } from '../users/change-user.ts';
import { requireMembership } from './find-membership.ts';
import { summarizeOrganization } from './organization-summary.ts';

/**
 * The session goes on under a new token; what the old one could do ends.
 * @throws {AppError} organization.not-member
 */
export async function switchOrganization(
  context: RequestContext,
  { organizationId }: InputOf<typeof organizationsApi.switchOrganization>,
): Promise<OutputOf<typeof organizationsApi.switchOrganization>> {
  const { userId } = context.actor;
  const membership = await requireMembership(context.db, userId, organizationId);
  await context.asSystem(async (db) => {
    await rememberOrganization(db, userId, organizationId);
    const event = { organizationId, actorId: userId, action: 'organization.switch' } as const;
    await recordAudit({ db, now: context.now }, event);
  });
  await context.session.start({ userId, organizationId });
  return summarizeOrganization(membership, true, context);
}
