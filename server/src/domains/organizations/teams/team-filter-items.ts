import type { OutputOf } from '@transloom/contracts/endpoint';
import type { teamsApi } from '@transloom/contracts/teams';
import type { Context } from '../../../platform/context.ts';
import { selectMemberRows } from '../members/members.store.ts';
import { reachOfActor } from '../reach.ts';
import { selectOwnTeamIds, selectTeams } from './teams.store.ts';

/** Whoever may not see the teams of the organization is offered the own ones, and people of these. */
export async function teamFilterItems({
  db,
  actor,
}: Context): Promise<OutputOf<typeof teamsApi.teamFilterItems>> {
  const all = reachOfActor(actor, 'team', 'project:manage') === 'all';
  const ownIds = all ? undefined : await selectOwnTeamIds(db, actor.userId);
  const teams = (await selectTeams(db)).filter(({ teamId }) => ownIds?.includes(teamId) ?? true);
  const people = await selectMemberRows(db, { search: '', teamIds: ownIds });
  return {
    teams: teams.map(({ teamId, name }) => ({ id: teamId, name })),
    people: people.map(({ userId, shownName }) => ({ id: userId, name: shownName })),
  };
}
