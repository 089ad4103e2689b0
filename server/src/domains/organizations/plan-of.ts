import type { AccountType } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { requireMembership } from './find-membership.ts';
import { planAt } from './organization-summary.ts';

/** The plan of the actor's organisation at this moment. @throws {AppError} organization.not-member */
export async function planOf({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<AccountType> {
  return planAt(await requireMembership(db, actor.userId, actor.organizationId), now());
}
