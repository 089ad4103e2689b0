import type { AccountType } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import {
  lockPlanOfOrganization,
  type PlanOfOrganization,
  selectEndingPlans,
  updatePlanOfOrganization,
  upsertPlanLimit,
} from './organizations.store.ts';

/** The plan of any organization, which nobody else changes before the end of the transaction of the system. */
export async function lockPlan(db: Db, organizationId: string): Promise<PlanOfOrganization | undefined> {
  return lockPlanOfOrganization(db, organizationId);
}

/** In a transaction of the system that has locked the plan. */
export async function changePlan(
  db: Db,
  organizationId: string,
  plan: { readonly accountType: AccountType; readonly expiresAt: Date | null },
): Promise<void> {
  await updatePlanOfOrganization(db, organizationId, plan);
}

/** For everybody who has the plan. In a transaction of the system. */
export async function limitPlan(db: Db, limit: Parameters<typeof upsertPlanLimit>[1]): Promise<void> {
  await upsertPlanLimit(db, limit);
}

/** Organizations whose plan ends between two times. In a transaction of the system. */
export async function endingPlans(
  db: Db,
  between: { readonly from: Date; readonly to: Date },
): ReturnType<typeof selectEndingPlans> {
  return selectEndingPlans(db, between);
}
