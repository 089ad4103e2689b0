import type { InputOf } from '@transloom/contracts/endpoint';
import type { MatchPenalties, matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import type { Context } from '../../../platform/context.ts';
import { choosePenalties, shownPenalties } from './match-penalties.ts';
import type { PenaltyOwner } from './penalty-choices.store.ts';

export function organizationPenalties(context: Context): Promise<MatchPenalties> {
  return shownPenalties(context, ownOrganization(context));
}

export function saveOrganizationPenalties(
  context: Context,
  { penalties }: InputOf<typeof matchPenaltiesApi.saveOrganizationPenalties>,
): Promise<MatchPenalties> {
  return choosePenalties(context, ownOrganization(context), penalties);
}

function ownOrganization({ actor }: Context): PenaltyOwner {
  return { level: 'organization', ownerId: actor.organizationId };
}
