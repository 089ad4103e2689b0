import type { Transaction, WechatPay } from '../../../providers/wechat-pay/wechat-pay.ts';
import type { NoticeSender } from '../../messages/notice-channel.ts';
import { keepInQuarantine } from '../reconciliation/quarantine.ts';
import { lockOrder, type StoredOrder, updateOrderAsOver } from './orders.store.ts';
import { payOrder } from './pay-order.ts';

export type Settled = 'paid' | 'over' | 'waiting' | 'quarantined' | 'known';

/**
 * Brings an order to where the gateway says that it is: one function for notifications, queries and bills. A payment that does not fit the
 * order grants nothing and waits for the operator. In a transaction of the system.
 */
export async function settleTransaction(
  system: NoticeSender,
  transaction: Transaction,
  merchant: Pick<WechatPay, 'appId' | 'merchantId'>,
): Promise<Settled> {
  const { orderNo, state, transactionId, paidAt } = transaction;
  const order = await lockOrder(system.db, orderNo);
  const wasPaid = state === 'SUCCESS' || state === 'REFUND';
  if (!wasPaid) return endUnpaid(system, order, transaction);
  const reason = order === undefined ? 'unknown-order' : misfitOf(order, transaction, merchant);
  if (order === undefined || reason !== undefined) {
    await keepInQuarantine(system, { reason: reason ?? 'unknown-order', transaction });
    return 'quarantined';
  }
  const isNew = await payOrder(system, order, { transactionId, paidAt: paidAt ?? system.now() });
  if (isNew || order.transactionId === transactionId) return isNew ? 'paid' : 'known';
  await keepInQuarantine(system, { reason: 'paid-twice', transaction });
  return 'quarantined';
}

async function endUnpaid(
  { db }: NoticeSender,
  order: StoredOrder | undefined,
  { state, orderNo }: Transaction,
): Promise<Settled> {
  if (order === undefined || state === 'NOTPAY' || state === 'USERPAYING') return 'waiting';
  await updateOrderAsOver(db, orderNo, state === 'PAYERROR' ? 'failed' : 'closed');
  return 'over';
}

function misfitOf(
  { amount, channel }: StoredOrder,
  transaction: Transaction,
  { appId, merchantId }: Pick<WechatPay, 'appId' | 'merchantId'>,
): string | undefined {
  if (transaction.merchantId !== merchantId) return 'other-merchant';
  if (transaction.appId !== appId) return 'other-app';
  if (transaction.currency !== 'CNY') return 'other-currency';
  if (transaction.total !== amount) return 'other-amount';
  return transaction.tradeType === 'NATIVE' && channel === 'wechat' ? undefined : 'other-way';
}
