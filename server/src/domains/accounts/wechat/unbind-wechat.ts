import type { OutputOf } from '@transloom/contracts/endpoint';
import type { wechatApi } from '@transloom/contracts/wechat';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import { requireOtherWayIn } from '../require-other-way-in.ts';
import { tellOfChange } from '../settings/change-contact.ts';
import { deleteWechat, hasWechat } from './wechat.store.ts';

export async function wechatBinding(context: Context): Promise<OutputOf<typeof wechatApi.wechatBinding>> {
  const bound = await context.asSystem((db) => hasWechat(db, context.actor.userId));
  return { available: context.providers.wechat !== null, bound };
}

/** @throws {AppError} account.confirm-identity, account.only-way-in, resource.not-found */
export async function unbindWechat(context: RequestContext): Promise<null> {
  await requireConfirmed(context);
  await requireOtherWayIn(context, 'wechat');
  const deleted = await context.asSystem((db) => deleteWechat(db, context.actor.userId));
  if (!deleted) throw new AppError('resource.not-found');
  await tellOfChange(context, 'wechat');
  return null;
}
