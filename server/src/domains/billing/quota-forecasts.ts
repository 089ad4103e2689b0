import type { billingApi } from '@transloom/contracts/billing';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { charactersLeft } from './characters-left.ts';
import { grantedUnits } from './ledger/quota-unit.ts';
import { quotaBalances } from './quota-balance.ts';
import { sumUsesByDay } from './uses.store.ts';

const dayMs = 86_400_000;
const lookedBackDays = 14;
const farDays = 366;

/** What is left, and when it ends if use goes on as it did. */
export async function quotaForecasts(context: Context): Promise<OutputOf<typeof billingApi.quotaForecasts>> {
  const { db, now } = context;
  const spendable = await charactersLeft(context);
  const balances = await quotaBalances(context);
  const from = new Date(now().getTime() - lookedBackDays * dayMs);
  const days = await sumUsesByDay(db, { from, to: undefined, userId: undefined, module: undefined });
  return grantedUnits.map((unit) => {
    const { surplus: left, limit } = balances[unit];
    const perDay = days.reduce((sum, day) => sum + day[unit], 0) / lookedBackDays;
    const daysLeft = left === null || perDay === 0 ? Number.POSITIVE_INFINITY : left / perDay;
    const endTime = daysLeft > farDays ? null : new Date(now().getTime() + daysLeft * dayMs).toISOString();
    return { unit, left, limit, spendable: unit === 'characters' ? spendable : left, perDay, endTime };
  });
}
