import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Colleague, teamsApi } from '@transloom/contracts/teams';
import type { Context } from '../../../platform/context.ts';
import { type MemberRow, selectMemberRows } from '../members/members.store.ts';
import { shownTeams } from './shown-teams.ts';
import { selectOwnTeamIds, selectTeamMemberIds, selectTeams } from './teams.store.ts';

/** D2.36 */
export async function myTeams(context: Context): Promise<OutputOf<typeof teamsApi.myTeams>> {
  const { db, actor } = context;
  const ownIds = await selectOwnTeamIds(db, actor.userId);
  const rows = (await selectTeams(db)).filter(({ teamId }) => ownIds.includes(teamId));
  const people = await selectTeamMemberIds(db, ownIds);
  const cards = await selectMemberRows(db, { search: '', teamIds: ownIds });
  const teams = await shownTeams(context, rows);
  return teams.map(({ memberCount: _, ...team }) => {
    const inTeam = new Set(people.filter(({ teamId }) => teamId === team.teamId).map(({ userId }) => userId));
    return { ...team, members: cards.filter(({ userId }) => inTeam.has(userId)).map(colleague) };
  });
}

function colleague(row: MemberRow): Colleague {
  const { userId, shownName: name, avatar, role, ownRoleName, phone, email, languages } = row;
  return {
    userId,
    name,
    avatar,
    role,
    roleName: ownRoleName,
    phone,
    email,
    languages: [...languages],
  };
}
