import type { GrantedUnit, QuotaModule } from '@transloom/contracts/billing';
import type { PlanTerms } from '@transloom/contracts/plans';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { planOf } from '../organizations/plan-of.ts';
import { grantMonthly, limitOfPlan } from './grant-quota.ts';
import { drawFromLots, drawn } from './ledger/draw-from-lots.ts';
import { type HoldPart, insertHold } from './ledger/holds.store.ts';
import { lockWallets, post, selectOpenLots } from './ledger/lots.store.ts';
import { isGranted, type QuotaAmount } from './ledger/quota-unit.ts';
import { type MemberQuota, selectMemberQuotas } from './member-quotas.store.ts';
import { brokenCap } from './quota-caps.ts';

import { takeShared } from './shared-use.store.ts';

/** An engine that is asked, with the caps somebody set for it. */
export interface EngineWish {
  readonly engineKey: string;
  /** The organization pays the vendor with a key of its own: nothing is taken of its lots. */
  readonly paidElsewhere: boolean;
  /** Most characters in a calendar month (UTC); null for no cap. */
  readonly charactersPerMonth: number | null;
  /** Most millionths of the currency in a calendar month (UTC); null for no cap. */
  readonly microsPerMonth: number | null;
  /** Of an engine of the installation: most characters of a month for all organizations together; null for no cap. */
  readonly shared?: { readonly monthlyLimit: number | null } | undefined;
}

export interface QuotaWish {
  readonly module: QuotaModule;
  /** The most that it may take, each unit once. Money is absent where no price is known. */
  readonly charges: readonly QuotaAmount[];
  readonly engine?: EngineWish;
  /** What it is for; absent for nothing that is kept. */
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
  /** After so long the hold ends by itself. */
  readonly minutes?: number;
}

/**
 * Why nothing was held. `characters`, `tokens`: the wallet has too little. `member`: the quota of the member is used up.
 * `organization`, `money`: the cap of the engine. `installation`: the cap for all organizations together.
 */
export type HoldRefusal = 'characters' | 'tokens' | 'member' | 'organization' | 'money' | 'installation';

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

async function limitsOf(context: InLedger, { charges, engine }: QuotaWish): Promise<Limits> {
  const plan = engine?.paidElsewhere === true ? null : await planOf(context);
  const units = charges.map(({ unit }) => unit).filter(isGranted);
  const metered = plan === null ? [] : units.filter((unit) => limitOfPlan(plan, unit) !== null);
  const quotas = (await selectMemberQuotas(context.db, context.actor)).filter(({ unit }) =>
    units.includes(unit),
  );
  const isCapped = engine !== undefined && (engine.charactersPerMonth ?? engine.microsPerMonth) !== null;
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
