import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { wechatApi } from '@transloom/contracts/wechat';
import type { VisitorContext } from '../../../platform/context.ts';
import { notify } from '../../messages/notify.ts';
import { findUser } from '../../users/find-user.ts';
import { browserHash } from '../browser-hash.ts';
import { enter } from '../enter.ts';
import { scanKeyHash } from './scan-key.ts';
import { deleteScan, lockScan, userOfWechat, type WechatScanRow } from './wechat.store.ts';

type Answer = OutputOf<typeof wechatApi.wechatStatus>;

const expired: Answer = { status: 'expire', entry: null };

/**
 * Only the browser that showed the code learns of it, and only the person who asked to bind (A10). A code that has
 * done its work is gone.
 */
export async function wechatStatus(
  context: VisitorContext,
  { isLogin, eventKey }: InputOf<typeof wechatApi.wechatStatus>,
): Promise<Answer> {
  const scan = await lockScan(context.db, scanKeyHash(eventKey), context.now());
  if (!scan?.browserHash.equals(browserHash(context.caller))) return expired;
  if (isLogin !== (scan.userId === null)) return expired;
  if (scan.userId !== null && scan.userId !== context.actor?.userId) return expired;
  if (scan.state === 'waiting' || scan.state === 'scanned') return { status: scan.state, entry: null };
  await deleteScan(context.db, scan.eventKeyHash);
  if (scan.state === 'conflict') return { status: 'conflict', entry: null };
  return scan.userId === null ? signIn(context, scan) : tellOfBinding(context, scan.userId);
}

async function signIn(context: VisitorContext, { appId, openId }: WechatScanRow): Promise<Answer> {
  const userId = openId === null ? undefined : await userOfWechat(context.db, { appId, openId });
  const user = userId === undefined ? undefined : await findUser(context.db, userId);
  if (user === undefined) return expired;
  return { status: 'bound', entry: await enter(context, user, 'wechat') };
}

async function tellOfBinding(context: VisitorContext, userId: string): Promise<Answer> {
  const params = { what: { word: 'contact.wechat' }, address: context.caller.address };
  await notify(context, { to: [userId], kind: 'contact-changed', params });
  return { status: 'bound', entry: null };
}
