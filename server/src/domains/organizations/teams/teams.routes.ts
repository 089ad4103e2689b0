import { teamsApi } from '@transloom/contracts/teams';
import { type Route, route } from '../../../platform/http/route.ts';
import { createTeam, removeTeam, updateTeam } from './change-teams.ts';
import { myTeams } from './my-teams.ts';
import { queryTeams } from './query-teams.ts';
import { teamFilterItems } from './team-filter-items.ts';

export const teamsRoutes: readonly Route[] = [
  route(teamsApi.queryTeams, queryTeams),
  route(teamsApi.createTeam, createTeam),
  route(teamsApi.updateTeam, updateTeam),
  route(teamsApi.removeTeam, removeTeam),
  route(teamsApi.myTeams, myTeams),
  route(teamsApi.teamFilterItems, teamFilterItems),
];
