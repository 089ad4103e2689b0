import type { GatewayRefund } from '../../../providers/wechat-pay/wechat-pay.ts';
import { grantQuota } from '../../billing/grant-quota.ts';
import type { NoticeSender } from '../../messages/notice-channel.ts';
import { notify } from '../../messages/notify.ts';
import { restorePlan } from '../membership/extend-plan.ts';
import { lockOrder, type StoredOrder, updateRefunded } from '../orders/orders.store.ts';
import { tellSellers } from '../tell-sellers.ts';
import { lockRefund, type StoredRefund, updateRefundState } from './refunds.store.ts';

const packDays = 365;
const dayMs = 86_400_000;

/**
 * Brings a refund to where the gateway says that it is. One that has ended does not change any more, in whichever order
 * the news comes. In a transaction of the system.
 */
export async function settleRefund(system: NoticeSender, told: GatewayRefund): Promise<void> {
  const refund = await lockRefund(system.db, told.refundNo);
  if (refund === undefined || refund.state === 'succeeded' || refund.state === 'closed') return;
  const { refundNo, orderNo } = refund;
  const ended = { endedAt: system.now(), nextQueryAt: null };
  if (told.state === 'SUCCESS') {
    await updateRefundState(system.db, refundNo, { state: 'succeeded', ...ended });
    await tellBuyer(system, refund);
  }
  if (told.state === 'CLOSED') {
    await updateRefundState(system.db, refundNo, { state: 'closed', ...ended });
    await giveAgain(system, refund);
    await tellSellers(system, 'refund-stuck', { orderNo });
  }
  if (told.state === 'PROCESSING') await updateRefundState(system.db, refundNo, { state: 'processing' });
  if (told.state === 'ABNORMAL') {
    await updateRefundState(system.db, refundNo, { state: 'abnormal' });
    await tellSellers(system, 'refund-stuck', { orderNo });
  }
}

/** The money stayed with us, so what was bought goes back. */
async function giveAgain(system: NoticeSender, refund: StoredRefund): Promise<void> {
  const { db } = system;
  const order = await lockOrder(db, refund.orderNo);
  if (order === undefined) return;
  await updateRefunded(db, order, order.refunded - refund.amount);
  if (order.terms.amount === null) await restorePlan(db, order.orderNo, system.now());
  else if (refund.units > 0) await grantUnits(system, order, refund);
}

async function grantUnits(
  { db, now }: NoticeSender,
  order: StoredOrder,
  refund: StoredRefund,
): Promise<void> {
  const expiresAt = new Date((order.paidAt ?? now()).getTime() + packDays * dayMs);
  const lot = {
    organizationId: order.organizationId,
    unit: order.kind === 'TOKEN' ? 'tokens' : 'characters',
    source: 'pack',
    grantKey: `refund-closed:${refund.refundNo}`,
    amount: refund.units,
    expiresAt,
  } as const;
  await grantQuota(db, lot, now());
}

async function tellBuyer(system: NoticeSender, { orderNo, amount }: StoredRefund): Promise<void> {
  const order = await lockOrder(system.db, orderNo);
  if (order === undefined) return;
  await notify(system, {
    kind: 'order-refunded',
    to: [order.userId],
    params: { orderNo, amount: (amount / 100).toFixed(2) },
    link: '/account/orders',
  });
}
