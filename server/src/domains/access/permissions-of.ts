import type { PermissionKey } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import type { Bearer, Member } from '../../platform/http/resolve-rights.ts';
import { findMembership, findMembershipOfSession } from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';
import { permissionsFor } from './permission-table.ts';

export interface Rights {
  readonly role: Role;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** What a user may do in an organisation at this moment; undefined where they are no member any more. */
export async function permissionsOf(
  db: Db,
  whose: Member | Bearer,
  { billing, now }: { readonly billing: boolean; readonly now: Date },
): Promise<Rights | undefined> {
  const membership =
    'tokenHash' in whose
      ? await findMembershipOfSession(db, whose.tokenHash)
      : await findMembership(db, whose.userId, whose.organizationId);
  if (!membership) return undefined;
  const accountType = planAt(membership, now);
  return { role: membership.role, permissions: permissionsFor({ ...membership, accountType, billing }) };
}
