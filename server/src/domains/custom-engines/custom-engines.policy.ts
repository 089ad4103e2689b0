import type { AccountType } from '@transloom/contracts/roles';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { planOf } from '../organizations/plan-of.ts';

/** Custom engines that a plan covers; the others are off the shelf until it covers them again. */
export const enginesOfPlan: Readonly<Record<AccountType, number>> = {
  personal: 0,
  'pro-limited': 1,
  'pro-trial': 1,
  pro: 5,
  'pro-beta': 5,
  'pro-internal': 20,
  internal: 20,
  TRIAL: 2,
  STANDARD: 10,
  enterprise: 20,
  ULTIMATE: 50,
};

type Planned = Pick<Context, 'db' | 'actor' | 'now' | 'installation'>;

/** How many the organisation may have; null where nothing is sold and so nothing is counted. */
export async function engineLimit(context: Planned): Promise<number | null> {
  return context.installation.billing ? enginesOfPlan[await planOf(context)] : null;
}

/** @throws {AppError} access.plan-required, custom-engine.too-many */
export async function requireRoom(context: Planned, existing: number): Promise<void> {
  const limit = await engineLimit(context);
  if (limit === null || existing < limit) return;
  throw limit === 0
    ? new AppError('access.plan-required')
    : new AppError('custom-engine.too-many', { limit });
}
