import type { UserInfo } from '@transloom/contracts/accounts';
import type { Membership } from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';

interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string | null;
  readonly internal: boolean;
  readonly firstLogin: boolean;
}

/** Who the user is in the organisation they work in. */
export function describeUser(user: SignedInUser, membership: Membership, now: Date): UserInfo {
  const { organizationId, organizationType, expiresAt, role } = membership;
  const { userId, username, avatar, internal, firstLogin } = user;
  return {
    userId,
    username,
    avatar,
    organizationId,
    organizationType,
    accountType: planAt(membership, now),
    expireTime: expiresAt?.toISOString() ?? null,
    internal,
    myRole: { role },
    popWindows: firstLogin,
  };
}
