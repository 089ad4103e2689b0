import type { InputOf } from '@transloom/contracts/endpoint';
import type { paymentsApi } from '@transloom/contracts/payments';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext } from '../../../platform/context.ts';
import { selectOrder } from './orders.store.ts';
import { notifyPath } from './pay-notification-path.ts';

/**
 * For development: a simulated phone pays, and the simulated gateway tells us over HTTP as the real one does.
 * @throws {AppError} resource.not-found, also where WeChat Pay is the real one or the caller is on another machine
 */
export async function simulatePayment(
  context: LongRequestContext,
  { orderNo, outcome }: InputOf<typeof paymentsApi.simulatePayment>,
): Promise<null> {
  const simulator = context.providers.wechatPay?.simulator ?? null;
  const order = await context.transact(({ db }) => selectOrder(db, orderNo));
  if (simulator === null || order === undefined || !context.caller.onThisMachine)
    throw new AppError('resource.not-found');
  const payment = simulator.pay(orderNo, outcome);
  if (payment === undefined) throw new AppError('payment.order-over');
  if (outcome === 'failed') return null;
  const { headers, body } = simulator.notificationOf(payment);
  const known = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  await fetch(new URL(notifyPath, context.caller.origin), {
    method: 'POST',
    headers: Object.fromEntries(known),
    body: Buffer.from(body),
  });
  return null;
}
