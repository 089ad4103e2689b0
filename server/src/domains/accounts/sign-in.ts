import { setTimeout as wait } from 'node:timers/promises';
import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findHomeMembership } from '../organizations/find-membership.ts';
import { setPasswordHash } from '../users/change-user.ts';
import { findUserByAccount } from '../users/find-user.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../users/password-hash.ts';
import { browserHash } from './browser-hash.ts';
import { enter } from './enter.ts';
import { isKnownBrowser } from './known-browsers.store.ts';
import {
  askCaptchaAfterFailures,
  countAsFailure,
  failureSubject,
  forgetFailures,
  limitAddress,
  strangerSubject,
} from './throttle-sign-in.ts';

/**
 * A name that nobody has is treated as a wrong password all the way, in answer, time and limits.
 * @throws {AppError} account.wrong-credentials, account.captcha-required, account.captcha-wrong, account.locked,
 *   request.too-frequent
 */
export async function signIn(
  context: LongVisitorContext,
  { account, password, captcha }: InputOf<typeof accountsApi.signIn>,
): Promise<OutputOf<typeof accountsApi.signIn>> {
  const askedAt = performance.now();
  await limitAddress(context);
  const { user, subject } = await context.transact((visitor) => findSubject(visitor, account));
  await askCaptchaAfterFailures(context, subject, captcha);
  await countAsFailure(context, subject);
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !right) {
    await context.transact((visitor) => recordFailure(visitor, user));
    await untilNextBeat(askedAt);
    throw new AppError('account.wrong-credentials');
  }
  await forgetFailures(context, subject);
  await renewHash(context, user, password);
  return context.transact((visitor) => enter(visitor, user, 'password'));
}

/** An account that exists costs some milliseconds more, which a beat of a quarter of a second hides (A06). */
const beatMs = 250;

async function untilNextBeat(askedAt: number): Promise<void> {
  const elapsedMs = performance.now() - askedAt;
  await wait(beatMs - (elapsedMs % beatMs));
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByAccount>>>;

async function findSubject({ db, caller }: VisitorContext, account: string) {
  const user = await findUserByAccount(db, account);
  if (!user) return { user, subject: strangerSubject(account) };
  const known = await isKnownBrowser(db, { userId: user.userId, browserHash: browserHash(caller) });
  return { user, subject: failureSubject(user.userId, known ? caller : undefined) };
}

async function recordFailure(context: VisitorContext, user: FoundUser | undefined): Promise<void> {
  if (!user) return;
  const { organizationId } = await findHomeMembership(context.db, user);
  const details = { userId: user.userId, address: context.caller.address };
  await recordAudit(context, { organizationId, actorId: null, action: 'account.sign-in-failed', details });
}

/** The password is at hand only now, to be hashed by today's parameters. */
async function renewHash(context: LongVisitorContext, user: FoundUser, password: string): Promise<void> {
  if (user.passwordHash === null || !isOutdatedHash(user.passwordHash)) return;
  const passwordHash = await hashPassword(password);
  await context.transact(({ db }) => setPasswordHash(db, user.userId, passwordHash));
}
