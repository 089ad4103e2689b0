import type { AccountType } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { planAt } from './organization-summary.ts';
import { selectOrganization } from './organizations.store.ts';

/** Name, picture and plan of any organisation; in the system's transactions alone. */
export async function organizationOf(
  db: Db,
  organizationId: string,
  now: Date,
): Promise<
  { readonly name: string; readonly avatar: string | null; readonly plan: AccountType } | undefined
> {
  const organization = await selectOrganization(db, organizationId);
  return (
    organization && { name: organization.name, avatar: organization.avatar, plan: planAt(organization, now) }
  );
}
