import type { OutputOf } from '@transloom/contracts/endpoint';
import type { organizationsApi } from '@transloom/contracts/organizations';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { summarizeOrganization } from './organization-summary.ts';
import { selectMemberships } from './organizations.store.ts';

export async function myOrganizations(
  context: Context,
): Promise<OutputOf<typeof organizationsApi.myOrganizations>> {
  const { userId, organizationId } = context.actor;
  const memberships = await selectMemberships(context.db, userId);
  const all = memberships.map((membership) =>
    summarizeOrganization(membership, membership.organizationId === organizationId, context),
  );
  const active = all.find(({ isSelected }) => isSelected);
  if (!active) throw new AppError('organization.not-member');
  return { all, active };
}
