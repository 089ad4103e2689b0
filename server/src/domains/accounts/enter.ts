import type { UserInfo } from '@transloom/contracts/accounts';
import type { VisitorContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notify } from '../messages/notify.ts';
import { findHomeMembership } from '../organizations/find-membership.ts';
import { browserHash } from './browser-hash.ts';
import { describeUser } from './describe-user.ts';
import { deviceName } from './device-name.ts';
import { countKnownBrowsers, isKnownBrowser, upsertKnownBrowser } from './known-browsers.store.ts';

type EnteringUser = Parameters<typeof describeUser>[0] & { readonly lastOrganizationId: string | null };

export type SignInWay = 'password' | 'code' | 'link' | 'sign-up';

/** Opens a session for somebody who has shown who they are. */
export async function enter(context: VisitorContext, user: EnteringUser, way: SignInWay): Promise<UserInfo> {
  const { userId } = user;
  const membership = await findHomeMembership(context.db, user);
  const { organizationId } = membership;
  await meetBrowser(context, userId);
  await context.session.start({ userId, organizationId });
  const details = { way, address: context.caller.address };
  await recordAudit(context, { organizationId, actorId: userId, action: 'account.sign-in', details });
  return describeUser(user, membership, context.now());
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
