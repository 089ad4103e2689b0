import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { salesApi } from '@transloom/contracts/sales';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findPeople } from '../../users/find-user.ts';
import { selectRefundsOf } from '../refunds/refunds.store.ts';
import { refundableOf } from '../refunds/unused-part.ts';
import { lockOrder, selectOrders } from './orders.store.ts';
import { payOrder } from './pay-order.ts';
import { shownOrder } from './shown-order.ts';

type Api = typeof salesApi;

export async function listSoldOrders(
  context: Context,
  { search, state, pageNumber, pageSize }: InputOf<Api['soldOrders']>,
): Promise<OutputOf<Api['soldOrders']>> {
  return context.asSystem(async (db) => {
    const page = { search, state, offset: (pageNumber - 1) * pageSize, count: pageSize };
    const { records: orders, total } = await selectOrders(db, page);
    const people = await findPeople(
      db,
      orders.map(({ userId }) => userId),
    );
    const refunds = await selectRefundsOf(
      db,
      orders.map(({ orderNo }) => orderNo),
    );
    const records = [];
    for (const order of orders)
      records.push({
        ...shownOrder(order, context),
        organizationName: order.organizationName,
        buyer: people.get(order.userId)?.name ?? '',
        transactionId: order.transactionId,
        refundable: await refundableOf(db, order, context.now()),
        refunds: refunds
          .filter(({ orderNo }) => orderNo === order.orderNo)
          .map(({ refundNo, amount, state: refundState, reason, createdAt }) => ({
            refundNo,
            amount,
            reason,
            state: refundState,
            createTime: createdAt.toISOString(),
          })),
      });
    return { records, total, pageNumber, pageSize };
  });
}

/**
 * A bank transfer has come. @throws {AppError} resource.not-found, payment.other-amount, payment.order-over
 */
export async function enterTransfer(
  { asSystem, publish, now }: Context,
  { orderNo, reference, amount, paidAt }: InputOf<Api['enterTransfer']>,
): Promise<null> {
  await asSystem(async (db) => {
    const order = await lockOrder(db, orderNo);
    if (order === undefined || order.channel !== 'bank') throw new AppError('resource.not-found');
    if (order.amount !== amount) throw new AppError('payment.other-amount', { field: 'amount' });
    const payment = { transactionId: `bank ${orderNo} ${reference}`, paidAt: new Date(paidAt) };
    if (!(await payOrder({ db, publish, now }, order, payment))) throw new AppError('payment.order-over');
  });
  return null;
}
