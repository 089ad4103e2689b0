import type { VisitorContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { acceptInvitation, rewardInvitation } from '../billing/invitations/reward-invitation.ts';
import { notify } from '../messages/notify.ts';
import { createPersonalOrganization } from '../organizations/create-organization.ts';
import { createUser, type UserDraft } from '../users/create-user.ts';

/**
 * A new user with an organization of their own on the Free plan.
 * @throws {AppError} account.taken, account.username-taken, account.username-alike
 */
export async function register(context: VisitorContext, draft: UserDraft, inviteCode?: string) {
  const { db } = context;
  const user = await createUser(db, draft, context.now());
  const { userId, username } = user;
  const { organizationId } = await createPersonalOrganization(db, user, context.now());
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.sign-up' });
  await notify(context, { to: [userId], kind: 'welcome', params: { username } });
  if (inviteCode !== undefined)
    await acceptInvitation(context, { code: inviteCode, userId, username, organizationId });
  await rewardInvitation(context, userId);
  return user;
}
