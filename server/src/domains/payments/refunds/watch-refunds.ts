import type { Services } from '../../../platform/services.ts';
import { WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { inSystem } from '../in-system.ts';
import { lockOrder } from '../orders/orders.store.ts';
import { claimDueRefunds, type StoredRefund } from './refunds.store.ts';
import { settleRefund } from './settle-refund.ts';

/** Asks the gateway about refunds under way; one that it does not know is asked for again by the same number. */
export async function watchRefunds(services: Services): Promise<void> {
  if (services.providers.wechatPay === null) return;
  const due = await services.database.systemTransaction((db) => claimDueRefunds(db, services.now()));
  for (const refund of due) {
    try {
      await watchRefund(services, refund);
    } catch (error) {
      if (!(error instanceof WechatPayError)) throw error;
      services.log.warn({ refundNo: refund.refundNo, fault: error.message }, 'a refund waits');
    }
  }
}

async function watchRefund(services: Services, refund: StoredRefund): Promise<void> {
  const client = services.providers.wechatPay?.client;
  if (client === undefined) return;
  const { refundNo, orderNo, amount, reason } = refund;
  const order = await services.database.systemTransaction((db) => lockOrder(db, orderNo));
  const answer =
    (await client.queryRefund(refundNo)) ??
    (await client.refund({ refundNo, orderNo, refund: amount, total: order?.amount ?? amount, reason }));
  await inSystem(services, (system) => settleRefund(system, answer));
}
