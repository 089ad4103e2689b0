import { assignableRoles } from '@transloom/contracts/role-matrix';
import type { Role } from '@transloom/contracts/roles';
import type { Context } from '../../platform/context.ts';
import { selectMemberRows } from './members/members.store.ts';
import { scopeOf } from './reach.ts';
import { selectTeams } from './teams/teams.store.ts';

/** What rows of an import are checked against. */
export interface Invitable {
  readonly roles: ReadonlySet<Role>;
  /** Team ids by name in small letters. */
  readonly teams: ReadonlyMap<string, string>;
  /** Phone numbers and e-mail addresses of members. */
  readonly addresses: ReadonlySet<string>;
}

export async function invitable(context: Pick<Context, 'db' | 'actor'>): Promise<Invitable> {
  const { db, actor } = context;
  const scope = await scopeOf(context, 'member:invite');
  const teams = (await selectTeams(db)).filter(
    ({ teamId }) => scope.reach === 'all' || scope.teamIds.includes(teamId),
  );
  const members = await selectMemberRows(db, { search: '' });
  return {
    roles: new Set(assignableRoles[actor.role]),
    teams: new Map(teams.map(({ teamId, name }) => [name.toLowerCase(), teamId])),
    addresses: new Set(
      members.flatMap(({ phone, email }) => [phone ?? [], email?.toLowerCase() ?? []]).flat(),
    ),
  };
}
