import type { UserInfo } from '@transloom/contracts/accounts';
import type { Membership } from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';

interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly avatar: string | null;
  readonly internal: boolean;
  readonly firstLogin: boolean;
  readonly timeZone: string | null;
}

/** Who the user is in the organisation they work in. */
export function describeUser(user: SignedInUser, membership: Membership, now: Date): UserInfo {
  const { organizationId, organizationType, expiresAt, role } = membership;
  const { userId, username, nickname, avatar, internal, firstLogin, timeZone } = user;
  return {
    userId,
    username,
    nickname: nickname ?? username,
    avatar,
    organizationId,
    organizationType,
    accountType: planAt(membership, now),
    expireTime: expiresAt?.toISOString() ?? null,
    internal,
    myRole: { role },
    popWindows: firstLogin,
    timeZone,
  };
}
