import type { OutputOf } from '@transloom/contracts/endpoint';
import type { DayFinding, salesApi } from '@transloom/contracts/sales';
import type { Context } from '../../../platform/context.ts';
import { defineFigure } from '../../../platform/figures/figures.ts';
import type { Services } from '../../../platform/services.ts';
import { type BillLine, type WechatPay, WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { inSystem } from '../in-system.ts';
import { dayOf, startOfDay } from '../membership/natural-months.ts';
import { lockOrder, selectPaidBetween } from '../orders/orders.store.ts';
import { settleTransaction } from '../orders/settle-transaction.ts';
import { lockRefund } from '../refunds/refunds.store.ts';
import { tellSellers } from '../tell-sellers.ts';
import { claimOpenDays, ensureDays, selectDays, updateDay } from './days.store.ts';

const dayMs = 86_400_000;
/** The bill of a day is there on the next one after ten; half an hour later it is complete. */
const billAfterMs = 10.5 * 3_600_000;
const askAgainMs = 6 * 3_600_000;
const keptDays = 90;
const firstDays = 3;

const unreconciled = defineFigure({
  name: 'payment_days_failed_total',
  help: 'Days whose bill could not be fetched or did not fit the orders when they were looked at',
  labels: ['why'],
});

/** Compares the bills of past days with our orders. What was paid and not granted is granted; what else differs is told. */
export async function reconcileDays(services: Services): Promise<void> {
  const client = services.providers.wechatPay?.client;
  if (client === undefined || !services.live.installation.billing) return;
  const now = services.now();
  const ready = new Date(now.getTime() - billAfterMs);
  const day = (ago: number) => dayOf(new Date(ready.getTime() - ago * dayMs));
  const days = await services.database.systemTransaction(async (db) => {
    await ensureDays(
      db,
      Array.from({ length: firstDays }, (_, ago) => day(ago + 1)),
    );
    const since = new Date(now.getTime() - askAgainMs);
    return claimOpenDays(db, { now, since, from: day(keptDays) });
  });
  for (const one of days) await reconcileDay(services, client, one);
}

async function reconcileDay(services: Services, client: WechatPay, day: string): Promise<void> {
  try {
    const lines = await client.bill(day);
    const findings: DayFinding[] = [];
    for (const line of lines) findings.push(...(await compareLine(services, client, line)));
    findings.push(...(await missingIn(services, lines, day)));
    // What was granted now is in order; the rest waits for somebody.
    const open = findings.filter(({ kind }) => kind !== 'not-granted');
    await inSystem(services, async (system) => {
      await updateDay(system.db, day, { reconciled: open.length === 0, findings });
      if (findings.length > 0) await tellSellers(system, 'payments-differ', { day, count: findings.length });
    });
    if (open.length > 0) services.figures.count(unreconciled, { why: 'differs' });
  } catch (error) {
    if (!(error instanceof WechatPayError)) throw error;
    services.figures.count(unreconciled, { why: 'no-bill' });
    services.log.error({ day, fault: error.message }, 'the bill of a day could not be fetched');
  }
}

async function compareLine(services: Services, client: WechatPay, line: BillLine): Promise<DayFinding[]> {
  const { orderNo, total, refundNo, refund } = line;
  if (refundNo !== null) {
    const known = await services.database.systemTransaction((db) => lockRefund(db, refundNo));
    if (known?.amount === refund) return [];
    return [{ kind: 'refund', orderNo, expected: known?.amount ?? 0, found: refund }];
  }
  const order = await services.database.systemTransaction((db) => lockOrder(db, orderNo));
  if (order === undefined) return [{ kind: 'unknown', orderNo, expected: 0, found: total }];
  if (order.amount !== total) return [{ kind: 'amount', orderNo, expected: order.amount, found: total }];
  if (order.paidAt !== null) return [];
  const transaction = await client.query(orderNo);
  if (transaction !== undefined)
    await inSystem(services, (system) => settleTransaction(system, transaction, client));
  return [{ kind: 'not-granted', orderNo, expected: total, found: total }];
}

/** Orders that we granted and the bill does not have. */
async function missingIn(
  { database }: Services,
  lines: readonly BillLine[],
  day: string,
): Promise<DayFinding[]> {
  const inBill = new Set(lines.filter(({ refundNo }) => refundNo === null).map(({ orderNo }) => orderNo));
  const from = startOfDay(day);
  const to = new Date(from.getTime() + dayMs);
  const paid = await database.systemTransaction((db) => selectPaidBetween(db, { from, to }));
  return paid
    .filter(({ orderNo }) => !inBill.has(orderNo))
    .map(({ orderNo, amount }) => ({ kind: 'not-paid', orderNo, expected: amount, found: 0 }));
}

export async function listPaymentDays({ asSystem }: Context): Promise<OutputOf<typeof salesApi.paymentDays>> {
  const days = await asSystem(selectDays);
  return days.map(({ checkedAt, ...day }) => ({ ...day, checkTime: checkedAt?.toISOString() ?? null }));
}
