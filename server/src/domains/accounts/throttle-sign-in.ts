import { AppError } from '../../platform/app-error.ts';
import type { Caller, ContextBase, LongVisitorContext } from '../../platform/context.ts';
import type { RateRule } from '../../platform/rate-limits/rate-limits.ts';
import { spendCaptcha } from './captcha.ts';

const perAddress: RateRule = { name: 'accounts.sign-ins-from-address', limit: 10, windowSeconds: 60 };
const failures: RateRule = { name: 'accounts.sign-in-failures', limit: 5, windowSeconds: 15 * 60 };
const failuresBeforeCaptcha = 3;

/** Where wrong passwords are counted: strangers who try lock the account for strangers, not for its owner's browser. */
export function failureSubject(userId: string, knownBrowser: Caller | undefined): string {
  return `user ${userId} ${knownBrowser?.browserId ?? 'elsewhere'}`;
}

/** The same for a name that nobody has, so that no answer tells the difference. */
export function strangerSubject(account: string): string {
  return `name ${account.toLowerCase()}`;
}

/** @throws {AppError} request.too-frequent */
export async function limitAddress({ rateLimits, caller }: LongVisitorContext): Promise<void> {
  await rateLimits.take(perAddress, caller.address);
}

/** @throws {AppError} account.captcha-required, account.captcha-wrong */
export async function askCaptchaAfterFailures(
  context: LongVisitorContext,
  subject: string,
  captcha: string | undefined,
): Promise<void> {
  const { tries } = await context.rateLimits.look(failures, subject);
  if (tries < failuresBeforeCaptcha) return;
  if (captcha === undefined) throw new AppError('account.captcha-required');
  await spendCaptcha(context, captcha);
}

/**
 * Counts the try as failed before it is one, so that many at once get no more tries than one after the other.
 * @throws {AppError} account.locked
 */
export async function countAsFailure(
  { rateLimits }: Pick<ContextBase, 'rateLimits'>,
  subject: string,
): Promise<void> {
  try {
    await rateLimits.take(failures, subject);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('account.locked', { minutes: Math.ceil(Number(error.params['seconds']) / 60) });
  }
}

/** After a right password. */
export async function forgetFailures(
  { rateLimits }: Pick<ContextBase, 'rateLimits'>,
  subject: string,
): Promise<void> {
  await rateLimits.clear(failures, subject);
}
