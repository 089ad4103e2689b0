import type { Context } from '../../platform/context.ts';
import { dayStart } from './month-start.ts';
import { memberQuota, quotaBalances } from './quota-balance.ts';
import { selectCaps } from './quota-caps.store.ts';
import { sumCharactersTaken } from './uses.store.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'installation'>;

/**
 * The characters that the actor may still use just now: what the wallet has, the quota of the member and the cap of the
 * day leave. Null: nothing limits them. `paidElsewhere`: with a key of the organization, so that no wallet is asked.
 */
export async function charactersLeft(
  context: Reader,
  { paidElsewhere = false }: { readonly paidElsewhere?: boolean } = {},
): Promise<number | null> {
  const { db, actor, now } = context;
  const wallet = paidElsewhere ? null : (await quotaBalances(context)).characters.surplus;
  const member = await memberQuota(context);
  const caps = await selectCaps(db, actor.organizationId);
  const today = caps.day === null ? 0 : await sumCharactersTaken(db, { since: dayStart(now()) }, now());
  const limits = [
    wallet,
    member.limit === null ? null : member.limit - member.used,
    caps.day === null ? null : caps.day - today,
  ].filter((left) => left !== null);
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
}
