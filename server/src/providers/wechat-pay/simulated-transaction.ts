import type { SimulatedPayment } from './simulated-book.ts';

/** A payment as the gateway writes it. */
export function transactionJson({
  appId,
  merchantId,
  orderNo,
  state,
  transactionId,
  paidAt,
  total,
}: SimulatedPayment) {
  return {
    appid: appId,
    mchid: merchantId,
    out_trade_no: orderNo,
    trade_state: state,
    trade_state_desc: state,
    amount: { total, currency: 'CNY', payer_total: total },
    ...(paidAt !== null && { transaction_id: transactionId, trade_type: 'NATIVE', success_time: paidAt }),
  };
}
