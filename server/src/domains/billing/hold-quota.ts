import type { GrantedUnit } from '@transloom/contracts/billing';
import type { PlanTerms } from '@transloom/contracts/plans';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { planOf } from '../organizations/plan-of.ts';
import { grantMonthly, limitOfPlan } from './grant-quota.ts';
import { drawFromLots, drawn } from './ledger/draw-from-lots.ts';
import { type HoldPart, insertHold } from './ledger/holds.store.ts';
import { lockWallets, post, selectOpenLots } from './ledger/lots.store.ts';
import { isGranted } from './ledger/quota-unit.ts';
import { type MemberQuota, selectMemberQuotas } from './member-quotas.store.ts';
import { selectCaps } from './quota-caps.store.ts';
import { brokenCap } from './quota-caps.ts';
import type { HoldRefusal, QuotaWish } from './quota-wish.ts';

import { takeShared } from './shared-use.store.ts';

export type QuotaHold =
  | { readonly status: 'held'; readonly holdId: string }
  | { readonly status: 'refused'; readonly by: HoldRefusal };

export type InLedger = Pick<Context, 'db' | 'actor' | 'now' | 'asSystem' | 'installation'>;

const usualMinutes = 15;

/** Sets aside the most that something may take, before it is done, as far as wallets and caps allow. */
export async function holdQuota(context: InLedger, wish: QuotaWish): Promise<QuotaHold> {
  const { db, actor, now } = context;
  const limits = await limitsOf(context, wish);
  if (limits.isLimited)
    await lockWallets(
      db,
      actor.organizationId,
      wish.charges.map(({ unit }) => unit),
    );
  const broken = await brokenCap(context, wish, limits.quotas);
  if (broken !== undefined) return { status: 'refused', by: broken };
  const parts = await partsOf(context, wish, limits);
  if ('lacking' in parts) return { status: 'refused', by: parts.lacking };
  if (!(await takeOfShared(context, wish))) return { status: 'refused', by: 'installation' };
  const holdId = newId();
  const at = now();
  const { organizationId, userId, role } = actor;
  const { module, engine, object, minutes = usualMinutes } = wish;
  const hold = {
    id: holdId,
    organizationId,
    userId,
    role,
    module,
    engineKey: engine?.engineKey ?? null,
    objectKind: object?.kind ?? null,
    objectId: object?.id ?? null,
    sharedCharacters: engine?.shared === undefined ? null : amountOf(wish, 'characters') || null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + minutes * 60_000),
  };
  await insertHold(db, hold, parts.parts);
  const postings = parts.parts.map(
    ({ unit, lotId, amount }) =>
      ({
        unit,
        lotId,
        amount,
        from: lotId === null ? 'outside' : 'available',
        to: 'held',
      }) as const,
  );
  await post(db, { organizationId, movement: 'hold', holdId, at, postings });
  return { status: 'held', holdId };
}

interface Limits {
  /** The plan grants these units, so that they are taken of lots. */
  readonly metered: readonly GrantedUnit[];
  readonly plan: PlanTerms | null;
  readonly quotas: readonly MemberQuota[];
  /** Somebody must wait for somebody: two at once would both see the last that is left. */
  readonly isLimited: boolean;
}

async function limitsOf(context: InLedger, { charges, engine, paidElsewhere }: QuotaWish): Promise<Limits> {
  const plan = paidElsewhere === true ? null : await planOf(context);
  const units = charges.map(({ unit }) => unit).filter(isGranted);
  const metered = plan === null ? [] : units.filter((unit) => limitOfPlan(plan, unit) !== null);
  const quotas = (await selectMemberQuotas(context.db, context.actor)).filter(({ unit }) =>
    units.includes(unit),
  );
  const isEngineCapped =
    engine !== undefined && (engine.charactersPerMonth ?? engine.microsPerMonth) !== null;
  const caps = await selectCaps(context.db, context.actor.organizationId);
  const isCapped = isEngineCapped || caps.day !== null || caps.object !== null;
  return { metered, plan, quotas, isLimited: metered.length > 0 || quotas.length > 0 || isCapped };
}

type Parts =
  | { readonly parts: readonly Pick<HoldPart, 'unit' | 'lotId' | 'amount'>[] }
  | { readonly lacking: GrantedUnit };

/** Where the charges are taken of: lots for what the plan grants, no lot for all else. */
async function partsOf(
  { db, actor: { organizationId }, now }: InLedger,
  { charges }: QuotaWish,
  { metered, plan }: Limits,
): Promise<Parts> {
  const parts: Pick<HoldPart, 'unit' | 'lotId' | 'amount'>[] = [];
  for (const unit of metered) if (plan) await grantMonthly(db, { organizationId, unit, plan }, now());
  const lots = metered.length === 0 ? [] : await selectOpenLots(db, organizationId, metered, now());
  for (const charge of charges) {
    const { unit, amount } = charge;
    if (amount === 0) continue;
    if (!isGranted(unit) || !metered.includes(unit)) {
      parts.push({ unit, lotId: null, amount });
      continue;
    }
    const draws = drawFromLots(lots, charge);
    if (drawn(draws) < amount) return { lacking: unit };
    parts.push(...draws.map((draw) => ({ unit, ...draw })));
  }
  return { parts };
}

async function takeOfShared({ asSystem, now }: InLedger, wish: QuotaWish): Promise<boolean> {
  const { engine } = wish;
  if (engine?.shared === undefined) return true;
  const { engineKey, shared } = engine;
  const asked = { engineKey, at: now(), characters: amountOf(wish, 'characters'), most: shared.monthlyLimit };
  return asSystem((system) => takeShared(system, asked));
}

function amountOf({ charges }: QuotaWish, wanted: GrantedUnit): number {
  return charges.find(({ unit }) => unit === wanted)?.amount ?? 0;
}
