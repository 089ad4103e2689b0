import type { Capability, PlanTerms } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { findMembership, requireMembership } from './find-membership.ts';
import { planAt } from './organization-summary.ts';
import { termsOfPlan } from './plan-terms.ts';

type Planned = Pick<Context, 'db' | 'actor' | 'now' | 'installation'>;

/**
 * What the plan of the actor's organization includes at this moment; null where nothing is sold and so nothing is
 * limited. @throws {AppError} organization.not-member
 */
export async function planOf({ db, actor, now, installation }: Planned): Promise<PlanTerms | null> {
  if (!installation.billing) return null;
  return termsOfPlan(db, planAt(await requireMembership(db, actor.userId, actor.organizationId), now()));
}

/** @throws {AppError} organization.not-member */
export async function planIncludes(context: Planned, capability: Capability): Promise<boolean> {
  const plan = await planOf(context);
  return plan === null || plan.capabilities.includes(capability);
}

/** The account type that says the plan; the smallest for somebody who is no member any more. */
export async function planOrSmallest({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<AccountType> {
  const membership = await findMembership(db, actor.userId, actor.organizationId);
  return membership === undefined ? 'personal' : planAt(membership, now());
}
