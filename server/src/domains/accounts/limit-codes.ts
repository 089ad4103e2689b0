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

/**
 * No looser than what carriers allow a number.
 * @throws {AppError} account.code-too-soon, account.code-too-many
 */
export async function limitCodes({ rateLimits, caller }: LongVisitorContext, target: string): Promise<void> {
  // The pause first: who only pressed the button twice has not used up anything.
  await refusing('account.code-too-soon', () => rateLimits.take(pause, target));
  await refusing('account.code-too-many', () => rateLimits.take(perHour, target));
  await refusing('account.code-too-many', () => rateLimits.take(perDay, target));
  await refusing('account.code-too-many', () => rateLimits.take(perAddress, caller.address));
}

async function refusing(code: ErrorCode, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (error instanceof AppError) throw new AppError(code, error.params);
    throw error;
  }
}
