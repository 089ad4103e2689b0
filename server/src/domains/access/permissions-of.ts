import type { Db } from '../../platform/db/database.ts';
import type { Bearer, Member, Rights } from '../../platform/http/resolve-rights.ts';
import {
  findMembership,
  findMembershipOfSession,
  type Membership,
} from '../organizations/find-membership.ts';
import { planAt } from '../organizations/organization-summary.ts';
import { standingOf } from '../users/find-user.ts';
import { permissionsFor } from './permission-table.ts';

/** What a user may do in an organisation at this moment; undefined where they are no member any more, or are suspended. */
export async function permissionsOf(
  db: Db,
  whose: Member | Bearer,
  { billing, now }: { readonly billing: boolean; readonly now: Date },
): Promise<Rights | undefined> {
  const [membership, { administrator, suspended }] = await Promise.all([
    membershipOf(db, whose),
    standingOf(db, whose),
  ]);
  if (!membership || suspended) return undefined;
  const standing = { ...membership, accountType: planAt(membership, now), billing, administrator };
  const { role, ownKeys, languagePairs, projectIds } = membership;
  const isLimited = languagePairs !== null || projectIds !== null;
  return {
    role,
    permissions: permissionsFor(standing),
    ...(ownKeys && { ownKeys }),
    ...(isLimited && { limits: { languagePairs, projectIds } }),
  };
}

function membershipOf(db: Db, whose: Member | Bearer): Promise<Membership | undefined> {
  if ('tokenHash' in whose) return findMembershipOfSession(db, whose.tokenHash);
  return findMembership(db, whose.userId, whose.organizationId);
}
