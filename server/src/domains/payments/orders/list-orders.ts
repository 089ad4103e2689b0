import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { paymentsApi } from '@transloom/contracts/payments';
import type { Context } from '../../../platform/context.ts';
import { selectOrders } from './orders.store.ts';
import { shownOrder } from './shown-order.ts';

/** D3.58 */
export async function listOrders(
  context: Context,
  { pageNumber, pageSize, state }: InputOf<typeof paymentsApi.listOrders>,
): Promise<OutputOf<typeof paymentsApi.listOrders>> {
  const { organizationId } = context.actor;
  const page = { organizationId, state, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { records, total } = await selectOrders(context.db, page);
  return { records: records.map((order) => shownOrder(order, context)), total, pageNumber, pageSize };
}
