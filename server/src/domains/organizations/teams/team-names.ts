import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectOwnTeamIds, selectTeamNames, selectTeams } from './teams.store.ts';

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

/** Teams that a person owns or is in. */
export function ownTeamIds(db: Db, userId: string): Promise<readonly string[]> {
  return selectOwnTeamIds(db, userId);
}

/** The team of something as the interface shows it; null for what belongs to the whole organization. */
export function shownTeam(
  teamId: string | null,
  names: ReadonlyMap<string, string>,
): { readonly teamId: string; readonly name: string } | null {
  return teamId === null ? null : { teamId, name: names.get(teamId) ?? '' };
}
