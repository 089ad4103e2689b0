import type { InputOf } from '@transloom/contracts/endpoint';
import type { Order, paymentsApi } from '@transloom/contracts/payments';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext } from '../../../platform/context.ts';
import { WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { claimQuery, type StoredOrder, selectOrder, updateOrderAsOver } from './orders.store.ts';
import { settleTransaction } from './settle-transaction.ts';
import { shownOrder } from './shown-order.ts';

/** Asking us often does not ask the gateway more often. */
const gatewayEveryMs = 3_000;

/** @throws {AppError} resource.not-found */
export async function queryOrder(
  context: LongRequestContext,
  { orderNo }: InputOf<typeof paymentsApi.queryOrder>,
): Promise<Order> {
  const order = await context.transact((short) => requireOrder(short, orderNo));
  const isOpen = order.state === 'created' || order.state === 'pending';
  if (!isOpen || order.channel !== 'wechat') return shownOrder(order, context);
  const now = context.now();
  const since = new Date(now.getTime() - gatewayEveryMs);
  const mayAsk = await context.transact(({ db }) => claimQuery(db, orderNo, { now, since }));
  if (mayAsk) await askGateway(context, orderNo);
  return shownOrder(await context.transact((short) => requireOrder(short, orderNo)), context);
}

/** Whoever gives up an order may pay it all the same, until the gateway has closed it. @throws {AppError} resource.not-found, payment.order-over */
export async function closeOrder(
  context: LongRequestContext,
  { orderNo }: InputOf<typeof paymentsApi.closeOrder>,
): Promise<null> {
  const order = await context.transact((short) => requireOrder(short, orderNo));
  if (order.channel === 'wechat') await askGateway(context, orderNo);
  const closed = await context.transact(({ db }) => updateOrderAsOver(db, orderNo, 'closed'));
  if (!closed) throw new AppError('payment.order-over');
  if (order.channel === 'wechat') await closeAtGateway(context, orderNo);
  return null;
}

async function closeAtGateway({ providers, log }: LongRequestContext, orderNo: string): Promise<void> {
  try {
    await providers.wechatPay?.client.close(orderNo);
  } catch (error) {
    if (!(error instanceof WechatPayError)) throw error;
    // A payment that comes all the same is honored.
    log.warn({ orderNo, fault: error.message }, 'an order stays open at WeChat Pay');
  }
}

async function askGateway(context: LongRequestContext, orderNo: string): Promise<void> {
  const client = context.providers.wechatPay?.client;
  if (client === undefined) return;
  try {
    const transaction = await client.query(orderNo);
    if (transaction === undefined) return;
    await context.transact(({ asSystem, publish, now }) =>
      asSystem((db) => settleTransaction({ db, publish, now }, transaction, client)),
    );
  } catch (error) {
    if (!(error instanceof WechatPayError)) throw error;
    context.log.warn({ orderNo, fault: error.message }, 'WeChat Pay does not say how an order is');
  }
}

async function requireOrder({ db }: Pick<Context, 'db'>, orderNo: string): Promise<StoredOrder> {
  const order = await selectOrder(db, orderNo);
  if (order === undefined) throw new AppError('resource.not-found');
  return order;
}
