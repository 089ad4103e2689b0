import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { announceRights } from './announce-rights.ts';
import { deleteMembers } from './members/members.store.ts';
import { holdMembers } from './members/require-members.ts';
import { refuseForeignRole } from './roles/own-roles.ts';

/**
 * Members whom the actor may remove, held until the end of the transaction.
 * @throws {AppError} resource.not-found, access.denied, member.own-role, member.super-admin, role.not-assignable
 */
export async function holdForDismissal(
  context: Context,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const held = await holdMembers(context, userIds);
  if (held.some(({ userId }) => userId === context.actor.userId)) throw new AppError('member.own-role');
  if (held.some(({ role }) => role === 'SUPER_ADMIN')) throw new AppError('member.super-admin');
  for (const { role } of held) refuseForeignRole(context.actor, role);
  return held.map(({ userId }) => userId);
}

/** They leave their teams too; their sessions in the organization end at the next call. */
export async function dismissMembers(context: Context, userIds: readonly string[]): Promise<void> {
  await deleteMembers(context.db, userIds);
  announceRights(context, userIds);
}
