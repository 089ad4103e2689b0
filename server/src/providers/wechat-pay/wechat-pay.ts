/** States of a transaction as WeChat Pay names them. */
export const tradeStates = [
  'SUCCESS',
  'REFUND',
  'NOTPAY',
  'CLOSED',
  'REVOKED',
  'USERPAYING',
  'PAYERROR',
] as const;
export type TradeState = (typeof tradeStates)[number];

/** A transaction as the gateway tells it, in an answer or a notification. */
export interface Transaction {
  readonly appId: string;
  readonly merchantId: string;
  readonly orderNo: string;
  /** Empty before it was paid. */
  readonly transactionId: string;
  readonly tradeType: string;
  readonly state: TradeState;
  /** Whole fen; null before it was paid. */
  readonly total: number | null;
  readonly currency: string | null;
  readonly paidAt: Date | null;
}

export const refundStates = ['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'] as const;
export type RefundState = (typeof refundStates)[number];

export interface GatewayRefund {
  readonly refundNo: string;
  readonly orderNo: string;
  readonly state: RefundState;
  /** Whole fen. */
  readonly refund: number;
}

/** What the gateway tells us unasked. */
export type PayNotification =
  | { readonly id: string; readonly kind: 'transaction'; readonly transaction: Transaction }
  | { readonly id: string; readonly kind: 'refund'; readonly refund: GatewayRefund }
  | { readonly id: string; readonly kind: 'other'; readonly eventType: string };

/** A line of the bill of a day: a payment, or a refund where `refundNo` is set. */
export interface BillLine {
  readonly orderNo: string;
  readonly transactionId: string;
  /** Whole fen that were paid. */
  readonly total: number;
  readonly refundNo: string | null;
  /** Whole fen that went back. */
  readonly refund: number;
}

export interface NativeOrder {
  readonly orderNo: string;
  /** At most 127 characters. */
  readonly description: string;
  /** Whole fen. */
  readonly total: number;
  /** After it nobody can pay. */
  readonly expiresAt: Date;
  readonly notifyUrl: string;
}

export interface RefundOrder {
  readonly refundNo: string;
  readonly orderNo: string;
  /** Whole fen that go back, and that were paid. */
  readonly refund: number;
  readonly total: number;
  readonly reason: string;
}

/** Raw headers in lower case and bytes as they came. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** WeChat Pay, API v3, Native: a QR code that somebody pays with the phone. */
export interface WechatPay {
  readonly appId: string;
  readonly merchantId: string;
  /** Asked again with the same order it gives the same code. @throws {WechatPayError} */
  createNative(order: NativeOrder): Promise<string>;
  /** Undefined where the gateway has no such order. @throws {WechatPayError} */
  query(orderNo: string): Promise<Transaction | undefined>;
  /** An order that it does not know is closed as well, so ask afterwards. @throws {WechatPayError} */
  close(orderNo: string): Promise<void>;
  /** The same number refunds once; the answer says that it was accepted. @throws {WechatPayError} */
  refund(order: RefundOrder): Promise<GatewayRefund>;
  /** @throws {WechatPayError} */
  queryRefund(refundNo: string): Promise<GatewayRefund | undefined>;
  /** Payments and refunds of a day in China, such as `2026-11-27`. @throws {WechatPayError} */
  bill(day: string): Promise<readonly BillLine[]>;
  /** @throws {WechatPayError} of kind `forged`, also for one that is older than 5 minutes */
  readNotification(message: SignedMessage): Promise<PayNotification>;
}

/**
 * `refused`: the gateway said no, with its code. `unknown`: nobody knows what came of the call, so the gateway is to be asked. `forged`: what
 * came is not from the gateway, or nobody can tell.
 */
export type WechatPayFault = 'refused' | 'unknown' | 'forged';

export class WechatPayError extends Error {
  override readonly name = 'WechatPayError';
  readonly fault: WechatPayFault;
  /** Of the gateway, such as `SIGN_ERROR`; empty for other faults. */
  readonly code: string;

  constructor(fault: WechatPayFault, message: string, code = '') {
    super(message);
    this.fault = fault;
    this.code = code;
  }
}
