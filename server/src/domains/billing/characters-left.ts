import type { Context } from '../../platform/context.ts';
import { memberQuota, quotaBalances } from './quota-balance.ts';

/** What the actor may still use of the characters of the organization; null for no limit. */
export async function charactersLeft(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'installation'>,
): Promise<number | null> {
  const { characters } = await quotaBalances(context);
  const { used, limit } = await memberQuota(context);
  const ofMember = limit === null ? null : Math.max(0, limit - used);
  const known = [characters.surplus, ofMember].filter((left) => left !== null);
  return known.length === 0 ? null : Math.min(...known);
}
