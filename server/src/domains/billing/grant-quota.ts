import type { GrantedUnit } from '@transloom/contracts/billing';
import type { PlanTerms } from '@transloom/contracts/plans';
import type { Db } from '../../platform/db/database.ts';
import {
  insertLot,
  type Lot,
  lockWallets,
  type NewLot,
  post,
  selectLot,
  selectLotOfGrant,
  sumGranted,
} from './ledger/lots.store.ts';
import { monthStart } from './month-start.ts';

/**
 * Grants an organization something to use. The same key twice is one grant; false the second time. In a transaction of
 * the organization or of the system.
 */
export async function grantQuota(db: Db, lot: NewLot, now: Date): Promise<boolean> {
  await lockWallets(db, lot.organizationId, [lot.unit]);
  return insertLot(db, lot, now);
}

/** What a plan grants of a unit each month; null where it does not count. */
export function limitOfPlan({ limits }: PlanTerms, unit: GrantedUnit): number | null {
  return unit === 'characters' ? limits.monthlyCharacters : limits.monthlyTokens;
}

export interface MonthlyGrant {
  readonly organizationId: string;
  readonly unit: GrantedUnit;
  readonly plan: PlanTerms;
}

/** What the month is still to bring: all of it at its start, the difference after a change to a larger plan. */
export async function missingMonthlyGrant(
  db: Db,
  { organizationId, unit, plan }: MonthlyGrant,
  now: Date,
): Promise<number> {
  const limit = limitOfPlan(plan, unit) ?? 0;
  const keyStart = keyOfMonth(now);
  return Math.max(0, limit - (await sumGranted(db, { organizationId, unit, keyStart })));
}

/** Makes the grant of the month where it is missing; what is left at its end does not roll over (P9.8). The wallet is locked. */
export async function grantMonthly(db: Db, grant: MonthlyGrant, now: Date): Promise<void> {
  const amount = await missingMonthlyGrant(db, grant, now);
  if (amount === 0) return;
  const { organizationId, unit, plan } = grant;
  const grantKey = `${keyOfMonth(now)}${limitOfPlan(plan, unit)}`;
  const lot = {
    organizationId,
    unit,
    source: 'monthly',
    grantKey,
    amount,
    expiresAt: nextMonth(now),
  } as const;
  await insertLot(db, lot, now);
}

function keyOfMonth(now: Date): string {
  return `monthly:${now.toISOString().slice(0, 7)}:`;
}

function nextMonth(now: Date): Date {
  const start = monthStart(now);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
}

/** The lot that a key granted; undefined where it granted none. */
export async function lotOfGrant(
  db: Db,
  grant: Pick<NewLot, 'organizationId' | 'unit' | 'grantKey'>,
): Promise<Lot | undefined> {
  return selectLotOfGrant(db, grant);
}

interface LotToTakeBack {
  readonly organizationId: string;
  readonly lotId: string;
  /** All by default. */
  readonly most?: number;
}

/** Takes back what nobody used of a lot, as after the refund of a pack. Gives how much that was. */
export async function takeBackLot(
  db: Db,
  { organizationId, lotId, most = Number.POSITIVE_INFINITY }: LotToTakeBack,
  now: Date,
): Promise<number> {
  const known = await selectLot(db, organizationId, lotId);
  if (!known) return 0;
  const { unit } = known;
  await lockWallets(db, organizationId, [unit]);
  const amount = Math.min((await selectLot(db, organizationId, lotId))?.available ?? 0, most);
  const postings = [{ unit, lotId, from: 'available', to: 'taken-back', amount } as const];
  await post(db, { organizationId, movement: 'take-back', at: now, postings });
  return amount;
}
