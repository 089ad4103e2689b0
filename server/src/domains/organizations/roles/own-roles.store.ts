import { ownKeysSchema } from '@transloom/contracts/own-roles';
import type { OwnKeys } from '@transloom/contracts/role-matrix';
import { type Role, roleSchema } from '@transloom/contracts/roles';
import type { Db } from '../../../platform/db/database.ts';

export interface OwnRoleRow {
  readonly roleId: string;
  readonly name: string;
  readonly base: Role;
  readonly keys: OwnKeys;
  readonly updatedAt: Date;
}

export async function selectOwnRoles(db: Db): Promise<OwnRoleRow[]> {
  const rows = await ownRoles(db).orderBy('name').execute();
  return rows.map(asOwnRole);
}

/** Nobody changes or removes it before the transaction ends. */
export async function holdOwnRole(db: Db, roleId: string): Promise<OwnRoleRow | undefined> {
  const row = await ownRoles(db).where('roleId', '=', roleId).forUpdate().executeTakeFirst();
  return row && asOwnRole(row);
}

export async function insertOwnRole(
  db: Db,
  { keys, ...role }: OwnRoleRow & { readonly organizationId: string },
): Promise<void> {
  await db
    .insertInto('ownRole')
    .values({ ...role, keys: JSON.stringify(keys), createdAt: role.updatedAt })
    .execute();
}

export async function updateOwnRole(db: Db, { roleId, keys, ...role }: OwnRoleRow): Promise<void> {
  await db
    .updateTable('ownRole')
    .set({ ...role, keys: JSON.stringify(keys) })
    .where('roleId', '=', roleId)
    .execute();
}

/** The members that have the role stand for the same built-in role as it does. */
export async function moveMembersToBase(db: Db, { roleId, base }: OwnRoleRow): Promise<readonly string[]> {
  const rows = await db
    .updateTable('member')
    .set({ role: base })
    .where('ownRoleId', '=', roleId)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function deleteOwnRole(db: Db, roleId: string): Promise<void> {
  await db.deleteFrom('ownRole').where('roleId', '=', roleId).execute();
}

function ownRoles(db: Db) {
  return db.selectFrom('ownRole').select(['roleId', 'name', 'base', 'keys', 'updatedAt']);
}

function asOwnRole(row: {
  readonly roleId: string;
  readonly name: string;
  readonly base: string;
  readonly keys: unknown;
  readonly updatedAt: Date;
}): OwnRoleRow {
  return { ...row, base: roleSchema.parse(row.base), keys: ownKeysSchema.parse(row.keys) };
}
