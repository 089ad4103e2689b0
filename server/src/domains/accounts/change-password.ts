import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongRequestContext, RequestContext } from '../../platform/context.ts';
import { endAllSessionsOf } from '../../platform/http/sessions/session-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notify } from '../messages/notify.ts';
import { setPasswordHash } from '../users/change-user.ts';
import { findUser } from '../users/find-user.ts';
import { hashPassword, verifyPassword } from '../users/password-hash.ts';
import { refuseCommonPassword } from '../users/refuse-common-password.ts';
import { withdrawSignInLinks } from './sign-in-links.ts';
import { countAsFailure, failureSubject, forgetFailures } from './throttle-sign-in.ts';

type Input = InputOf<typeof accountsApi.changePassword>;

/**
 * This session goes on under a new token; the user's others end, if asked.
 * @throws {AppError} account.common-password, account.wrong-credentials, account.same-password, account.locked
 */
export async function changePassword(context: LongRequestContext, input: Input): Promise<null> {
  const { oldPassword, password, endOtherSessions } = input;
  refuseCommonPassword(password);
  await requireOldPassword(context, oldPassword);
  if (oldPassword === password) throw new AppError('account.same-password');
  const passwordHash = await hashPassword(password);
  await context.transact((request) => replacePassword(request, passwordHash, endOtherSessions));
  return null;
}

/** Whoever found an open browser must not guess faster here than at the door. */
async function requireOldPassword(
  context: LongRequestContext,
  oldPassword: string | undefined,
): Promise<void> {
  const { userId } = context.actor;
  const user = await context.transact(({ asSystem }) => asSystem((db) => findUser(db, userId)));
  if (!user || user.passwordHash === null) return;
  const subject = failureSubject(userId, undefined);
  await countAsFailure(context, subject);
  const right = await verifyPassword(oldPassword ?? '', user.passwordHash);
  if (!right) throw new AppError('account.wrong-credentials');
  await forgetFailures(context, subject);
}

async function replacePassword(
  context: RequestContext,
  passwordHash: string,
  endOtherSessions: boolean,
): Promise<void> {
  const { userId, organizationId } = context.actor;
  await context.asSystem(async (db) => {
    await setPasswordHash(db, userId, passwordHash);
    await withdrawSignInLinks(db, userId);
    if (endOtherSessions) await endAllSessionsOf(db, userId);
  });
  await context.session.start({ userId, organizationId });
  const params = { address: context.caller.address };
  await notify(context, { to: [userId], kind: 'password-changed', params });
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.password-change' });
}
