import { accountTypeNames } from '@transloom/contracts/account-type-names';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { plans } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import type { Membership, Organization } from './organizations.store.ts';

/** The plan at a time: one that has ended is Free again. */
export function planAt(
  organization: Pick<Organization, 'accountType' | 'expiresAt'>,
  now: Date,
): AccountType {
  const { accountType, expiresAt } = organization;
  const ended = expiresAt !== null && expiresAt <= now;
  return ended ? (plans[accountType].endsAs ?? accountType) : accountType;
}

interface Reader {
  readonly language: InterfaceLanguage;
  readonly now: () => Date;
}

export function summarizeOrganization(
  membership: Membership,
  isSelected: boolean,
  { language, now }: Reader,
): OrganizationSummary {
  const { organizationId, organizationType, name, avatar, role, expiresAt } = membership;
  const accountType = planAt(membership, now());
  return {
    organizationId,
    organizationType,
    organizationName: name,
    name,
    avatar,
    accountType,
    accountTypeName: accountTypeNames[accountType][language],
    expireTime: expiresAt?.toISOString() ?? null,
    role,
    isSelected,
  };
}
