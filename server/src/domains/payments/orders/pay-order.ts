import { recordAudit } from '../../audit/record-audit.ts';
import type { NoticeSender } from '../../messages/notice-channel.ts';
import { notify } from '../../messages/notify.ts';
import { grantPurchase } from './grant-purchase.ts';
import { type StoredOrder, updateOrderAsPaid } from './orders.store.ts';

export interface Payment {
  /** Of the gateway, or the reference of a bank transfer. */
  readonly transactionId: string;
  readonly paidAt: Date;
}

/**
 * An order is paid: what was bought is granted in the same transaction of the system, once, whoever says so first and however late it
 * is. False where it was paid before.
 */
export async function payOrder(system: NoticeSender, order: StoredOrder, payment: Payment): Promise<boolean> {
  const { db } = system;
  const { orderNo, organizationId, userId, amount, channel } = order;
  if (!(await updateOrderAsPaid(db, orderNo, payment))) return false;
  await grantPurchase(db, order, system.now());
  const isLate = order.state === 'closed' || order.state === 'failed';
  await notify(system, {
    kind: isLate ? 'order-paid-late' : 'order-paid',
    to: [userId],
    params: { orderNo, amount: (amount / 100).toFixed(2) },
    link: '/account/orders',
    key: `order paid ${orderNo}`,
  });
  const details = { orderNo, amount, channel };
  await recordAudit(system, { organizationId, actorId: userId, action: 'billing.order-paid', details });
  return true;
}
