import type { GrantedUnit } from '@transloom/contracts/billing';
import type { Context } from '../../platform/context.ts';
import { planOf } from '../organizations/plan-of.ts';
import { limitOfPlan, missingMonthlyGrant } from './grant-quota.ts';
import { type Lot, selectLiveLots } from './ledger/lots.store.ts';
import { grantedUnits } from './ledger/quota-unit.ts';
import { selectMemberQuotas } from './member-quotas.store.ts';
import { monthOf } from './month-start.ts';
import { sumTakenByMember } from './uses.store.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'installation'>;

/** Null: not limited. */
export interface QuotaBalance {
  readonly surplus: number | null;
  readonly limit: number | null;
}

const unlimited: QuotaBalance = { surplus: null, limit: null };

/** What is left of each wallet and how much of it there was, the grant of the month among it before anybody used it. */
export async function quotaBalances(context: Reader): Promise<Readonly<Record<GrantedUnit, QuotaBalance>>> {
  const plan = await planOf(context);
  const balances = { characters: unlimited, tokens: unlimited };
  if (plan === null) return balances;
  const { db, actor, now } = context;
  const { organizationId } = actor;
  const lots = await selectLiveLots(db, organizationId, now());
  for (const unit of grantedUnits) {
    if (limitOfPlan(plan, unit) === null) continue;
    const missing = await missingMonthlyGrant(db, { organizationId, unit, plan }, now());
    balances[unit] = balanceOf(
      lots.filter((lot) => lot.unit === unit),
      missing,
    );
  }
  return balances;
}

function balanceOf(lots: readonly Lot[], missing: number): QuotaBalance {
  const sum = (count: (lot: Lot) => number) => lots.reduce((total, lot) => total + count(lot), missing);
  return { surplus: sum(({ available }) => available), limit: sum(({ granted }) => granted) };
}

/** Characters that the actor used or holds this month, and the most they may; null for no limit. */
export async function memberQuota({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<{ readonly used: number; readonly limit: number | null }> {
  const quotas = await selectMemberQuotas(db, actor);
  const used = await sumTakenByMember(db, { userId: actor.userId, unit: 'characters' }, monthOf(now()));
  return { used, limit: quotas.find(({ unit }) => unit === 'characters')?.monthlyLimit ?? null };
}
