import type { InputOf } from '@transloom/contracts/endpoint';
import type { salesApi } from '@transloom/contracts/sales';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { lotOfGrant, takeBackLot } from '../../billing/grant-quota.ts';
import { isInvoiced } from '../invoices/invoices.store.ts';
import { shortenPlan } from '../membership/extend-plan.ts';
import { grantKeyOf } from '../orders/grant-purchase.ts';
import { newOrderNo } from '../orders/order-number.ts';
import { lockOrder, type StoredOrder, updateRefunded } from '../orders/orders.store.ts';
import { insertRefund, type StoredRefund } from './refunds.store.ts';
import { settleRefund } from './settle-refund.ts';

const askAgainMs = 60_000;

/**
 * Gives money back. The refund is stored, and what it is for taken back, before the gateway is asked: whatever happens
 * then, the same number refunds once.
 * @throws {AppError} resource.not-found, payment.not-refundable, payment.too-much, payment.invoiced
 */
export async function refundOrder(
  context: LongRequestContext,
  input: InputOf<typeof salesApi.refundOrder>,
): Promise<null> {
  const { order, refund } = await context.transact((short) =>
    short.asSystem((db) => storeRefund(short, db, input)),
  );
  const settle = (state: 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL') =>
    context.transact(({ asSystem, publish, now }) =>
      asSystem((db) => settleRefund({ db, publish, now }, { ...refund, refund: refund.amount, state })),
    );
  if (order.channel === 'bank') {
    await settle('SUCCESS');
    return null;
  }
  try {
    const answer = await context.providers.wechatPay?.client.refund({
      refundNo: refund.refundNo,
      orderNo: order.orderNo,
      refund: refund.amount,
      total: order.amount,
      reason: input.reason,
    });
    if (answer !== undefined) await settle(answer.state);
  } catch (error) {
    if (!(error instanceof WechatPayError)) throw error;
    // It is asked for again by the same number, until the gateway says what became of it.
    context.log.error(
      { refundNo: refund.refundNo, fault: error.message, code: error.code },
      'a refund waits',
    );
  }
  return null;
}

async function storeRefund(
  { actor, now }: Context,
  db: Db,
  { orderNo, amount, reason }: InputOf<typeof salesApi.refundOrder>,
): Promise<{ readonly order: StoredOrder; readonly refund: StoredRefund }> {
  const order = await lockOrder(db, orderNo);
  if (order === undefined) throw new AppError('resource.not-found');
  if (order.state !== 'paid' && order.state !== 'part-refunded') throw new AppError('payment.not-refundable');
  if (amount > order.amount - order.refunded) throw new AppError('payment.too-much', { field: 'amount' });
  if (await isInvoiced(db, orderNo)) throw new AppError('payment.invoiced');
  const at = now();
  const units = await takeBack(db, order, amount, at);
  await updateRefunded(db, order, order.refunded + amount);
  const refundNo = `R${newOrderNo(at)}`;
  const { organizationId } = order;
  const refund = {
    refundNo,
    organizationId,
    orderNo,
    amount,
    units,
    reason,
    state: 'requested',
    createdAt: at,
  } as const;
  await insertRefund(db, {
    ...refund,
    createdBy: actor.userId,
    nextQueryAt: order.channel === 'bank' ? null : new Date(at.getTime() + askAgainMs),
  });
  return { order, refund };
}

/** Of a pack the part that the money is for, as far as nobody has used it; of a membership what is left of its time. */
async function takeBack(db: Db, order: StoredOrder, amount: number, now: Date): Promise<number> {
  const { orderNo, organizationId, kind, terms } = order;
  if (terms.amount === null) {
    await shortenPlan(db, orderNo, now);
    return 0;
  }
  const unit = kind === 'TOKEN' ? 'tokens' : 'characters';
  const lot = await lotOfGrant(db, { organizationId, unit, grantKey: grantKeyOf(orderNo) });
  if (lot === undefined) return 0;
  const most = Math.ceil((terms.amount * amount) / order.amount);
  return takeBackLot(db, { organizationId, lotId: lot.id, most }, now);
}
