import type { UserInfo } from '@transloom/contracts/accounts';
import type { Context } from '../../platform/context.ts';
import type { Membership } from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';
import { shownNameIn } from '../users/shown-names.ts';

interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string | null;
  readonly internal: boolean;
  readonly firstLogin: boolean;
  readonly timeZone: string | null;
}

/** Who the user is in the organization they work in. */
export async function describeUser(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  membership: Membership,
): Promise<UserInfo> {
  const { organizationId, organizationType, expiresAt, role } = membership;
  const { userId, username, avatar, internal, firstLogin, timeZone } = user;
  return {
    userId,
    username,
    nickname: await shownNameIn(db, { userId, organizationId }),
    avatar,
    organizationId,
    organizationType,
    accountType: planAt(membership, now()),
    expireTime: expiresAt?.toISOString() ?? null,
    internal,
    myRole: { role },
    popWindows: firstLogin,
    timeZone,
  };
}
