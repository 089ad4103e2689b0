import type { Context } from '../../../platform/context.ts';
import { selectTeamNames, selectTeams } from './teams.store.ts';

/** Names of teams by their ids. */
export async function teamNames(
  { db }: Pick<Context, 'db'>,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectTeamNames(db, [...new Set(teamIds)]);
  return new Map(rows.map(({ teamId, name }) => [teamId, name]));
}

/** Whether the organization has teams at all. */
export async function hasTeams({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await selectTeams(db)).length > 0;
}
