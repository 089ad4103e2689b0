import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type Membership,
  selectMembership,
  selectMembershipOfSession,
  selectMemberships,
} from './organizations.store.ts';

export type { Membership } from './organizations.store.ts';

export async function findMembership(
  db: Db,
  userId: string,
  organizationId: string,
): Promise<Membership | undefined> {
  return selectMembership(db, userId, organizationId);
}

/** Where the user of a session works in it. */
export async function findMembershipOfSession(db: Db, tokenHash: Buffer): Promise<Membership | undefined> {
  return selectMembershipOfSession(db, tokenHash);
}

/** @throws {AppError} organization.not-member */
export async function requireMembership(db: Db, userId: string, organizationId: string): Promise<Membership> {
  const membership = await selectMembership(db, userId, organizationId);
  if (!membership) throw new AppError('organization.not-member');
  return membership;
}

/**
 * Where a user works after signing in: where they worked last, else where they have been longest.
 * @throws {AppError} organization.not-member, where the user is in none
 */
export async function findHomeMembership(
  db: Db,
  user: { readonly userId: string; readonly lastOrganizationId: string | null },
): Promise<Membership> {
  const memberships = await selectMemberships(db, user.userId);
  const last = memberships.find(({ organizationId }) => organizationId === user.lastOrganizationId);
  const home = last ?? memberships[0];
  if (!home) throw new AppError('organization.not-member');
  return home;
}
