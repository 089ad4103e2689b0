import type { Invite } from '@transloom/contracts/invites';
import type { Role } from '@transloom/contracts/roles';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { inviteState } from './invite-state.ts';
import type { InviteRow } from './invites.store.ts';

export async function shownInvites(context: Context, rows: readonly InviteRow[]): Promise<Invite[]> {
  const names = await shownNames(
    context,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    inviteId: row.inviteId,
    code: row.code,
    role: givenRole(row.role),
    ownRole: named(row.ownRoleId, row.ownRoleName),
    team: named(row.teamId, row.teamName),
    target: row.target,
    name: row.name,
    inviter: names.get(row.createdBy) ?? null,
    expiresAt: row.expiresAt.toISOString(),
    mostUses: row.mostUses,
    uses: row.uses,
    state: inviteState(row, context.now()),
    createdAt: row.createdAt.toISOString(),
  }));
}

export function named(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' };
}

function givenRole(role: Role): Exclude<Role, 'SUPER_ADMIN'> {
  if (role === 'SUPER_ADMIN') throw new Error('nobody is invited as super administrator');
  return role;
}
