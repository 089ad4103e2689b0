import { ownRolesApi } from '@transloom/contracts/own-roles';
import { teamsApi } from '@transloom/contracts/teams';
import { type Callable, callAs } from '../call-as.ts';
import type { TestUser } from '../test-server.ts';

/** A team and a role that the organization made. */
export async function fillTeam(server: Callable, user: TestUser, word: string) {
  const { data: team } = await callAs(server, user, teamsApi.createTeam, { name: `Team ${word}` });
  const { data: role } = await callAs(server, user, ownRolesApi.createRole, {
    name: `Role ${word}`,
    base: 'REVIEWER',
    keys: { tasks: 'own' },
  });
  return { teamId: team.teamId, roleId: role.roleId };
}
