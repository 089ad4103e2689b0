import { z } from 'zod';
import { isInstallationKey, type OrganizationKey, permissionKeys } from './permissions.ts';

const reachSchema = z.enum(['all', 'team', 'own']);

/** Keys of the super administrator alone, which go to no other role. */
const superAdminKeys = [
  'organization:transfer',
  'organization:delete',
  'billing:manage',
] as const satisfies readonly OrganizationKey[];

/** The keys that a role an organization makes may hold. */
const grantableKeys = permissionKeys
  .filter((key): key is OrganizationKey => !isInstallationKey(key))
  .filter((key) => !(superAdminKeys as readonly string[]).includes(key));

/** Keys and how far they reach; a key that is absent is not held. */
export const ownKeysSchema = z.partialRecord(z.enum(grantableKeys), reachSchema);
