import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reachOfActor, scopeOf } from '../organizations/reach.ts';
import { requireTeam } from '../organizations/teams/require-team.ts';

const keys = ['project:newRouter', 'project:manage'] as const;

/**
 * The team that a project shall belong to. Who manages the projects of own teams alone gives it to one of these, to the
 * first where none is named.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function ownerTeam(
  context: Pick<Context, 'db' | 'actor'>,
  wanted: string | null | undefined,
): Promise<string | null> {
  if (wanted) await requireTeam(context, wanted);
  if (reachOfActor(context.actor, ...keys) !== 'team') return wanted ?? null;
  const scope = await scopeOf(context, ...keys);
  if (scope.reach === 'all') return wanted ?? null;
  if (wanted && !scope.teamIds.includes(wanted)) throw new AppError('access.denied');
  return wanted ?? scope.teamIds[0] ?? null;
}
