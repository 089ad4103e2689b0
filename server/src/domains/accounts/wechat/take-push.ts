import { AppError } from '../../../platform/app-error.ts';
import type { VisitorContext } from '../../../platform/context.ts';
import type { HookAnswer, HookCall } from '../../../platform/http/route.ts';
import { WechatMessageError } from '../../../providers/wechat/message-crypto.ts';
import { deviceName } from '../device-name.ts';
import { requireWechat } from './require-wechat.ts';
import { scanKeyHash } from './scan-key.ts';
import {
  bindWechat,
  lockScan,
  takePush,
  updateScan,
  userOfWechat,
  type WechatScanRow,
} from './wechat.store.ts';
import { wechatReplies } from './wechat-replies.ts';

/** WeChat sends a message up to three times; one is remembered for longer than it may be late. */
const rememberedMs = 15 * 60_000;

/** WeChat looks whether the address is ours. @throws {AppError} account.wechat-forged */
export async function takeEcho(context: VisitorContext, { query }: HookCall): Promise<HookAnswer> {
  return genuine(context, () => ({
    type: 'text/plain',
    text: requireWechat(context).account.readEcho(query),
  }));
}

/**
 * Takes an event of WeChat. What is forged, late or of another app is refused and changes nothing (A12); what comes
 * again is answered as the first time.
 * @throws {AppError} account.wechat-forged
 */
export async function takeWechatPush(
  context: VisitorContext,
  { query, body }: HookCall,
): Promise<HookAnswer> {
  const now = context.now();
  const { account } = requireWechat(context);
  const { scan, reply } = genuine(context, () =>
    account.readPush({ query, body: body.toString('utf8') }, now),
  );
  const expiresAt = new Date(now.getTime() + rememberedMs);
  const isNew = await takePush(context.db, scan.pushKey, { now, expiresAt });
  if (!isNew || scan.scene === '') return nothing;
  const found = await lockScan(context.db, scanKeyHash(scan.scene), now);
  if (found === undefined) return { type: 'application/xml', text: reply(wechatReplies.over) };
  if (found.state !== 'waiting') return nothing;
  const state = await stateAfter(context, found, scan.openId);
  await updateScan(context.db, found.eventKeyHash, { state, openId: scan.openId });
  const where = { device: deviceName(found.userAgent), address: found.address };
  return { type: 'application/xml', text: reply(wechatReplies[state](where)) };
}

const nothing: HookAnswer = { type: 'text/plain', text: 'success' };

async function stateAfter(
  { db, now }: VisitorContext,
  { userId, appId }: WechatScanRow,
  openId: string,
): Promise<'scanned' | 'bound' | 'conflict'> {
  const owner = await userOfWechat(db, { appId, openId });
  if (userId === null) return owner === undefined ? 'scanned' : 'bound';
  if (owner !== undefined) return owner === userId ? 'bound' : 'conflict';
  return (await bindWechat(db, { appId, openId, userId }, now())) ? 'bound' : 'conflict';
}

/** What is not genuine stands in the log, by the kind of its fault alone. */
function genuine<Result>({ log, caller }: VisitorContext, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof WechatMessageError)) throw cause;
    log.warn(
      { fault: cause.message, address: caller.address },
      'a message in the name of WeChat was refused',
    );
    throw new AppError('account.wechat-forged', {}, { cause });
  }
}
