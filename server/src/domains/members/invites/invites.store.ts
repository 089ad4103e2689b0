import { type Role, roleSchema } from '@transloom/contracts/roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface InviteRow {
  readonly inviteId: string;
  readonly organizationId: string;
  readonly code: string;
  readonly role: Role;
  readonly ownRoleId: string | null;
  readonly ownRoleName: string | null;
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly target: string | null;
  readonly name: string;
  readonly languages: string[];
  readonly systemCode: string | null;
  readonly expiresAt: Date;
  readonly mostUses: number | null;
  readonly uses: number;
  readonly revokedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export type NewInvite = Omit<InviteRow, 'ownRoleName' | 'teamName' | 'uses' | 'revokedAt'>;

/** Invitations of addresses that are still open are replaced: they keep their links and get what is new. */
export async function saveInvites(db: Db, invites: readonly NewInvite[]): Promise<readonly string[]> {
  if (invites.length === 0) return [];
  const rows = await db
    .insertInto('invite')
    .values([...invites])
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'target'])
        .where(sql<boolean>`target is not null and revoked_at is null and uses = 0`)
        .doUpdateSet(({ ref }) => ({
          role: ref('excluded.role'),
          ownRoleId: ref('excluded.ownRoleId'),
          teamId: ref('excluded.teamId'),
          name: ref('excluded.name'),
          languages: ref('excluded.languages'),
          systemCode: ref('excluded.systemCode'),
          expiresAt: ref('excluded.expiresAt'),
          createdBy: ref('excluded.createdBy'),
        })),
    )
    .returning('inviteId')
    .execute();
  return rows.map(({ inviteId }) => inviteId);
}

/** The newest first. */
export async function selectInvites(db: Db): Promise<InviteRow[]> {
  const rows = await invites(db).orderBy('invite.createdAt', 'desc').orderBy('invite.inviteId').execute();
  return rows.map(asInvite);
}

export async function selectInvite(db: Db, inviteId: string): Promise<InviteRow | undefined> {
  const [row] = await selectInvitesById(db, [inviteId]);
  return row;
}

export async function selectInvitesById(db: Db, inviteIds: readonly string[]): Promise<InviteRow[]> {
  if (inviteIds.length === 0) return [];
  const rows = await invites(db).where('invite.inviteId', 'in', inviteIds).execute();
  return rows.map(asInvite);
}

/** Of any organization, in a transaction of the system. */
export async function selectInviteByCode(db: Db, code: string): Promise<InviteRow | undefined> {
  const row = await invites(db).where('invite.code', '=', code).executeTakeFirst();
  return row && asInvite(row);
}

/** Of any organization, in a transaction of the system: open ones of these addresses. */
export async function selectInvitesTo(db: Db, targets: readonly string[], now: Date): Promise<InviteRow[]> {
  if (targets.length === 0) return [];
  const rows = await invites(db)
    .where('invite.target', 'in', targets)
    .where('invite.revokedAt', 'is', null)
    .where('invite.uses', '=', 0)
    .where('invite.expiresAt', '>', now)
    .orderBy('invite.createdAt', 'desc')
    .execute();
  return rows.map(asInvite);
}

/**
 * Uses an invitation once. False where it has ended, is revoked or used up: of two who use the last time at the same moment one
 * gets true.
 */
export async function countUse(db: Db, inviteId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('inviteId', '=', inviteId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(({ or, eb, ref }) => or([eb('mostUses', 'is', null), eb('uses', '<', ref('mostUses'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function revoke(db: Db, inviteId: string, now: Date): Promise<void> {
  await db
    .updateTable('invite')
    .set({ revokedAt: now })
    .where('inviteId', '=', inviteId)
    .where('revokedAt', 'is', null)
    .execute();
}

function invites(db: Db) {
  return db
    .selectFrom('invite')
    .leftJoin('ownRole', 'ownRole.roleId', 'invite.ownRoleId')
    .leftJoin('team', 'team.teamId', 'invite.teamId')
    .selectAll('invite')
    .select(['ownRole.name as ownRoleName', 'team.name as teamName']);
}

function asInvite(row: Omit<InviteRow, 'role'> & { readonly role: string }): InviteRow {
  return { ...row, role: roleSchema.parse(row.role) };
}
