import { createPrivateKey, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerSimulatedCall } from './answer-simulated-call.ts';
import { signLines } from './pay-signatures.ts';
import { sealResource } from './sealed-resource.ts';
import type { SimulatedPayment } from './simulated-book.ts';
import { transactionJson } from './simulated-transaction.ts';
import type { GatewayFault, PaySimulatorSettings } from './simulator-settings.ts';
import type { SignedMessage } from './wechat-pay.ts';

/** What can be wrong with a notification. */
export type NotificationFault =
  | 'none'
  | 'other-merchant'
  | 'other-amount'
  | 'other-currency'
  | 'not-paid'
  | 'broken-seal'
  | 'wrong-serial'
  | 'sign-test'
  | 'late';

/** Stands in for WeChat Pay on a machine of developers, with signatures and seals as the real one makes them. */
export interface PaySimulator {
  /** Address of the API. The server listens on loopback only, from the first call of this function. */
  apiUrl(): Promise<string>;
  /** Somebody scans the code and pays, or fails to. Undefined for an order that cannot be paid. */
  pay(orderNo: string, outcome?: 'paid' | 'failed'): SimulatedPayment | undefined;
  /** The message that tells of a payment. */
  notificationOf(payment: SimulatedPayment, fault?: NotificationFault): SignedMessage;
  /** The message that tells of a refund. */
  refundNotificationOf(payment: SimulatedPayment, refundNo: string): SignedMessage;
  /** Answers have these faults from now on. */
  setFaults(faults: readonly GatewayFault[]): void;
  stop(): void;
}

const latestSeconds = 300;

export function openPaySimulator(settings: PaySimulatorSettings): PaySimulator {
  const { book, keys, now, apiKey, gatewaySerial } = settings;
  const signingKey = createPrivateKey(keys.gateway.privateKey);
  const nonces = new Set<string>();
  let faults = new Set<GatewayFault>();
  let server: Server | undefined;

  const sign = (
    body: string,
    fault: { readonly late?: boolean; readonly serial?: string; readonly test?: boolean },
  ) => {
    const timestamp = String(Math.floor(now().getTime() / 1000) - (fault.late ? latestSeconds + 1 : 0));
    const nonce = randomBytes(16).toString('hex');
    const signature = signLines(signingKey, [timestamp, nonce, body]);
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': fault.serial ?? gatewaySerial,
      'wechatpay-signature': fault.test ? `WECHATPAY/SIGNTEST/${signature}` : signature,
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = answerSimulatedCall(settings, nonces, faults, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      authorization: request.headers.authorization ?? '',
      body: await text(request),
      host: request.headers.host ?? '',
    });
    if (faults.has('silent-after-commit')) return void request.socket.destroy();
    if (faults.has('error-after-commit'))
      return void response.writeHead(500).end('{"code":"SYSTEM_ERROR","message":"系统异常"}');
    const headers = sign(reply.body, {
      late: faults.has('clock'),
      test: faults.has('sign-test'),
      ...(faults.has('wrong-serial') && { serial: 'PUB_KEY_ID_0000000000000000000000000' }),
    });
    const unsigned = reply.unsigned === true || faults.has('unsigned');
    response.writeHead(reply.status, unsigned ? {} : headers).end(reply.body);
  };

  const notify = (id: string, type: string, resource: object, fault: NotificationFault): SignedMessage => {
    const about = type === 'TRANSACTION.SUCCESS' ? 'transaction' : 'refund';
    const nonce = randomBytes(6).toString('hex');
    const sealed = sealResource(apiKey, JSON.stringify(resource), { nonce, about });
    if (fault === 'broken-seal') sealed.ciphertext = brokenSeal(sealed.ciphertext);
    const body = JSON.stringify({
      id,
      create_time: now().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: type,
      summary: type,
      resource: { ...sealed, original_type: about },
    });
    const headers = sign(body, {
      late: fault === 'late',
      test: fault === 'sign-test',
      ...(fault === 'wrong-serial' && { serial: 'PUB_KEY_ID_0000000000000000000000000' }),
    });
    return { headers, body: Buffer.from(body) };
  };

  return {
    async apiUrl() {
      if (server === undefined) {
        server = createServer((request, response) => void answer(request, response)).unref();
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
      }
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    pay(orderNo, outcome = 'paid') {
      const payment = book.find(orderNo);
      if (payment === undefined || payment.state === 'SUCCESS' || payment.state === 'CLOSED')
        return undefined;
      const transactionId = `42000${randomBytes(11).toString('hex')}`;
      const paid: SimulatedPayment =
        outcome === 'failed'
          ? { ...payment, state: 'PAYERROR' }
          : { ...payment, state: 'SUCCESS', transactionId, paidAt: now().toISOString() };
      book.write(paid);
      return paid;
    },
    notificationOf: (payment, fault = 'none') =>
      notify(
        `pay-${payment.transactionId}`,
        'TRANSACTION.SUCCESS',
        changedBy(fault, transactionJson(payment)),
        fault,
      ),
    refundNotificationOf(payment, refundNo) {
      const refund = payment.refunds.find((one) => one.refundNo === refundNo);
      const told = {
        mchid: payment.merchantId,
        out_trade_no: payment.orderNo,
        out_refund_no: refundNo,
        refund_status: refund?.state ?? 'CLOSED',
        amount: { total: payment.total, refund: refund?.refund ?? 0 },
      };
      return notify(`refund-${refundNo}`, `REFUND.${told.refund_status}`, told, 'none');
    },
    setFaults(wanted) {
      faults = new Set(wanted);
    },
    stop: () => void server?.close(),
  };
}

/** The notification with a fault in it, sealed and signed all the same. */
function changedBy(fault: NotificationFault, told: ReturnType<typeof transactionJson>): object {
  const changes: Partial<Record<NotificationFault, object>> = {
    'other-merchant': { mchid: '1999999999' },
    'other-amount': { amount: { ...told.amount, total: told.amount.total + 1 } },
    'other-currency': { amount: { ...told.amount, currency: 'USD' } },
    'not-paid': { trade_state: 'NOTPAY' },
  };
  return { ...told, ...changes[fault] };
}

function brokenSeal(ciphertext: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return bytes.toString('base64');
}
