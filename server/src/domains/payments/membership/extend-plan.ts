import type { AccountType } from '@transloom/contracts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { changePlan, lockPlan } from '../../organizations/change-plan.ts';
import { selectPrices } from '../prices/prices.store.ts';
import { nextPeriod, type WantedPeriod } from './next-period.ts';
import {
  insertPeriod,
  selectPeriodOfOrder,
  selectPeriods,
  updatePeriodAsRevoked,
} from './plan-periods.store.ts';

interface PlanToExtend {
  readonly organizationId: string;
  readonly accountType: AccountType;
  readonly expiresAt: Date | null;
}

export interface BoughtPlan extends WantedPeriod {
  readonly organizationId: string;
  readonly orderNo: string;
}

/**
 * Gives an organization the plan it bought. A plan given by hand without end stays without end. In a transaction of the
 * system. @throws {AppError} resource.not-found
 */
export async function extendPlan(db: Db, bought: BoughtPlan, now: Date): Promise<Date> {
  const { organizationId, accountType, months, orderNo } = bought;
  const plan = await lockPlan(db, organizationId);
  if (plan === undefined) throw new AppError('resource.not-found');
  const { startsAt, endsAt } = await plannedPeriod(db, { organizationId, ...plan }, bought, now);
  await insertPeriod(db, {
    periodId: newId(),
    organizationId,
    orderNo,
    accountType,
    months,
    startsAt,
    endsAt,
  });
  await changePlan(db, organizationId, { accountType, expiresAt: endsAt });
  return endsAt;
}

/** From when to when it would last. The plan is the one that the organization has. */
export async function plannedPeriod(
  db: Db,
  { organizationId, expiresAt, accountType }: PlanToExtend,
  wanted: WantedPeriod,
  now: Date,
): Promise<{ readonly startsAt: Date; readonly endsAt: Date }> {
  const periods = await selectPeriods(db, organizationId);
  if (expiresAt === null || expiresAt <= now) return nextPeriod({ expiresAt: null, periods }, wanted);
  const ratio = await priceRatio(db, accountType, wanted.accountType);
  const rest = new Date(now.getTime() + (expiresAt.getTime() - now.getTime()) * ratio);
  return nextPeriod({ expiresAt: ratio === 1 ? expiresAt : rest, periods }, wanted);
}

/** Time on another plan is worth what it costs: a month of the cheaper plan is some days of the dearer one. */
async function priceRatio(db: Db, from: AccountType, to: AccountType): Promise<number> {
  if (from === to) return 1;
  const prices = await selectPrices(db);
  const monthly = (plan: AccountType) =>
    Math.min(
      ...prices
        .filter(({ accountType }) => accountType === plan)
        .map(({ price, months }) => price / (months ?? 1)),
    );
  const ratio = monthly(from) / monthly(to);
  return Number.isFinite(ratio) ? ratio : 1;
}

/** Takes back what is left of the time that an order bought: what follows moves up. In a transaction of the system. */
export async function shortenPlan(db: Db, orderNo: string, now: Date): Promise<void> {
  await movePlan(db, orderNo, now, -1);
}

/** Gives that time again, as where the refund did not come about. */
export async function restorePlan(db: Db, orderNo: string, now: Date): Promise<void> {
  await movePlan(db, orderNo, now, 1);
}

async function movePlan(db: Db, orderNo: string, now: Date, direction: 1 | -1): Promise<void> {
  const period = await selectPeriodOfOrder(db, orderNo);
  if (period === undefined || (period.revokedAt === null) !== (direction === -1)) return;
  const { organizationId, periodId, startsAt, endsAt } = period;
  const plan = await lockPlan(db, organizationId);
  const since = direction === 1 && period.revokedAt !== null ? period.revokedAt : now;
  const leftMs = Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), since.getTime()));
  await updatePeriodAsRevoked(db, periodId, direction === -1 ? now : null);
  if (plan?.expiresAt == null) return;
  const expiresAt = new Date(plan.expiresAt.getTime() + direction * leftMs);
  await changePlan(db, organizationId, { accountType: plan.accountType, expiresAt });
}
