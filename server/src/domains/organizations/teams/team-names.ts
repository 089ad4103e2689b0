import type { Context } from '../../../platform/context.ts';
import { selectTeamNames } from './teams.store.ts';

/** Names of teams by their ids. */
export async function teamNames(
  { db }: Pick<Context, 'db'>,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectTeamNames(db, [...new Set(teamIds)]);
  return new Map(rows.map(({ teamId, name }) => [teamId, name]));
}
