import type { ErrorCode } from '@transloom/contracts/errors';
import { AppError } from '../../platform/app-error.ts';
import { holdQuota, type InLedger } from './hold-quota.ts';
import type { HoldRefusal, QuotaWish } from './quota-wish.ts';

/**
 * Holds quota of wallets for work that asks no engine by itself, and gives the id of the hold.
 * @throws {AppError} billing.no-characters, billing.no-tokens, billing.member-quota,
 *   billing.day-cap, billing.object-cap
 */
export async function requireQuota(context: InLedger, wish: Omit<QuotaWish, 'engine'>): Promise<string> {
  const hold = await holdQuota(context, wish);
  if (hold.status === 'refused') throw new AppError(codeOf(hold.by));
  return hold.holdId;
}

const codes: Readonly<Partial<Record<HoldRefusal, ErrorCode>>> = {
  tokens: 'billing.no-tokens',
  member: 'billing.member-quota',
  day: 'billing.day-cap',
  object: 'billing.object-cap',
};

function codeOf(by: HoldRefusal): ErrorCode {
  return codes[by] ?? 'billing.no-characters';
}
