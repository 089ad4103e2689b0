import type { InputOf } from '@transloom/contracts/endpoint';
import type { MatchPenalties, matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import type { Context } from '../../../platform/context.ts';
import { requireWholeReach } from '../../organizations/reach.ts';
import { choosePenalties, shownPenalties } from './match-penalties.ts';
import type { PenaltyOwner } from './penalty-choices.store.ts';

export function organizationPenalties(context: Context): Promise<MatchPenalties> {
  return shownPenalties(context, ownOrganization(context));
}

/** @throws {AppError} access.denied, for somebody who may change the memories of own teams alone */
export async function saveOrganizationPenalties(
  context: Context,
  { penalties }: InputOf<typeof matchPenaltiesApi.saveOrganizationPenalties>,
): Promise<MatchPenalties> {
  requireWholeReach(context.actor, 'memory:edit');
  return choosePenalties(context, ownOrganization(context), penalties);
}

function ownOrganization({ actor }: Context): PenaltyOwner {
  return { level: 'organization', ownerId: actor.organizationId };
}
