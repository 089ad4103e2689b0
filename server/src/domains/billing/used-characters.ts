import type { Context } from '../../platform/context.ts';
import { sumUsage } from './billing.store.ts';
import { monthStart } from './month-start.ts';

/** Characters the organisation's engines translated this month, by engine. */
export function usedThisMonth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<ReadonlyMap<string, number>> {
  return sumUsage(db, monthStart(now()));
}
