import type { AccountInfo, accountsApi, UserInfo } from '@transloom/contracts/accounts';
import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireMembership } from '../organizations/find-membership.ts';
import { endFirstLogin } from '../users/change-user.ts';
import { findUser } from '../users/find-user.ts';
import { describeUser } from './describe-user.ts';

export async function userInfo(context: Context): Promise<UserInfo> {
  const { userId, organizationId } = context.actor;
  const membership = await requireMembership(context.db, userId, organizationId);
  return describeUser(await requireSelf(context), membership, context.now());
}

/** Nothing is counted against quotas yet, so nothing is limited. */
export async function accountInfo(context: Context): Promise<AccountInfo> {
  const { phone, email } = await requireSelf(context);
  return {
    phone,
    email,
    memberQuota: { used: 0, limit: null },
    flowQuota: { surplus: null, limit: null },
    tokenQuota: { surplus: null, limit: null },
    featureConfig: {
      fileLimit: limits.uploadFiles,
      uploadBytes: limits.uploadBytes,
      billing: context.installation.billing,
    },
  };
}

export async function clearFirstLogin(
  context: Context,
  _: InputOf<typeof accountsApi.clearFirstLogin>,
): Promise<null> {
  await context.asSystem((db) => endFirstLogin(db, context.actor.userId));
  return null;
}

async function requireSelf({ asSystem, actor }: Context) {
  const user = await asSystem((db) => findUser(db, actor.userId));
  if (!user) throw new AppError('session.expired');
  return user;
}
