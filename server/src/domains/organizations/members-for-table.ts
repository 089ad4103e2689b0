import type { Role } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { type MemberFilter, selectMemberRows } from './members/members.store.ts';
import { teamsInScope } from './members/show-members.ts';
import { scopeOf } from './reach.ts';
import { selectTeamsOf } from './teams/teams.store.ts';

/** A member as a table of members has them. */
export interface MemberInTable {
  readonly userId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly role: Role;
  readonly ownRoleName: string | null;
  readonly teams: readonly string[];
  readonly languages: readonly string[];
  readonly systemCode: string | null;
  readonly internal: boolean;
  readonly joinedAt: Date;
}

/** The members that a filter finds among those the actor may see. */
export async function membersForTable(
  context: Pick<Context, 'db' | 'actor'>,
  filter: Omit<MemberFilter, 'teamIds'>,
): Promise<readonly MemberInTable[]> {
  const teamIds = teamsInScope(await scopeOf(context, 'member:edit'));
  const rows = await selectMemberRows(context.db, { ...filter, teamIds });
  const teams = await selectTeamsOf(
    context.db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    ...row,
    name: row.shownName,
    teams: (teams.get(row.userId) ?? []).map(({ name }) => name),
  }));
}
