import type { PermissionKey } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { findMembership } from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';
import { permissionsFor } from './permission-table.ts';

export interface Rights {
  readonly role: Role;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** What a user may do in an organisation at this moment; undefined where they are no member any more. */
export async function permissionsOf(
  db: Db,
  { userId, organizationId }: { readonly userId: string; readonly organizationId: string },
  { billing, now }: { readonly billing: boolean; readonly now: Date },
): Promise<Rights | undefined> {
  const membership = await findMembership(db, userId, organizationId);
  if (!membership) return undefined;
  const accountType = planAt(membership, now);
  return { role: membership.role, permissions: permissionsFor({ ...membership, accountType, billing }) };
}
