import type { OrganizationSummary } from '@transloom/contracts/organizations';
import type { AccountType } from '@transloom/contracts/roles';
import type { Membership, Organization } from './organizations.store.ts';

const plansThatFallBack: readonly AccountType[] = ['pro-trial', 'pro', 'pro-beta'];

/** The plan at a time: a Pro plan that has ended is Free again. */
export function planAt(
  organization: Pick<Organization, 'accountType' | 'expiresAt'>,
  now: Date,
): AccountType {
  const { accountType, expiresAt } = organization;
  const ended = expiresAt !== null && expiresAt <= now;
  return ended && plansThatFallBack.includes(accountType) ? 'personal' : accountType;
}

export function summarizeOrganization(
  membership: Membership,
  isSelected: boolean,
  now: Date,
): OrganizationSummary {
  const { organizationId, organizationType, name, avatar, role, expiresAt } = membership;
  return {
    organizationId,
    organizationType,
    organizationName: name,
    name,
    avatar,
    accountType: planAt(membership, now),
    expireTime: expiresAt?.toISOString() ?? null,
    role,
    isSelected,
  };
}
