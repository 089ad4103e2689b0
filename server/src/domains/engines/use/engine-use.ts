import type { Context } from '../../../platform/context.ts';
import { costsThisMonth, usedThisMonth } from '../../billing/used-characters.ts';
import { type EngineUse, noUse } from '../connections/shown-connection.ts';

/** What an engine used this month, and what that cost by its list price. */
export async function engineUse(context: Pick<Context, 'db' | 'now'>): Promise<(key: string) => EngineUse> {
  const used = await usedThisMonth(context);
  const costs = await costsThisMonth(context);
  return (key) => ({
    usedCharacters: used.get(key) ?? noUse.usedCharacters,
    usedCosts: costs.get(key) ?? noUse.usedCosts,
  });
}
