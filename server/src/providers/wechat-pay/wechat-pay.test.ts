import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { openSimulatedPay } from './open-wechat-pay-access.ts';
import { authorizationOf, readAuthorization } from './pay-signatures.ts';
import { openResource, sealResource } from './sealed-resource.ts';
import { folderBook } from './simulated-book.ts';
import { makeSimulatedKeys } from './simulated-keys.ts';
import type { NotificationFault } from './simulator.ts';
import type { GatewayFault } from './simulator-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'pay-'));
const keys = makeSimulatedKeys();
let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs);
const { client, simulator } = openSimulatedPay({ keys, book: folderBook(folder), now });
afterEach(() => {
  simulator.setFaults([]);
  shiftMs = 0;
});
afterAll(() => {
  simulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

let orders = 0;
const apiKey = 'simulated-api-v3-key-of-32-bytes';
const serial = 'PUB_KEY_ID_0119000000012026112800111700000000';

function newOrder(total = 6000) {
  orders += 1;
  const expiresAt = new Date(now().getTime() + 30 * 60_000);
  const notifyUrl = 'https://translate.example.com/api/payment/wechat/notify';
  return { orderNo: `order-${orders}`, description: 'Characters', total, expiresAt, notifyUrl };
}

async function paidOrder() {
  const order = newOrder();
  await client.createNative(order);
  const payment = simulator.pay(order.orderNo);
  if (payment === undefined) throw new Error('nobody paid');
  return { ...order, payment };
}

test('an order is made, paid, told of, refunded and in the bill of its day', async () => {
  const order = newOrder();
  const code = await client.createNative(order);
  expect(code).toMatch(/^weixin:\/\//);
  expect(await client.createNative(order)).toBe(code);
  expect(await client.query(order.orderNo)).toMatchObject({ state: 'NOTPAY', total: 6000, paidAt: null });
  const payment = simulator.pay(order.orderNo);
  if (payment === undefined) throw new Error('nobody paid');
  const told = await client.readNotification(simulator.notificationOf(payment));
  expect(told).toMatchObject({
    kind: 'transaction',
    transaction: {
      orderNo: order.orderNo,
      state: 'SUCCESS',
      total: 6000,
      currency: 'CNY',
      tradeType: 'NATIVE',
    },
  });
  const refund = {
    refundNo: `${order.orderNo}-r1`,
    orderNo: order.orderNo,
    refund: 1500,
    total: 6000,
    reason: '',
  };
  expect(await client.refund(refund)).toMatchObject({ state: 'SUCCESS', refund: 1500 });
  expect(await client.refund(refund)).toMatchObject({ state: 'SUCCESS', refund: 1500 });
  expect(await client.queryRefund(refund.refundNo)).toMatchObject({ orderNo: order.orderNo, refund: 1500 });
  const day = new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const lines = (await client.bill(day)).filter(({ orderNo }) => orderNo === order.orderNo);
  expect(lines).toMatchObject([
    { total: 6000, refundNo: null, refund: 0 },
    { refundNo: refund.refundNo, refund: 1500 },
  ]);
  expect(await client.bill('2020-01-01')).toEqual([]);
});

test('an order that the gateway does not know is closed as well, and stays unknown', async () => {
  await client.close('nobody-made-this');
  expect(await client.query('nobody-made-this')).toBeUndefined();
  const order = newOrder();
  await client.createNative(order);
  await client.close(order.orderNo);
  expect(simulator.pay(order.orderNo)).toBeUndefined();
  await expect(client.createNative(order)).rejects.toMatchObject({ fault: 'refused', code: 'ORDER_CLOSED' });
});

// The gateway may have done what was asked: the caller asks again and never believes what it cannot check.
test.each<readonly [GatewayFault, string]>([
  ['unsigned', 'unknown'],
  ['sign-test', 'unknown'],
  ['wrong-serial', 'unknown'],
  ['clock', 'unknown'],
  ['error-after-commit', 'unknown'],
  ['silent-after-commit', 'unknown'],
])('an answer with the fault %s is %s, and the order is there', async (fault, expected) => {
  const order = newOrder();
  simulator.setFaults([fault]);
  await expect(client.createNative(order)).rejects.toMatchObject({ fault: expected });
  simulator.setFaults([]);
  expect(await client.query(order.orderNo)).toMatchObject({ state: 'NOTPAY' });
});

test.each<NotificationFault>(['broken-seal', 'wrong-serial', 'sign-test', 'late'])(
  'a notification with the fault %s is forged',
  async (fault) => {
    const { payment } = await paidOrder();
    const message = simulator.notificationOf(payment, fault);
    await expect(client.readNotification(message)).rejects.toMatchObject({ fault: 'forged' });
  },
);

test('a notification is over its bytes, and within five minutes', async () => {
  const { payment } = await paidOrder();
  const message = simulator.notificationOf(payment);
  const spaced = { ...message, body: Buffer.from(`${Buffer.from(message.body).toString()} `) };
  await expect(client.readNotification(spaced)).rejects.toMatchObject({ fault: 'forged' });
  await expect(client.readNotification({ ...message, headers: {} })).rejects.toMatchObject({
    fault: 'forged',
  });
  shiftMs = 299_000;
  await client.readNotification(message);
  shiftMs = 302_000;
  await expect(client.readNotification(message)).rejects.toMatchObject({ fault: 'forged' });
});

test('a bill that is not the announced one is refused', async () => {
  await paidOrder();
  simulator.setFaults(['wrong-bill-hash']);
  const day = new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  await expect(client.bill(day)).rejects.toMatchObject({ fault: 'forged' });
});

// An independent client, in both directions.
test('the other client is served by the simulated gateway', async () => {
  const other = new Wechatpay({
    mchid: '1900000001',
    serial: '5157F09EFDC096DE15EBE81A47057A7200000000',
    privateKey: keys.merchant.privateKey,
    certs: { [serial]: keys.gateway.publicKey },
  });
  const order = newOrder();
  const baseURL = `${await simulator.apiUrl()}/`;
  const made = await other['v3']?.['pay']?.['transactions']?.['native']?.post(
    {
      appid: 'wxSimulatedAccount',
      mchid: '1900000001',
      description: order.description,
      out_trade_no: order.orderNo,
      notify_url: order.notifyUrl,
      amount: { total: order.total, currency: 'CNY' },
    },
    { baseURL },
  );
  expect(made?.data).toMatchObject({ code_url: expect.stringMatching(/^weixin:/) });
  expect(await client.query(order.orderNo)).toMatchObject({ state: 'NOTPAY', total: order.total });
});

test('the other client accepts our signatures and seals, and we its seals', () => {
  const privateKey = createPrivateKey(keys.merchant.privateKey);
  const merchant = { merchantId: '1900000001', serial: 'A1', privateKey };
  const request = {
    method: 'POST',
    path: '/v3/x?y=1',
    timestamp: '1700000000',
    nonce: 'abc',
    body: '{"a":"译"}',
  };
  const { signature = '' } = readAuthorization(authorizationOf(merchant, request)) ?? {};
  const lines = Formatter.joinedByLineFeed('POST', '/v3/x?y=1', '1700000000', 'abc', '{"a":"译"}');
  expect(Rsa.verify(lines, signature, createPublicKey(keys.merchant.publicKey))).toBe(true);
  const [nonce, about] = ['0123456789ab', 'transaction'];
  const sealed = sealResource(apiKey, '译文', { nonce, about });
  expect(Aes.AesGcm.decrypt(sealed.ciphertext, apiKey, nonce, about)).toBe('译文');
  const ciphertext = Aes.AesGcm.encrypt('原文', apiKey, nonce, about);
  expect(
    openResource(apiKey, { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: about, ciphertext }),
  ).toBe('原文');
});
