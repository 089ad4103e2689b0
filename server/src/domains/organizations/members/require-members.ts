import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findPeople } from '../../users/find-user.ts';
import { scopeOf } from '../reach.ts';
import { selectTeamMemberIds } from '../teams/teams.store.ts';
import { lockMembers } from './members.store.ts';

/** @throws {AppError} resource.not-found, where one of them is no member of the organization */
export async function requireMembers({ db }: Pick<Context, 'db'>, userIds: readonly string[]): Promise<void> {
  const wanted = new Set(userIds);
  if ((await findPeople(db, [...wanted])).size !== wanted.size) throw new AppError('resource.not-found');
}

export type HeldMember = Awaited<ReturnType<typeof lockMembers>>[number];

/**
 * Members that the actor may change, held until the end of the transaction. A right that reaches the own teams opens the
 * people of these teams.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function holdMembers(
  context: Context,
  userIds: readonly string[],
): Promise<readonly HeldMember[]> {
  const wanted = [...new Set(userIds)];
  const held = await lockMembers(context.db, wanted);
  if (held.length !== wanted.length) throw new AppError('resource.not-found');
  const scope = await scopeOf(context, 'member:edit');
  if (scope.reach === 'all') return held;
  const reached = new Set((await selectTeamMemberIds(context.db, scope.teamIds)).map(({ userId }) => userId));
  if (wanted.some((userId) => !reached.has(userId))) throw new AppError('access.denied');
  return held;
}
