import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { isGeneratedName } from '@transloom/contracts/organization-names';
import type { OrganizationCard, organizationsApi } from '@transloom/contracts/organizations';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseOrganizationName } from '../refuse-organization-name.ts';
import {
  countMembers,
  countTeams,
  selectCard,
  selectManaged,
  updateCard,
} from './organization-card.store.ts';

export async function organizationCard({ db, actor }: Context): Promise<OrganizationCard> {
  const card = await selectCard(db, actor.organizationId);
  if (card === undefined) throw new AppError('organization.not-member');
  const { createdAt, ...shown } = card;
  return {
    ...shown,
    nameIsGenerated: isGeneratedName(card.name),
    members: await countMembers(db, actor.organizationId),
    teams: await countTeams(db),
    createdAt: createdAt.toISOString(),
  };
}

/** @throws {AppError} organization.generated-name, organization.name-alike */
export async function updateOrganization(
  context: Context,
  card: InputOf<typeof organizationsApi.updateOrganization>,
): Promise<OrganizationCard> {
  await refuseOrganizationName(context, card.name);
  await updateCard(context.db, context.actor.organizationId, card);
  return organizationCard(context);
}

/** P3.12, P7.21 */
export async function managedOrganizations({
  db,
  actor,
}: Context): Promise<OutputOf<typeof organizationsApi.managedOrganizations>> {
  const rows = await selectManaged(db, actor.userId);
  return rows.map(({ organizationId, name, shortName }) => ({
    orgId: organizationId,
    fullName: name,
    shortName,
  }));
}
