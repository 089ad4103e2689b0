import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { isInstallationKey, type OrganizationKey, permissionKeys } from './permissions.ts';
import { roleSchema } from './roles.ts';

export const reachSchema = z.enum(['all', 'team', 'own']);

/** Keys of an organization; those of the super administrator alone go to no other role. */
export const superAdminKeys = [
  'organization:transfer',
  'organization:delete',
  'billing:manage',
] as const satisfies readonly OrganizationKey[];

/** The keys that a role an organization makes may hold. */
export const grantableKeys = permissionKeys
  .filter((key): key is OrganizationKey => !isInstallationKey(key))
  .filter((key) => !(superAdminKeys as readonly string[]).includes(key));

/** Keys and how far they reach; a key that is absent is not held. */
export const ownKeysSchema = z.partialRecord(z.enum(grantableKeys), reachSchema);

/** The built-in role that an own role stands for where only those are known, such as in the tasks of a stage. */
export const baseRoleSchema = roleSchema.exclude(['SUPER_ADMIN']);

const roleFields = {
  name: z.string().trim().min(1).max(limits.roleNameCharacters),
  base: baseRoleSchema,
  keys: ownKeysSchema,
};

export const ownRoleSchema = z.object({
  roleId: idSchema,
  ...roleFields,
  /** Members that have it. */
  members: z.number().int(),
  updatedAt: instantSchema,
});
export type OwnRole = z.infer<typeof ownRoleSchema>;

export const ownRolesApi = {
  listRoles: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/roles',
    access: ['team', 'role:edit'],
    summary: 'Built-in roles with the number of members that have each, and the roles the organization made',
    input: emptySchema,
    output: z.object({
      builtIn: z.array(z.object({ role: roleSchema, members: z.number().int() })),
      own: z.array(ownRoleSchema),
      /** Roles that the user may give to others. */
      assignable: z.array(roleSchema),
    }),
  }),
  createRole: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/roles',
    access: 'role:edit',
    summary: 'Make a role from permission keys',
    input: z.object(roleFields),
    output: ownRoleSchema,
  }),
  changeRole: defineEndpoint({
    method: 'PATCH',
    path: '/api/organizations/roles/{roleId}',
    access: 'role:edit',
    summary: 'Change a role the organization made; its members have the new rights at their next call',
    input: z.object({ roleId: idSchema, ...roleFields }),
    output: ownRoleSchema,
  }),
  removeRole: defineEndpoint({
    method: 'DELETE',
    path: '/api/organizations/roles/{roleId}',
    access: 'role:edit',
    summary: 'Remove a role that no member has',
    input: z.object({ roleId: idSchema }),
    output: doneSchema,
  }),
};
