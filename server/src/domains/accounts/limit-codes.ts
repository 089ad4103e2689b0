import type { ErrorCode } from '@transloom/contracts/errors';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext } from '../../platform/context.ts';
import type { RateRule } from '../../platform/rate-limits/rate-limits.ts';

const hour = 60 * 60;

const perAddress: RateRule = { name: 'accounts.codes-from-address', limit: 20, windowSeconds: hour };
const perDay: RateRule = { name: 'accounts.codes-a-day', limit: 10, windowSeconds: 24 * hour };
const perHour: RateRule = { name: 'accounts.codes-an-hour', limit: 5, windowSeconds: hour };
const pause: RateRule = { name: 'accounts.code-pause', limit: 1, windowSeconds: limits.codeResendSeconds };

/** Messages cost the operator money, and a crowd of strangers asks from many addresses for many numbers. */
const ofInstallation = (limit: number): RateRule => ({
  name: 'accounts.codes-of-installation',
  limit,
  windowSeconds: 24 * hour,
});

/**
 * No looser than what carriers allow a number.
 * @throws {AppError} account.code-too-soon, account.code-too-many, account.code-budget-spent
 */
export async function limitCodes(context: LongVisitorContext, target: string): Promise<void> {
  const { rateLimits, caller } = context;
  // The pause first: who only pressed the button twice has not used up anything.
  await refusing('account.code-too-soon', () => rateLimits.take(pause, target));
  await refusing('account.code-too-many', () => rateLimits.take(perHour, target));
  await refusing('account.code-too-many', () => rateLimits.take(perDay, target));
  await refusing('account.code-too-many', () => rateLimits.take(perAddress, caller.address));
  await spendBudget(context);
}

/** @throws {AppError} account.code-budget-spent */
async function spendBudget({ rateLimits, installation, log }: LongVisitorContext): Promise<void> {
  const { codesADay } = installation;
  const refused = await rateLimits.takeAll([{ rule: ofInstallation(codesADay), subject: '' }]);
  if (refused === undefined) return;
  log.warn({ codesADay }, 'the codes of this day are spent');
  throw new AppError('account.code-budget-spent', { seconds: refused.waitSeconds });
}

async function refusing(code: ErrorCode, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (error instanceof AppError) throw new AppError(code, error.params);
    throw error;
  }
}
