import type { AccountType } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { findMembership, requireMembership } from './find-membership.ts';
import { planAt } from './organization-summary.ts';

/** The plan of the actor's organisation at this moment. @throws {AppError} organization.not-member */
export async function planOf({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<AccountType> {
  return planAt(await requireMembership(db, actor.userId, actor.organizationId), now());
}

/** The same; the smallest plan for somebody who is no member any more. */
export async function planOrSmallest({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<AccountType> {
  const membership = await findMembership(db, actor.userId, actor.organizationId);
  return membership === undefined ? 'personal' : planAt(membership, now());
}
