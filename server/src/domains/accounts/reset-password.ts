import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../platform/context.ts';
import { endAllSessionsOf } from '../../platform/http/sessions/session-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notify } from '../messages/notify.ts';
import { findHomeMembership } from '../organizations/find-membership.ts';
import { setPasswordHash } from '../users/change-user.ts';
import { findUserByTarget } from '../users/find-user.ts';
import { hashPassword } from '../users/password-hash.ts';
import { refuseCommonPassword } from '../users/refuse-common-password.ts';
import { checkCode, useCode } from './check-code.ts';
import { ofVisitor } from './in-system.ts';
import { withdrawSignInLinks } from './sign-in-links.ts';
import { failureSubject, forgetFailures } from './throttle-sign-in.ts';

/**
 * Ends all sessions, and lifts the lock of failed sign-ins.
 * @throws {AppError} account.common-password, account.code-wrong, account.unknown
 */
export async function resetPassword(
  context: LongVisitorContext,
  { target, code, password }: InputOf<typeof accountsApi.resetPassword>,
): Promise<null> {
  refuseCommonPassword(password);
  const proven = await checkCode(ofVisitor(context), { purpose: 'reset-password', target, code });
  const passwordHash = await hashPassword(password);
  const userId = await context.transact(async (visitor) => {
    await useCode(visitor, proven);
    return replacePassword(visitor, target, passwordHash);
  });
  await forgetFailures(context, failureSubject(userId, undefined));
  await forgetFailures(context, failureSubject(userId, context.caller));
  return null;
}

async function replacePassword(
  context: VisitorContext,
  target: string,
  passwordHash: string,
): Promise<string> {
  const { db } = context;
  const user = await findUserByTarget(db, target);
  if (!user) throw new AppError('account.unknown');
  const { userId } = user;
  await setPasswordHash(db, userId, passwordHash);
  await withdrawSignInLinks(db, userId);
  await endAllSessionsOf(db, userId);
  const params = { address: context.caller.address };
  await notify(context, { to: [userId], kind: 'password-changed', params });
  const { organizationId } = await findHomeMembership(db, user);
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.password-reset' });
  return userId;
}
