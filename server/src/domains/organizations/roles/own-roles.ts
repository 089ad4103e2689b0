import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { OwnRole, ownRolesApi } from '@transloom/contracts/own-roles';
import type { OrganizationKey } from '@transloom/contracts/permissions';
import { assignableRoles, type OwnKeys, type Reach, reachFor } from '@transloom/contracts/role-matrix';
import { type Role, roles } from '@transloom/contracts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { refuseTakenName } from '../../../platform/refuse-taken-name.ts';
import { announceRights } from '../announce-rights.ts';
import { countByRole } from '../members/members.store.ts';
import {
  deleteOwnRole,
  holdOwnRole,
  insertOwnRole,
  moveMembersToBase,
  type OwnRoleRow,
  selectOwnRoles,
  updateOwnRole,
} from './own-roles.store.ts';

export async function listRoles({ db, actor }: Context): Promise<OutputOf<typeof ownRolesApi.listRoles>> {
  const counts = await countByRole(db);
  const countOf = (fits: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, { members }) => sum + members, 0);
  const own = await selectOwnRoles(db);
  return {
    builtIn: roles.map((role) => ({
      role,
      members: countOf((count) => count.role === role && count.ownRoleId === null),
    })),
    own: own.map((row) =>
      shown(
        row,
        countOf(({ ownRoleId }) => ownRoleId === row.roleId),
      ),
    ),
    assignable: [...assignableRoles[actor.role]],
  };
}

/** @throws {AppError} role.duplicate-name, role.beyond-own */
export async function createRole(
  context: Context,
  input: InputOf<typeof ownRolesApi.createRole>,
): Promise<OwnRole> {
  refuseMoreThanOwn(context.actor, input.keys);
  const { organizationId } = context.actor;
  const row = { ...input, roleId: newId(), updatedAt: context.now() };
  await refuseTakenName(
    'role.duplicate-name',
    input.name,
    insertOwnRole(context.db, { ...row, organizationId }),
  );
  return shown(row, 0);
}

/**
 * Its members are told that their rights have changed.
 * @throws {AppError} resource.not-found, role.duplicate-name, role.beyond-own, member.own-role
 */
export async function changeRole(
  context: Context,
  { roleId, ...input }: InputOf<typeof ownRolesApi.changeRole>,
): Promise<OwnRole> {
  const role = await requireRole(context, roleId);
  refuseMoreThanOwn(context.actor, role.keys);
  refuseMoreThanOwn(context.actor, input.keys);
  const row = { ...role, ...input, updatedAt: context.now() };
  await refuseTakenName('role.duplicate-name', input.name, updateOwnRole(context.db, row));
  const userIds = await moveMembersToBase(context.db, row);
  if (userIds.includes(context.actor.userId)) throw new AppError('member.own-role');
  announceRights(context, userIds);
  return shown(row, userIds.length);
}

/** @throws {AppError} resource.not-found, role.in-use */
export async function removeRole(
  context: Context,
  { roleId }: InputOf<typeof ownRolesApi.removeRole>,
): Promise<null> {
  const { name } = await requireRole(context, roleId);
  const counts = await countByRole(context.db);
  if (counts.some(({ ownRoleId }) => ownRoleId === roleId)) throw new AppError('role.in-use', { name });
  await deleteOwnRole(context.db, roleId);
  return null;
}

/** @throws {AppError} resource.not-found */
export async function requireRole({ db }: Pick<Context, 'db'>, roleId: string): Promise<OwnRoleRow> {
  const role = await holdOwnRole(db, roleId);
  if (role === undefined) throw new AppError('resource.not-found');
  return role;
}

const order: readonly (Reach | undefined)[] = [undefined, 'own', 'team', 'all'];

/** Nobody gives away more than they have. @throws {AppError} role.beyond-own */
export function refuseMoreThanOwn(actor: Actor, keys: OwnKeys): void {
  const entries = Object.entries(keys) as [OrganizationKey, Reach][];
  const beyond = entries.some(([key, reach]) => order.indexOf(reach) > order.indexOf(reachFor(actor, key)));
  if (beyond) throw new AppError('role.beyond-own');
}

/** @throws {AppError} role.not-assignable, for a role that the actor may not give to others */
export function refuseForeignRole(actor: Actor, role: Role): void {
  if (!assignableRoles[actor.role].includes(role)) throw new AppError('role.not-assignable');
}

function shown({ roleId, name, base, keys, updatedAt }: OwnRoleRow, members: number): OwnRole {
  if (base === 'SUPER_ADMIN') throw new Error('no own role stands for the super administrator');
  return { roleId, name, base, keys, members, updatedAt: updatedAt.toISOString() };
}
