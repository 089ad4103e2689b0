import type { Entry } from '@transloom/contracts/accounts';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { wechatApi } from '@transloom/contracts/wechat';
import { AppError } from '../../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../../platform/context.ts';
import { findUserByTarget } from '../../users/find-user.ts';
import { browserHash } from '../browser-hash.ts';
import { checkCode, useCode } from '../check-code.ts';
import { enter } from '../enter.ts';
import { ofVisitor } from '../in-system.ts';
import { register } from '../register.ts';
import { refuseClosedSignUp } from '../sign-up-policy.ts';
import { scanKeyHash } from './scan-key.ts';
import { bindWechat, deleteScan, lockScan } from './wechat.store.ts';

/**
 * A WeChat that no account has gets the account of a phone number, or a new one.
 * @throws {AppError} account.code-wrong, account.wechat-over, account.wechat-taken, account.sign-up-closed
 */
export async function linkPhone(
  context: LongVisitorContext,
  { eventKey, phone, code, inviteCode }: InputOf<typeof wechatApi.wechatLinkPhone>,
): Promise<Entry> {
  const typed = { purpose: 'link-wechat', target: phone, code } as const;
  const proven = await checkCode(ofVisitor(context), typed);
  return context.transact(async (visitor) => {
    const scan = await lockScan(visitor.db, scanKeyHash(eventKey), visitor.now());
    if (!scan?.browserHash.equals(browserHash(visitor.caller))) throw new AppError('account.wechat-over');
    if (scan.state !== 'scanned' || scan.openId === null) throw new AppError('account.wechat-over');
    await useCode(visitor, proven);
    const user = await userOfPhone(visitor, phone, inviteCode);
    const { appId, openId } = scan;
    const bound = await bindWechat(visitor.db, { appId, openId, userId: user.userId }, visitor.now());
    if (!bound) throw new AppError('account.wechat-taken');
    await deleteScan(visitor.db, scan.eventKeyHash);
    return enter(visitor, user, 'wechat');
  });
}

async function userOfPhone(context: VisitorContext, phone: string, inviteCode: string | undefined) {
  const found = await findUserByTarget(context.db, phone);
  if (found !== undefined) return found;
  refuseClosedSignUp(context);
  return register(context, { target: phone, passwordHash: null }, inviteCode);
}
