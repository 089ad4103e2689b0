import type { PermissionEntry } from '@transloom/contracts/access';
import { permissionDefinitions, permissionKeys } from '@transloom/contracts/permissions';
import type { Context } from '../../platform/context.ts';

/** The first entry is where `/` leads: models first, as the specification has it. */
export async function listPermissions(context: Context): Promise<PermissionEntry[]> {
  const { permissions } = context.actor;
  return permissionKeys
    .filter((key) => permissions.has(key))
    .map((permission) => ({ permission, ...permissionDefinitions[permission] }));
}
