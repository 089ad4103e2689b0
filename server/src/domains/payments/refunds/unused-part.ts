import type { Db } from '../../../platform/db/database.ts';
import { lotOfGrant } from '../../billing/grant-quota.ts';
import { selectPeriodOfOrder } from '../membership/plan-periods.store.ts';
import { grantKeyOf } from '../orders/grant-purchase.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

/** Fen that a refund now gives back: what was paid for the part that nobody has used (decisions "Accounts, rights, money"). */
export async function refundableOf(db: Db, order: StoredOrder, now: Date): Promise<number> {
  const { state, amount, refunded } = order;
  if (state !== 'paid' && state !== 'part-refunded') return 0;
  const part = await unusedPart(db, order, now);
  return Math.min(amount - refunded, Math.floor(amount * part));
}

/** 0 to 1. */
async function unusedPart(
  db: Db,
  { orderNo, organizationId, kind, terms }: StoredOrder,
  now: Date,
): Promise<number> {
  if (terms.amount !== null) {
    const unit = kind === 'TOKEN' ? 'tokens' : 'characters';
    const lot = await lotOfGrant(db, { organizationId, unit, grantKey: grantKeyOf(orderNo) });
    return lot === undefined ? 0 : lot.available / lot.granted;
  }
  const period = await selectPeriodOfOrder(db, orderNo);
  if (period === undefined || period.revokedAt !== null) return 0;
  const [start, end] = [period.startsAt.getTime(), period.endsAt.getTime()];
  return Math.min(1, Math.max(0, (end - Math.max(start, now.getTime())) / (end - start)));
}
