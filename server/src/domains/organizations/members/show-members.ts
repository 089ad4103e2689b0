import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Member, membersApi } from '@transloom/contracts/members';
import type { Context } from '../../../platform/context.ts';
import { type Scope, scopeOf } from '../reach.ts';
import { selectTeamsOf } from '../teams/teams.store.ts';
import { type MemberRow, selectMemberPage } from './members.store.ts';

/** Somebody whose right reaches the own teams sees the people of these alone. */
export async function listMembers(
  context: Context,
  { sort, order, pageNumber, pageSize, ...filter }: InputOf<typeof membersApi.listMembers>,
): Promise<OutputOf<typeof membersApi.listMembers>> {
  const teamIds = teamsInScope(await scopeOf(context, 'team'));
  const page = { sort, order, limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total } = await selectMemberPage(context.db, { ...filter, teamIds }, page);
  return { records: await shownMembers(context, rows), total, pageNumber, pageSize };
}

/** The teams whose people a scope opens; undefined for everybody. */
export function teamsInScope(scope: Scope): readonly string[] | undefined {
  return scope.reach === 'all' ? undefined : scope.teamIds;
}

export async function shownMembers(
  { db }: Pick<Context, 'db'>,
  rows: readonly MemberRow[],
): Promise<Member[]> {
  const teams = await selectTeamsOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ ownRoleId, ownRoleName, joinedAt, languages, ...row }) => ({
    ...row,
    ownRole: ownRoleId === null ? null : { roleId: ownRoleId, name: ownRoleName ?? '' },
    languages: [...languages],
    teams: (teams.get(row.userId) ?? []).map(({ teamId, name }) => ({ teamId, name })),
    joinedAt: joinedAt.toISOString(),
  }));
}
