import type { AccountInfo, accountsApi, UserInfo } from '@transloom/contracts/accounts';
import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../platform/context.ts';
import { memberQuota, quotaBalances } from '../billing/quota-balance.ts';
import { requireMembership } from '../organizations/find-membership.ts';
import { endFirstLogin } from '../users/change-user.ts';
import { describeUser } from './describe-user.ts';
import { requireSelf } from './require-self.ts';

export async function userInfo(context: Context): Promise<UserInfo> {
  const { userId, organizationId } = context.actor;
  const membership = await requireMembership(context.db, userId, organizationId);
  return describeUser(context, await requireSelf(context), membership);
}

/** Phone, e-mail, and what is left of each quota; null where nothing is sold and so nothing is limited (P3.1). */
export async function accountInfo(context: Context): Promise<AccountInfo> {
  const { phone, email } = await requireSelf(context);
  const { characters, tokens } = await quotaBalances(context);
  return {
    phone,
    email,
    memberQuota: await memberQuota(context),
    flowQuota: characters,
    tokenQuota: tokens,
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
