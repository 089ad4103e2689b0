import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { paymentsApi } from '@transloom/contracts/payments';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { lockPlan } from '../../organizations/change-plan.ts';
import { enterpriseTerms } from '../orders/priced-purchase.ts';
import { selectPrice } from '../prices/prices.store.ts';
import { requireSales } from '../require-sales.ts';
import { plannedPeriod } from './extend-plan.ts';
import { addNaturalMonths, dayOf, startOfDay } from './natural-months.ts';

const dayMs = 86_400_000;

/** The first and the last day of an enterprise plan (P5.2, P7.19). @throws {AppError} payment.not-on-sale, resource.not-found */
export async function enterpriseExpiry(
  context: Context,
  { paymentMethod, start, orgId }: InputOf<typeof paymentsApi.enterpriseExpiry>,
): Promise<OutputOf<typeof paymentsApi.enterpriseExpiry>> {
  requireSales(context);
  return enterpriseDays(context, { method: paymentMethod, start, orgId });
}

export async function enterpriseDays(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'asSystem'>,
  {
    method,
    start,
    orgId,
  }: { readonly method: string; readonly start?: string | undefined; readonly orgId?: string | undefined },
): Promise<{ readonly start: string; readonly end: string }> {
  const price = await selectPrice(context.db, method);
  const { accountType = null, months = null } = price?.kind === 'ENTERPRISE' ? price : {};
  if (accountType === null || months === null) throw new AppError('payment.not-on-sale');
  const now = context.now();
  const today = dayOf(now);
  const begins = start !== undefined && start > today ? startOfDay(start) : now;
  if (orgId === undefined) return shownDays({ startsAt: begins, endsAt: addNaturalMonths(begins, months) });
  await enterpriseTerms(context, { orgId });
  const period = await context.asSystem(async (db) => {
    const plan = await lockPlan(db, orgId);
    if (plan === undefined) throw new AppError('resource.not-found');
    return plannedPeriod(db, { organizationId: orgId, ...plan }, { accountType, months, start: begins }, now);
  });
  return shownDays(period);
}

/** The plan lasts until the day before the one on which it ends. */
function shownDays({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) {
  return { start: dayOf(startsAt), end: dayOf(new Date(endsAt.getTime() - dayMs)) };
}
