import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { membersApi } from '@transloom/contracts/members';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { dismissMembers, holdForDismissal } from '../organizations/dismiss-members.ts';
import { requireMembers } from '../organizations/members/require-members.ts';
import { handOverTasks } from '../tasks/hand-over-tasks.ts';

/**
 * What they had to do goes to the heir, or waits to be assigned.
 * @throws {AppError} resource.not-found, access.denied, member.own-role, member.super-admin, role.not-assignable
 */
export async function removeMembers(
  context: Context,
  { userIds, heirId }: InputOf<typeof membersApi.removeMembers>,
): Promise<OutputOf<typeof membersApi.removeMembers>> {
  if (heirId !== null) {
    if (userIds.includes(heirId)) throw new AppError('resource.not-found');
    await requireMembers(context, [heirId]);
  }
  const held = await holdForDismissal(context, userIds);
  await handOverTasks(context, { userIds: held, heirId });
  await dismissMembers(context, held);
  return { removed: held.length };
}
