import type { OrganizationKey } from '@transloom/contracts/permissions';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { reachOfActor, scopeOf } from '../reach.ts';
import { requireTeam } from './require-team.ts';

/**
 * The team that a new or changed thing belongs to. Somebody whose keys reach the own teams gives it to one of these, to the
 * first where none is named.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function ownerTeam(
  context: Pick<Context, 'db' | 'actor'>,
  wanted: string | null | undefined,
  ...keys: readonly OrganizationKey[]
): Promise<string | null> {
  if (wanted) await requireTeam(context, wanted);
  if (reachOfActor(context.actor, ...keys) !== 'team') return wanted ?? null;
  const scope = await scopeOf(context, ...keys);
  if (scope.reach === 'all') return wanted ?? null;
  if (wanted && !scope.teamIds.includes(wanted)) throw new AppError('access.denied');
  return wanted ?? scope.teamIds[0] ?? null;
}
