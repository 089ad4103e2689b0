import type { OrganizationKey } from '@transloom/contracts/permissions';
import { type Reach, reachFor } from '@transloom/contracts/role-matrix';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { selectOwnTeamIds } from './teams/teams.store.ts';

/** The things that a key opens to somebody. */
export type Scope =
  | { readonly reach: 'all' }
  | {
      readonly reach: 'team' | 'own';
      readonly userId: string;
      /** The teams that the person owns or is in; empty where the key reaches the own things alone. */
      readonly teamIds: readonly string[];
    };

const order: readonly Reach[] = ['own', 'team', 'all'];

/** How far any of the keys reaches for the actor, the farthest counts; undefined where none is held. */
export function reachOfActor(actor: Actor, ...keys: readonly OrganizationKey[]): Reach | undefined {
  const reaches = keys.filter((key) => actor.permissions.has(key)).map((key) => reachFor(actor, key));
  return order.findLast((reach) => reaches.includes(reach));
}

/**
 * What of the organization the actor may see or change by any of the keys: all of it, what belongs to the own teams or the
 * person, or what belongs to the person.
 * @throws {AppError} access.denied, for somebody who holds none of the keys
 */
export async function scopeOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ...keys: readonly OrganizationKey[]
): Promise<Scope> {
  const reach = reachOfActor(actor, ...keys);
  if (reach === undefined) throw new AppError('access.denied');
  if (reach === 'all') return { reach };
  const { userId } = actor;
  return { reach, userId, teamIds: reach === 'team' ? await selectOwnTeamIds(db, userId) : [] };
}

/** For what concerns everybody of the organization. @throws {AppError} access.denied */
export function requireWholeReach(actor: Actor, key: OrganizationKey): void {
  if (reachOfActor(actor, key) !== 'all') throw new AppError('access.denied');
}

interface ScopedColumns {
  /** Column with the team of a row, such as `project.teamId`. */
  readonly team: string;
  /** Column with the person that a row belongs to, such as `project.creatorId`. */
  readonly person: string;
}

/** A condition for `where`: the row is one that the scope opens. */
export function isInScope(scope: Scope, { team, person }: ScopedColumns): RawBuilder<SqlBool> {
  if (scope.reach === 'all') return sql<SqlBool>`true`;
  const { userId, teamIds } = scope;
  return sql<SqlBool>`(${sql.ref(person)} = ${userId} or ${sql.ref(team)} = any(${teamIds}::uuid[]))`;
}

/** The same for a row at hand. */
export function opens(
  scope: Scope,
  { teamId, personId }: { readonly teamId: string | null; readonly personId: string | null },
): boolean {
  if (scope.reach === 'all') return true;
  return personId === scope.userId || (teamId !== null && scope.teamIds.includes(teamId));
}
