import type { Entry, UserInfo } from '@transloom/contracts/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notify } from '../messages/notify.ts';
import { findHomeMembership } from '../organizations/find-membership.ts';
import { changeUser } from '../users/change-user.ts';
import { browserHash } from './browser-hash.ts';
import { mustUseCompany } from './company/company.store.ts';
import { describeUser } from './describe-user.ts';
import { deviceName } from './device-name.ts';
import { countKnownBrowsers, isKnownBrowser, upsertKnownBrowser } from './known-browsers.store.ts';
import type { SignInWay } from './sign-in-way.ts';
import { beginSecondStep, secondWaysOf } from './two-step/second-step.ts';

type EnteringUser = Parameters<typeof describeUser>[1] & {
  readonly lastOrganizationId: string | null;
  readonly suspendedAt: Date | null;
  readonly deletionDueAt: Date | null;
};

/**
 * Lets in somebody who has shown who they are by one step, or asks for the second.
 * @throws {AppError} account.suspended, company.only
 */
export async function enter(context: VisitorContext, user: EnteringUser, way: SignInWay): Promise<Entry> {
  refuseSuspended(user);
  if (way !== 'company' && (await mustUseCompany(context.db, user.userId)))
    throw new AppError('company.only');
  const ways = await secondWaysOf(context.db, user.userId);
  if (ways.length === 0) return { userInfo: await enterFully(context, user, way), secondStep: null };
  return { userInfo: null, secondStep: await beginSecondStep(context, { userId: user.userId, way, ways }) };
}

/**
 * Opens a session for somebody who needs no further step.
 * @throws {AppError} account.suspended
 */
export async function enterFully(
  context: VisitorContext,
  user: EnteringUser,
  way: SignInWay,
  into?: { readonly organizationId: string },
): Promise<UserInfo> {
  refuseSuspended(user);
  const { userId } = user;
  const home = into === undefined ? user : { userId, lastOrganizationId: into.organizationId };
  const membership = await findHomeMembership(context.db, home);
  const { organizationId } = membership;
  await meetBrowser(context, userId);
  if (user.deletionDueAt !== null) await keepAccount(context, userId, organizationId);
  await changeUser(context.db, userId, { language: context.language });
  const sso = way === 'company' ? { ssoOrganizationId: organizationId } : {};
  await context.session.start({ userId, organizationId, ...sso });
  const details = { way, address: context.caller.address };
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.sign-in', details });
  return describeUser(context, user, membership);
}

/** Whoever signs in before the day keeps the account. */
async function keepAccount(context: VisitorContext, userId: string, organizationId: string): Promise<void> {
  await changeUser(context.db, userId, { deletionDueAt: null });
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.deletion-cancel' });
  await notify(context, { to: [userId], kind: 'deletion-cancelled', params: {} });
}

function refuseSuspended({ suspendedAt }: EnteringUser): void {
  if (suspendedAt !== null) throw new AppError('account.suspended');
}

/** The owner of an account hears of a sign-in from a browser they never used. */
async function meetBrowser(context: VisitorContext, userId: string): Promise<void> {
  const { db, caller } = context;
  const browser = { userId, browserHash: browserHash(caller) };
  const isNew = !(await isKnownBrowser(db, browser)) && (await countKnownBrowsers(db, userId)) > 0;
  await upsertKnownBrowser(db, browser, context.now());
  if (!isNew) return;
  const params = { device: deviceName(caller.userAgent), address: caller.address };
  await notify(context, { to: [userId], kind: 'new-sign-in', params });
}
