import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { operatorApi } from '@transloom/contracts/operator';
import { AppError } from '../../platform/app-error.ts';
import type { Context, RequestContext } from '../../platform/context.ts';
import { listAllNotices, publishNotice } from '../messages/notices.ts';
import { deleteNotice } from './operator.store.ts';
import { recordOperation } from './record-operation.ts';

export async function listForOperator(context: Context): Promise<OutputOf<typeof operatorApi.listNotices>> {
  return listAllNotices(context);
}

export async function publishToAll(
  context: RequestContext,
  { title, text, link, popup }: InputOf<typeof operatorApi.publishNotice>,
): Promise<null> {
  const passing = link === null ? 'TOAST' : 'LINK';
  const action = popup ? 'POPUP' : passing;
  const notice = { title, text, link, action, navigationVersion: context.installation.version } as const;
  await context.asSystem((db) => publishNotice(db, notice, context.now()));
  await recordOperation(context, 'operator.notice', { title: title['zh-CN'] });
  return null;
}

/** @throws {AppError} resource.not-found */
export async function removeNotice(
  context: RequestContext,
  { noticeId }: InputOf<typeof operatorApi.removeNotice>,
): Promise<null> {
  const deleted = await context.asSystem((db) => deleteNotice(db, noticeId));
  if (!deleted) throw new AppError('resource.not-found');
  await recordOperation(context, 'operator.notice-remove', { noticeId });
  return null;
}
