import type { Context } from '../../platform/context.ts';
import { dayStart } from './month-start.ts';
import { memberQuota, quotaBalances } from './quota-balance.ts';
import { selectCaps } from './quota-caps.store.ts';
import { sumCharactersTaken } from './uses.store.ts';

/**
 * The characters that the actor may use just now: what the wallet has, and what the quota of the member and the cap of
 * the day leave; null for no limit.
 */
export async function charactersLeft(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'installation'>,
): Promise<number | null> {
  const { db, actor, now } = context;
  const { characters } = await quotaBalances(context);
  const member = await memberQuota(context);
  const { day } = await selectCaps(db, actor.organizationId);
  const today = day === null ? 0 : await sumCharactersTaken(db, { since: dayStart(now()) }, now());
  const limits = [
    characters.surplus,
    member.limit === null ? null : member.limit - member.used,
    day === null ? null : day - today,
  ].filter((left) => left !== null);
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
}
