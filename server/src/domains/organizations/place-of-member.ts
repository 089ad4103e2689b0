import type { OrganizationKey } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reachOfActor } from './reach.ts';
import { refuseForeignRole, refuseMoreThanOwn, requireRole } from './roles/own-roles.ts';
import { requireOwnTeam } from './teams/require-team.ts';

/** The role and the team that somebody gets in an organization. */
export interface Place {
  readonly role: Role;
  readonly ownRoleId: string | null;
  readonly teamId: string | null;
}

interface WantedPlace {
  readonly role: Role;
  readonly roleId: string | null;
  readonly teamId: string | null;
}

/**
 * The place that the actor gives to somebody. A right that reaches the own teams gives places in these alone.
 * @throws {AppError} role.not-assignable, role.beyond-own, resource.not-found, access.denied, team.required
 */
export async function givePlace(
  context: Context,
  { role, roleId, teamId }: WantedPlace,
  key: OrganizationKey,
): Promise<Place> {
  const own = roleId === null ? undefined : await requireRole(context, roleId);
  const base = own?.base ?? role;
  refuseForeignRole(context.actor, base);
  if (own !== undefined) refuseMoreThanOwn(context.actor, own.keys);
  if (teamId !== null) await requireOwnTeam(context, teamId, key);
  else if (reachOfActor(context.actor, key) !== 'all') throw new AppError('team.required');
  return { role: base, ownRoleId: roleId, teamId };
}
