import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { wechatApi } from '@transloom/contracts/wechat';
import { AppError } from '../../../platform/app-error.ts';
import type { LongVisitorContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { WechatApiError } from '../../../providers/wechat/wechat.ts';
import { browserHash } from '../browser-hash.ts';
import { requireWechat } from './require-wechat.ts';
import { scanKeyHash } from './scan-key.ts';
import { insertScan } from './wechat.store.ts';

const perAddress: RateRule = { name: 'accounts.wechat-codes', limit: 60, windowSeconds: 10 * 60 };

/**
 * The code is bound to this browser, works once and for 5 minutes.
 * @throws {AppError} account.no-wechat, account.wechat-unreachable, session.expired, request.too-frequent
 */
export async function showQrCode(
  context: LongVisitorContext,
  { isLogin }: InputOf<typeof wechatApi.wechatQrCode>,
): Promise<OutputOf<typeof wechatApi.wechatQrCode>> {
  const { account } = requireWechat(context);
  const { caller } = context;
  await context.rateLimits.take(perAddress, caller.address);
  const eventKey = randomBytes(24).toString('base64url');
  const expiresInSeconds = limits.wechatCodeMinutes * 60;
  const userId = isLogin ? null : await context.transact(async ({ actor }) => actor?.userId ?? null);
  if (!isLogin && userId === null) throw new AppError('session.expired');
  const qrcodeUrl = await createQrCode(context, eventKey, expiresInSeconds);
  const now = context.now();
  const scan = {
    eventKeyHash: scanKeyHash(eventKey),
    browserHash: browserHash(caller),
    userId,
    appId: account.appId,
    userAgent: caller.userAgent,
    address: caller.address,
    expiresAt: new Date(now.getTime() + expiresInSeconds * 1000),
  };
  await context.transact(({ db }) => insertScan(db, scan, now));
  return { qrcodeUrl, eventKey, expiresInSeconds };
}

async function createQrCode(context: LongVisitorContext, scene: string, seconds: number): Promise<string> {
  try {
    return await requireWechat(context).account.createQrCode(scene, seconds);
  } catch (cause) {
    if (!(cause instanceof WechatApiError)) throw cause;
    context.log.warn({ fault: cause.message }, 'WeChat gave no QR code');
    throw new AppError('account.wechat-unreachable', {}, { cause });
  }
}
