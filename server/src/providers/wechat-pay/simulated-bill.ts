import { createHash } from 'node:crypto';
import type { SimulatedBook } from './simulated-book.ts';

const columns = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '微信订单号',
  '商户订单号',
  '交易类型',
  '交易状态',
  '货币种类',
  '商户退款单号',
  '退款状态',
  '商品名称',
  '订单金额',
  '申请退款金额',
];

interface BillFaults {
  readonly isShort: boolean;
  readonly hasWrongHash: boolean;
}

const chinaOffsetMs = 8 * 3_600_000;

/** The day in China that an instant is in, such as `2026-11-27`. */
function dayOf(instant: string): string {
  return new Date(Date.parse(instant) + chinaOffsetMs).toISOString().slice(0, 10);
}

/** The bill of a day as the gateway writes it: amounts in yuan, a back tick before each cell, the sums at the end. */
export function billOf(book: SimulatedBook, day: string, { isShort, hasWrongHash }: BillFaults) {
  const yuan = (fen: number) => (fen / 100).toFixed(2);
  const lines = book.all().flatMap((payment) => {
    const { paidAt, appId, merchantId, transactionId, orderNo, description, total, refunds } = payment;
    const line = (at: string, state: string, refundNo: string, refund: number) =>
      [
        at,
        appId,
        merchantId,
        transactionId,
        orderNo,
        'NATIVE',
        state,
        'CNY',
        refundNo,
        refundNo === '' ? '' : 'SUCCESS',
        description,
        yuan(total),
        yuan(refund),
      ]
        .map((cell) => `\`${cell}`)
        .join(',');
    const paid = paidAt !== null && dayOf(paidAt) === day ? [line(paidAt, 'SUCCESS', '', 0)] : [];
    const returned = refunds
      .filter(({ at }) => dayOf(at) === day)
      .map(({ at, refundNo, refund }) => line(at, 'REFUND', refundNo, refund));
    return [...paid, ...returned];
  });
  const shown = isShort ? lines.slice(1) : lines;
  const sums = ['总交易单数,应结订单总金额', `\`${shown.length},\`0.00`];
  const text = `\uFEFF${[columns.join(','), ...shown, ...sums].join('\r\n')}\r\n`;
  const hash = createHash('sha1')
    .update(hasWrongHash ? `${text} ` : text)
    .digest('hex');
  return { day, text, hash, lines: lines.length };
}
