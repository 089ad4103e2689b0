import type { Context } from '../../platform/context.ts';
import { fromMicros } from './money.ts';
import { monthStart } from './month-start.ts';
import { sumCosts, sumUsage } from './uses.store.ts';

/** Characters the organisation's engines translated this month, by engine. */
export function usedThisMonth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<ReadonlyMap<string, number>> {
  return sumUsage(db, monthStart(now()));
}

export interface EngineCost {
  readonly currency: 'USD' | 'CNY';
  /** Whole units and parts of them. */
  readonly amount: number;
}

/** What the organisation's engines cost this month by their prices, by engine. */
export async function costsThisMonth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<ReadonlyMap<string, EngineCost[]>> {
  const costs = new Map<string, EngineCost[]>();
  for (const { engineKey, currency, micros } of await sumCosts(db, monthStart(now()))) {
    const known = currency === 'USD' || currency === 'CNY' ? [{ currency, amount: fromMicros(micros) }] : [];
    costs.set(engineKey, [...(costs.get(engineKey) ?? []), ...known] as EngineCost[]);
  }
  return costs;
}
