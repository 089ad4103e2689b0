import type { OrganizationKey } from '@transloom/contracts/permissions';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { scopeOf } from '../reach.ts';
import { selectTeam, type TeamRow } from './teams.store.ts';

/**
 * A team that something shall belong to, or that somebody shall join.
 * @throws {AppError} resource.not-found
 */
export async function requireTeam({ db }: Pick<Context, 'db'>, teamId: string): Promise<TeamRow> {
  const team = await selectTeam(db, teamId);
  if (team === undefined) throw new AppError('resource.not-found');
  return team;
}

/** A team that a key opens to the actor. @throws {AppError} resource.not-found, access.denied */
export async function requireOwnTeam(
  context: Pick<Context, 'db' | 'actor'>,
  teamId: string,
  key: OrganizationKey,
): Promise<TeamRow> {
  const team = await requireTeam(context, teamId);
  const scope = await scopeOf(context, key);
  if (scope.reach !== 'all' && !scope.teamIds.includes(teamId)) throw new AppError('access.denied');
  return team;
}
