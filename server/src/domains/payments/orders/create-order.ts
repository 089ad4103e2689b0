import type { Order, Purchase } from '@transloom/contracts/payments';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext, RequestContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { productWords } from '../prices/product-words.ts';
import { requireSales } from '../require-sales.ts';
import { newOrderNo } from './order-number.ts';
import {
  insertOrder,
  type StoredOrder,
  selectOrder,
  selectSameOrder,
  updateOrderAsOver,
  updateOrderAsPending,
  waitMs,
} from './orders.store.ts';
import { notifyPath } from './pay-notification-path.ts';
import { pricedPurchase } from './priced-purchase.ts';
import { shownOrder } from './shown-order.ts';

const perUser: RateRule = { name: 'payments.orders', limit: 10, windowSeconds: 10 * 60 };
const sameMs = 5 * 60_000;
const payMs = 30 * 60_000;
const transferMs = 30 * 86_400_000;

/**
 * Orders something. Two windows that buy the same within five minutes have one order, so that nobody pays twice by
 * mistake.
 * @throws {AppError} payment.not-sold, payment.no-gateway, payment.unreachable, payment.refused, request.too-frequent
 */
export async function createOrder(context: LongRequestContext, purchase: Purchase): Promise<Order> {
  requireSales(context);
  if (purchase.channel === 'wechat' && context.providers.wechatPay === null)
    throw new AppError('payment.no-gateway');
  const { order, isNew } = await context.transact((short) => storedOrder(short, purchase));
  if (order.channel === 'bank' || order.codeUrl !== null) return shownOrder(order, context);
  const codeUrl = await askForCode(context, order);
  const pending = await context.transact(async ({ db }) => {
    await updateOrderAsPending(db, order.orderNo, codeUrl);
    return (await selectOrder(db, order.orderNo)) ?? order;
  });
  context.log.info({ orderNo: order.orderNo, isNew }, 'an order waits for payment');
  return shownOrder(pending, context);
}

async function storedOrder(context: RequestContext, purchase: Purchase) {
  const { db, actor, now, rateLimits } = context;
  const { organizationId, userId } = actor;
  const { price, terms } = await pricedPurchase(context, purchase);
  // Two windows wait for one another here.
  await sql`select 1 from organization where organization_id = ${organizationId} for update`.execute(db);
  const { channel } = purchase;
  const wanted = { organizationId, userId, priceCode: price.code, amount: price.price, channel, terms };
  const same = await selectSameOrder(db, wanted, new Date(now().getTime() - sameMs));
  if (same !== undefined) return { order: same, isNew: false };
  await rateLimits.take(perUser, userId);
  const createdAt = now();
  const orderNo = newOrderNo(createdAt);
  const isTransfer = channel === 'bank';
  const expiresAt = new Date(createdAt.getTime() + (isTransfer ? transferMs : payMs));
  const nextQueryAt = isTransfer ? null : new Date(createdAt.getTime() + waitMs(0));
  await insertOrder(db, { ...wanted, orderNo, kind: price.kind, createdAt, expiresAt, nextQueryAt });
  const order = await selectOrder(db, orderNo);
  if (order === undefined) throw new Error('the order is gone');
  return { order, isNew: true };
}

/** The order stays where nobody knows what came of it: the same number gives the same code the next time. */
async function askForCode(context: LongRequestContext, order: StoredOrder): Promise<string> {
  const { providers, installation, caller, language, log } = context;
  const { orderNo, amount: total, expiresAt, kind, terms } = order;
  try {
    return await requireClient(providers).createNative({
      orderNo,
      total,
      expiresAt,
      description: productWords({ kind, ...terms }, language),
      notifyUrl: new URL(notifyPath, installation.publicUrl ?? caller.origin).href,
    });
  } catch (cause) {
    if (!(cause instanceof WechatPayError)) throw cause;
    log.error({ orderNo, fault: cause.message, code: cause.code }, 'WeChat Pay gave no code');
    if (cause.fault !== 'refused') throw new AppError('payment.unreachable', {}, { cause });
    await context.transact(({ db }) => updateOrderAsOver(db, orderNo, 'failed'));
    throw new AppError('payment.refused', { reason: cause.code }, { cause });
  }
}

function requireClient({ wechatPay }: LongRequestContext['providers']) {
  if (wechatPay === null) throw new AppError('payment.no-gateway');
  return wechatPay.client;
}
