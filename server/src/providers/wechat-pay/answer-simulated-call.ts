import { createPublicKey, randomBytes } from 'node:crypto';
import { isSignedBy, readAuthorization, requestLines } from './pay-signatures.ts';
import { billOf } from './simulated-bill.ts';
import { transactionJson } from './simulated-transaction.ts';
import type { GatewayFault, PaySimulatorSettings } from './simulator-settings.ts';

const latestSeconds = 300;
const codePrefix = 'weixin://wxpay/bizpayurl?pr=';

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly unsigned?: boolean;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
  readonly host: string;
}

const refuse = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify({ code, message: code }),
});
const say = (body: object): Reply => ({ status: 200, body: JSON.stringify(body) });

/** Answers a call as the real gateway does. */
export function answerSimulatedCall(
  settings: PaySimulatorSettings,
  nonces: Set<string>,
  faults: ReadonlySet<GatewayFault>,
  received: Received,
): Reply {
  if (!isGenuine(settings, nonces, received)) return refuse(401, 'SIGN_ERROR');
  const url = new URL(received.path, `http://${received.host}`);
  const call = { settings, faults, url, body: JSON.parse(received.body || '{}') as Record<string, unknown> };
  for (const [pattern, answer] of calls) {
    const found = pattern.exec(url.pathname);
    if (found) return answer(call, found[1] ?? '');
  }
  return refuse(404, 'NOT_FOUND');
}

interface Call {
  readonly settings: PaySimulatorSettings;
  readonly faults: ReadonlySet<GatewayFault>;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
}

const calls: readonly (readonly [RegExp, (call: Call, number: string) => Reply])[] = [
  [/^\/v3\/pay\/transactions\/native$/, ({ settings, body }) => create(settings, body)],
  [/^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/, ({ settings }, no) => close(settings, no)],
  [/^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/, ({ settings }, no) => tell(settings, no)],
  [/^\/v3\/refund\/domestic\/refunds$/, ({ settings, body }) => refund(settings, body)],
  [/^\/v3\/refund\/domestic\/refunds\/(.+)$/, ({ settings }, no) => tellRefund(settings, no)],
  [/^\/v3\/certificates$/, () => refuse(404, 'RESOURCE_NOT_EXISTS')],
  [/^\/v3\/bill\/tradebill$/, (call) => announceBill(call)],
  [
    /^\/v3\/billdownload\/file$/,
    (call) => ({ status: 200, body: billIn(call, 'token').text, unsigned: true }),
  ],
];

function billIn({ settings, faults, url }: Call, parameter: string) {
  const [isShort, hasWrongHash] = [faults.has('short-bill'), faults.has('wrong-bill-hash')];
  return billOf(settings.book, url.searchParams.get(parameter) ?? '', { isShort, hasWrongHash });
}

function announceBill(call: Call): Reply {
  const { day, hash, lines } = billIn(call, 'bill_date');
  if (lines === 0) return refuse(400, 'NO_STATEMENT_EXIST');
  const download_url = new URL(`/v3/billdownload/file?token=${day}`, call.url).href;
  return say({ hash_type: 'SHA1', hash_value: hash, download_url });
}

/** Checks what the real gateway checks of a request: scheme, merchant, serial number, clock, nonce, signature. */
function isGenuine(
  { merchantId, merchantSerial, keys, now }: PaySimulatorSettings,
  nonces: Set<string>,
  { method, path, authorization, body }: Received,
): boolean {
  const fields = readAuthorization(authorization);
  if (fields === undefined) return false;
  const { mchid, serial_no, timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
  const isLate = Math.abs(now().getTime() / 1000 - Number(timestamp)) > latestSeconds;
  if (mchid !== merchantId || serial_no !== merchantSerial || isLate || nonces.has(nonce)) return false;
  nonces.add(nonce);
  const key = createPublicKey(keys.merchant.publicKey);
  return isSignedBy(key, requestLines({ method, path, timestamp, nonce, body }), signature);
}

function create({ book }: PaySimulatorSettings, body: Record<string, unknown>): Reply {
  const orderNo = String(body['out_trade_no']);
  const { total } = body['amount'] as { readonly total: number };
  const known = book.find(orderNo);
  if (known?.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED');
  if (known?.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  if (known !== undefined)
    return known.total === total ? say({ code_url: known.codeUrl }) : refuse(403, 'OUT_TRADE_NO_USED');
  const codeUrl = `${codePrefix}${randomBytes(6).toString('base64url')}`;
  book.write({
    orderNo,
    codeUrl,
    total,
    appId: String(body['appid']),
    merchantId: String(body['mchid']),
    description: String(body['description']),
    notifyUrl: String(body['notify_url']),
    state: 'NOTPAY',
    transactionId: '',
    paidAt: null,
    refunds: [],
  });
  return say({ code_url: codeUrl });
}

function tell({ book }: PaySimulatorSettings, orderNo: string): Reply {
  const payment = book.find(orderNo);
  return payment === undefined ? refuse(404, 'ORDER_NOT_EXIST') : say(transactionJson(payment));
}

/** The real one closes orders that it does not know, too. */
function close({ book }: PaySimulatorSettings, orderNo: string): Reply {
  const payment = book.find(orderNo);
  if (payment?.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  if (payment !== undefined) book.write({ ...payment, state: 'CLOSED' });
  return { status: 204, body: '' };
}

function refund({ book, now }: PaySimulatorSettings, body: Record<string, unknown>): Reply {
  const [orderNo, refundNo] = [String(body['out_trade_no']), String(body['out_refund_no'])];
  const { refund: amount } = body['amount'] as { readonly refund: number };
  const payment = book.find(orderNo);
  if (payment === undefined || payment.paidAt === null) return refuse(404, 'RESOURCE_NOT_EXISTS');
  const made = payment.refunds.find((one) => one.refundNo === refundNo);
  const isTooMuch = payment.refunds.reduce((sum, one) => sum + one.refund, amount) > payment.total;
  if (made === undefined && isTooMuch) return refuse(403, 'NOT_ENOUGH');
  const refunds =
    made === undefined
      ? [...payment.refunds, { refundNo, refund: amount, state: 'SUCCESS' as const, at: now().toISOString() }]
      : payment.refunds;
  if (made === undefined) book.write({ ...payment, state: 'REFUND', refunds });
  return tellRefund({ book }, refundNo);
}

function tellRefund({ book }: Pick<PaySimulatorSettings, 'book'>, refundNo: string): Reply {
  for (const payment of book.all()) {
    const found = payment.refunds.find((one) => one.refundNo === refundNo);
    if (found === undefined) continue;
    const { orderNo, total } = payment;
    const amount = { total, refund: found.refund, currency: 'CNY' };
    return say({ out_refund_no: refundNo, out_trade_no: orderNo, status: found.state, amount });
  }
  return refuse(404, 'RESOURCE_NOT_EXISTS');
}
