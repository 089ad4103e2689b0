import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { paymentsApi, ShownPlan } from '@transloom/contracts/payments';
import { plans as planTerms } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { changePlan, lockPlan } from '../../organizations/change-plan.ts';
import { requireMembership } from '../../organizations/find-membership.ts';
import { planAt } from '../../organizations/organization-summary.ts';
import { termsOfPlan } from '../../organizations/plan-terms.ts';
import { findUser } from '../../users/find-user.ts';
import { requireSales } from '../require-sales.ts';
import { insertPeriod, selectPeriods } from './plan-periods.store.ts';

/** The plans that people compare. */
const compared: readonly AccountType[] = ['personal', 'pro', 'STANDARD', 'ULTIMATE'];

/** The own plan stands beside its like where nobody sells it, such as a trial. */
function comparedWith(own: AccountType): readonly AccountType[] {
  if (compared.includes(own)) return compared;
  const like = compared.findIndex((plan) => planTerms[plan].tier === planTerms[own].tier);
  return compared.toSpliced(like, 0, own);
}

const trialDays = 7;
const dayMs = 86_400_000;

/** @throws {AppError} payment.not-sold */
export async function membership(context: Context): Promise<OutputOf<typeof paymentsApi.membership>> {
  requireSales(context);
  const { db, actor, now, providers } = context;
  const organization = await requireMembership(db, actor.userId, actor.organizationId);
  const { expiresAt, accountType: boughtType } = organization;
  const accountType = planAt(organization, now());
  const plans: ShownPlan[] = [];
  for (const plan of comparedWith(accountType)) {
    const { capabilities, limits } = await termsOfPlan(db, plan);
    const { customEngines, monthlyCharacters, monthlyTokens } = limits;
    plans.push({
      accountType: plan,
      capabilities: [...capabilities],
      customEngines,
      monthlyCharacters,
      monthlyTokens,
    });
  }
  const isFree = accountType === 'personal' && organization.organizationType === 'PERSON';
  return {
    accountType,
    boughtType,
    plans,
    expireTime: expiresAt?.toISOString() ?? null,
    expired: expiresAt !== null && expiresAt <= now(),
    trial: isFree && (await selectPeriods(db, actor.organizationId)).length === 0,
    channels: providers.wechatPay === null ? ['bank'] : ['wechat', 'bank'],
  };
}

/**
 * Seven days of Pro, once for each person (D4.55, D9.48); afterwards the account is Free again.
 * @throws {AppError} payment.not-sold, payment.phone-needed, payment.trial-used
 */
export async function startTrial(
  context: Context,
  _: InputOf<typeof paymentsApi.startTrial>,
): Promise<OutputOf<typeof paymentsApi.startTrial>> {
  requireSales(context);
  const { actor, now } = context;
  return context.asSystem(async (db) => {
    const { organizationId, userId } = actor;
    if (!(await findUser(db, userId))?.phone) throw new AppError('payment.phone-needed');
    const plan = await lockPlan(db, organizationId);
    const isFree =
      plan !== undefined && planAt(plan, now()) === 'personal' && plan.organizationType === 'PERSON';
    if (!isFree || (await selectPeriods(db, organizationId)).length > 0)
      throw new AppError('payment.trial-used');
    const endsAt = new Date(now().getTime() + trialDays * dayMs);
    const period = { periodId: newId(), organizationId, orderNo: null, accountType: 'pro-trial' } as const;
    await insertPeriod(db, { ...period, startsAt: now(), months: null, endsAt });
    await changePlan(db, organizationId, { accountType: 'pro-trial', expiresAt: endsAt });
    return { expireTime: endsAt.toISOString() };
  });
}
