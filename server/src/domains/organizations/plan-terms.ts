import { type PlanTerms, plans } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { selectPlanLimit } from './organizations.store.ts';

/** What a plan includes, with the limits that the operator set for it. */
export async function termsOfPlan(db: Db, accountType: AccountType): Promise<PlanTerms> {
  const terms = plans[accountType];
  const changed = await selectPlanLimit(db, accountType);
  return changed === undefined ? terms : { ...terms, limits: { ...terms.limits, ...changed } };
}
