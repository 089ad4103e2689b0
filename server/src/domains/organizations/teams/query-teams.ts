import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { teamsApi } from '@transloom/contracts/teams';
import type { Context } from '../../../platform/context.ts';
import { scopeOf } from '../reach.ts';
import { shownTeams } from './shown-teams.ts';
import { selectTeams } from './teams.store.ts';

/** Somebody whose right reaches the own teams sees these alone. */
export async function queryTeams(
  context: Context,
  { search }: InputOf<typeof teamsApi.queryTeams>,
): Promise<OutputOf<typeof teamsApi.queryTeams>> {
  const scope = await scopeOf(context, 'team');
  const part = search.toLowerCase();
  const rows = (await selectTeams(context.db))
    .filter(({ teamId }) => scope.reach === 'all' || scope.teamIds.includes(teamId))
    .filter(({ name }) => name.toLowerCase().includes(part));
  return shownTeams(context, rows);
}
