import type { AccountType } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { planAt } from './organization-summary.ts';
import { selectOrganization } from './organizations.store.ts';

/** Name and plan of any organisation; in the system's transactions alone. */
export async function organizationOf(
  db: Db,
  organizationId: string,
  now: Date,
): Promise<{ readonly name: string; readonly plan: AccountType } | undefined> {
  const organization = await selectOrganization(db, organizationId);
  return organization && { name: organization.name, plan: planAt(organization, now) };
}
