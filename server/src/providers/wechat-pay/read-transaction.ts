import { z } from 'zod';
import {
  type GatewayRefund,
  type PayNotification,
  refundStates,
  type Transaction,
  tradeStates,
} from './wechat-pay.ts';

const transactionSchema = z.object({
  appid: z.string().default(''),
  mchid: z.string().default(''),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_type: z.string().default(''),
  trade_state: z.enum(tradeStates),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int().optional(), currency: z.string().optional() }).optional(),
});

export function readTransaction(json: unknown): Transaction {
  const read = transactionSchema.parse(json);
  return {
    appId: read.appid,
    merchantId: read.mchid,
    orderNo: read.out_trade_no,
    transactionId: read.transaction_id,
    tradeType: read.trade_type,
    state: read.trade_state,
    total: read.amount?.total ?? null,
    currency: read.amount?.currency ?? null,
    paidAt: read.success_time === undefined ? null : new Date(read.success_time),
  };
}

const refundSchema = z.object({
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  status: z.enum(refundStates).optional(),
  /** Notifications name the state so. */
  refund_status: z.enum(refundStates).optional(),
  amount: z.object({ refund: z.number().int() }),
});

export function readRefund(json: unknown): GatewayRefund {
  const read = refundSchema.parse(json);
  return {
    refundNo: read.out_refund_no,
    orderNo: read.out_trade_no,
    state: read.status ?? read.refund_status ?? 'PROCESSING',
    refund: read.amount.refund,
  };
}

/** What a notification tells, by its type: refunds come to the same address. */
export function readEvent(id: string, eventType: string, json: unknown): PayNotification {
  if (eventType === 'TRANSACTION.SUCCESS')
    return { id, kind: 'transaction', transaction: readTransaction(json) };
  if (eventType.startsWith('REFUND.')) return { id, kind: 'refund', refund: readRefund(json) };
  return { id, kind: 'other', eventType };
}
