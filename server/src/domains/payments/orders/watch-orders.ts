import type { Services } from '../../../platform/services.ts';
import { type WechatPay, WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { inSystem } from '../in-system.ts';
import { claimDueOrders, type StoredOrder, updateOrderAsOver } from './orders.store.ts';
import { settleTransaction } from './settle-transaction.ts';

/** So long after nobody can pay any more an order is closed. */
const graceMs = 5 * 60_000;

/**
 * Asks the gateway about open orders, because notifications may never come, and closes those whose time is over: then
 * it asks once more, since a close says nothing of what was paid.
 */
export async function watchOrders(services: Services): Promise<void> {
  const client = services.providers.wechatPay?.client;
  if (client === undefined) return;
  const due = await services.database.systemTransaction((db) => claimDueOrders(db, services.now()));
  for (const order of due) {
    try {
      await watchOrder(services, client, order);
    } catch (error) {
      if (!(error instanceof WechatPayError)) throw error;
      services.log.warn(
        { orderNo: order.orderNo, fault: error.message },
        'an order could not be asked about',
      );
    }
  }
}

async function watchOrder(services: Services, client: WechatPay, order: StoredOrder): Promise<void> {
  const { orderNo, expiresAt } = order;
  const settle = async () => {
    const transaction = await client.query(orderNo);
    if (transaction === undefined) return 'waiting';
    return inSystem(services, (system) => settleTransaction(system, transaction, client));
  };
  const settled = await settle();
  const isOver = services.now().getTime() >= expiresAt.getTime() + graceMs;
  if (settled !== 'waiting' || !isOver) return;
  await client.close(orderNo);
  if ((await settle()) === 'waiting')
    await inSystem(services, ({ db }) => updateOrderAsOver(db, orderNo, 'closed'));
}
