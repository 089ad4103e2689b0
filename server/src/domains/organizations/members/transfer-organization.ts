import type { InputOf } from '@transloom/contracts/endpoint';
import type { membersApi } from '@transloom/contracts/members';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../messages/notify.ts';
import { shownName } from '../../users/shown-names.ts';
import { announceRights } from '../announce-rights.ts';
import { stepDown, stepUp } from './members.store.ts';

/**
 * There is exactly one super administrator at every moment (D6.1). Of two transfers at the same instant the first counts, and
 * the second finds that its sender is the super administrator no more.
 * @throws {AppError} member.transferred, member.own-role, resource.not-found
 */
export async function transferOrganization(
  context: Context,
  { userId, formerRole }: InputOf<typeof membersApi.transferOrganization>,
): Promise<null> {
  const { db, actor } = context;
  if (userId === actor.userId) throw new AppError('member.own-role');
  if (!(await stepDown(db, actor.userId, formerRole))) throw new AppError('member.transferred');
  if (!(await stepUp(db, userId))) throw new AppError('resource.not-found');
  const former = await shownName(context, actor.userId);
  await notify(context, { kind: 'super-admin', to: [userId], params: { former }, link: '/team/index' });
  announceRights(context, [userId, actor.userId]);
  return null;
}
