import type { Team } from '@transloom/contracts/teams';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import type { TeamRow } from './teams.store.ts';

export async function shownTeams(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly TeamRow[],
): Promise<Team[]> {
  const owners = rows.flatMap(({ ownerId }) => ownerId ?? []);
  const names = await shownNames(context, owners);
  return rows.map(({ teamId, name, ownerId, createdAt, memberCount }) => ({
    teamId,
    name,
    owner: ownerId === null ? null : { userId: ownerId, name: names.get(ownerId) ?? '' },
    memberCount,
    createdAt: createdAt.toISOString(),
  }));
}
