import type { InputOf } from '@transloom/contracts/endpoint';
import type { matchPenaltiesApi, OrganizationPenalties } from '@transloom/contracts/match-penalties';
import type { Context } from '../../../platform/context.ts';
import { reachOfActor, requireWholeReach } from '../../organizations/reach.ts';
import { choosePenalties, shownPenalties } from './match-penalties.ts';
import type { PenaltyOwner } from './penalty-choices.store.ts';

export async function organizationPenalties(context: Context): Promise<OrganizationPenalties> {
  const editable = reachOfActor(context.actor, 'memory:edit') === 'all';
  return { ...(await shownPenalties(context, ownOrganization(context))), editable };
}

/** @throws {AppError} access.denied, for somebody who may change the memories of own teams alone */
export async function saveOrganizationPenalties(
  context: Context,
  { penalties }: InputOf<typeof matchPenaltiesApi.saveOrganizationPenalties>,
): Promise<OrganizationPenalties> {
  requireWholeReach(context.actor, 'memory:edit');
  return { ...(await choosePenalties(context, ownOrganization(context), penalties)), editable: true };
}

function ownOrganization({ actor }: Context): PenaltyOwner {
  return { level: 'organization', ownerId: actor.organizationId };
}
