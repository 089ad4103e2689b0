import {
  isInstallationKey,
  type OrganizationKey,
  type PermissionKey,
  permissionKeys,
} from '@transloom/contracts/permissions';
import { keysWithoutPlan } from '@transloom/contracts/plans';
import { type HeldRole, reachFor } from '@transloom/contracts/role-matrix';
import type { AccountType, OrganizationType } from '@transloom/contracts/roles';

/** What a kind of organization takes away: a person alone has no organization to run and nobody to assign to. */
const keysWithoutOrganization: Readonly<Record<OrganizationType, readonly OrganizationKey[]>> = {
  PERSON: ['orgAccount', 'account:orgInfoRouter', 'organization:transfer', 'organization:delete'],
  ENTERPRISE: [],
};

/** What sells; an installation without billing offers none of it. */
const sales: readonly OrganizationKey[] = [
  'account:VIPRouter',
  'account:ordersRouter',
  'account:charsRouter',
  'billing:manage',
];

export interface Standing extends HeldRole {
  readonly accountType: AccountType;
  readonly organizationType: OrganizationType;
  /** Whether the installation counts and sells. */
  readonly billing: boolean;
  /** Whether the user runs the installation; then keys of the installation are theirs in every organization. */
  readonly administrator: boolean;
}

/** The keys of a member, in the order of the catalogue: what the role gives without what the standing takes away. */
export function permissionsFor(standing: Standing): ReadonlySet<PermissionKey> {
  const { accountType, organizationType, billing, administrator } = standing;
  const without = new Set<PermissionKey>([
    ...keysWithoutOrganization[organizationType],
    ...(billing ? keysWithoutPlan(accountType) : sales),
  ]);
  const holds = (key: PermissionKey) =>
    isInstallationKey(key) ? administrator : reachFor(standing, key) !== undefined && !without.has(key);
  return new Set(permissionKeys.filter(holds));
}
