import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { callGateway, codeOf, fetchUnsigned, type Gateway, type GatewayAnswer } from './call-gateway.ts';
import { checkSigned } from './check-signed.ts';
import { openGatewayKeys } from './gateway-keys.ts';
import { readBill } from './read-bill.ts';
import { readEvent, readRefund, readTransaction } from './read-transaction.ts';
import { openResource, sealedResourceSchema } from './sealed-resource.ts';
import { type NativeOrder, type RefundOrder, type WechatPay, WechatPayError } from './wechat-pay.ts';

export interface WechatPaySettings {
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number of the merchant's certificate, and its key as PEM. */
  readonly serial: string;
  readonly privateKey: string;
  /** 32 bytes. */
  readonly apiKey: string;
  /** Of public-key mode: `PUB_KEY_ID_…` and the key as PEM; absent in certificate mode. */
  readonly publicKey?: { readonly serial: string; readonly pem: string } | undefined;
  readonly addresses: () => Promise<readonly string[]>;
  readonly now: () => Date;
}

const notificationSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: sealedResourceSchema,
});
const billSchema = z.object({ hash_type: z.string(), hash_value: z.string(), download_url: z.url() });

/** The client of WeChat Pay, API v3, Native. */
export function openWechatPay(settings: WechatPaySettings): WechatPay {
  const { appId, merchantId, apiKey, publicKey, now } = settings;
  const gateway: Gateway = {
    merchant: { merchantId, serial: settings.serial, privateKey: createPrivateKey(settings.privateKey) },
    addresses: settings.addresses,
    answerKey: publicKey?.serial,
    now,
  };
  const keys = openGatewayKeys({
    apiKey,
    now,
    publicKey: publicKey && { serial: publicKey.serial, key: createPublicKey(publicKey.pem) },
    fetchCertificates: () => fetchUnsigned(gateway, { method: 'GET', path: '/v3/certificates' }),
  });
  const get = (path: string) => callGateway(gateway, keys, { method: 'GET', path });
  const post = (path: string, body: object) => callGateway(gateway, keys, { method: 'POST', path, body });
  const orderPath = (orderNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}`;
  return {
    appId,
    merchantId,
    async createNative(order) {
      const answer = await post('/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        ...nativeBody(order),
      });
      return z.object({ code_url: z.string() }).parse(jsonOf(answer)).code_url;
    },
    async query(orderNo) {
      const answer = await get(`${orderPath(orderNo)}?mchid=${merchantId}`);
      return isUnknownOrder(answer) ? undefined : readTransaction(jsonOf(answer));
    },
    async close(orderNo) {
      const answer = await post(`${orderPath(orderNo)}/close`, { mchid: merchantId });
      if (answer.status >= 300) throw refusal(answer);
    },
    refund: async (order) => readRefund(jsonOf(await post('/v3/refund/domestic/refunds', refundBody(order)))),
    async queryRefund(refundNo) {
      const answer = await get(`/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`);
      return answer.status === 404 ? undefined : readRefund(jsonOf(answer));
    },
    async bill(day) {
      const answer = await get(`/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      if (codeOf(answer.text) === 'NO_STATEMENT_EXIST') return [];
      const { hash_value: hash, download_url: path } = billSchema.parse(jsonOf(answer));
      const text = await fetchUnsigned(gateway, { method: 'GET', path });
      if (createHash('sha1').update(text).digest('hex') !== hash.toLowerCase())
        throw new WechatPayError('forged', 'the bill is not the one that was announced');
      return readBill(text);
    },
    async readNotification(message) {
      await checkSigned(keys, message, now());
      const { id, event_type: eventType, resource } = readJson(message.body, notificationSchema);
      return readEvent(id, eventType, JSON.parse(openResource(apiKey, resource)));
    },
  };
}

function nativeBody({ orderNo, description, total, expiresAt, notifyUrl }: NativeOrder): object {
  return {
    description,
    out_trade_no: orderNo,
    time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: notifyUrl,
    amount: { total, currency: 'CNY' },
  };
}

function refundBody({ refundNo, orderNo, refund, total, reason }: RefundOrder): object {
  return {
    out_trade_no: orderNo,
    out_refund_no: refundNo,
    reason,
    amount: { refund, total, currency: 'CNY' },
  };
}

/** @throws {WechatPayError} of kind `refused` */
function jsonOf(answer: GatewayAnswer): unknown {
  if (answer.status >= 300) throw refusal(answer);
  return JSON.parse(answer.text);
}

function refusal({ status, text }: GatewayAnswer): WechatPayError {
  return new WechatPayError('refused', `the gateway refused (${status})`, codeOf(text));
}

function isUnknownOrder({ status, text }: GatewayAnswer): boolean {
  return status === 404 && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(codeOf(text));
}

function readJson<Schema extends z.ZodType>(body: Uint8Array, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    throw new WechatPayError('forged', 'the message is not one of the gateway');
  }
}
