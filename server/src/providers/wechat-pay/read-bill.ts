import type { BillLine } from './wechat-pay.ts';

/** Names of columns, as the bill has them. */
const column = {
  orderNo: '商户订单号',
  transactionId: '微信订单号',
  total: '订单金额',
  refundNo: '商户退款单号',
  refund: '申请退款金额',
};

/**
 * The lines of the bill of a day. Each cell begins with a back tick; a line without one, such as the totals' header, ends the table. Amounts
 * are in yuan there and whole fen here.
 */
export function readBill(text: string): readonly BillLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim());
  const end = rows.findIndex((row) => !row.startsWith('`'));
  return rows.slice(0, end === -1 ? rows.length : end).map((row) => {
    const cells = row.split(',`').map((cell) => cell.replace(/^`/, '').trim());
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const refundNo = cell(column.refundNo);
    return {
      orderNo: cell(column.orderNo),
      transactionId: cell(column.transactionId),
      total: fenOf(cell(column.total)),
      refundNo: refundNo === '' || refundNo === '0' ? null : refundNo,
      refund: fenOf(cell(column.refund)),
    };
  });
}

function fenOf(yuan: string): number {
  return Math.round(Number(yuan || '0') * 100);
}
