import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billingApi } from '@transloom/contracts/billing';
import { invoicesApi } from '@transloom/contracts/invoices';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { type Purchase, paymentsApi } from '@transloom/contracts/payments';
import { salesApi } from '@transloom/contracts/sales';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openSimulatedPay } from '../../providers/wechat-pay/open-wechat-pay-access.ts';
import { folderBook } from '../../providers/wechat-pay/simulated-book.ts';
import { makeSimulatedKeys } from '../../providers/wechat-pay/simulated-keys.ts';
import type { NotificationFault } from '../../providers/wechat-pay/simulator.ts';
import type { GatewayFault } from '../../providers/wechat-pay/simulator-settings.ts';
import type { SignedMessage } from '../../providers/wechat-pay/wechat-pay.ts';
import { callAs } from '../../testing/call-as.ts';
import { type Member, peopleRoutes, peopleServer } from '../../testing/people-server.ts';
import { dayMs, minuteMs, secondMs, testClock } from '../../testing/test-clock.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { watchMemberships } from './membership/watch-memberships.ts';
import { notifyPath } from './orders/pay-notification-path.ts';
import { watchOrders } from './orders/watch-orders.ts';
import { paymentsHookRoutes, paymentsRoutes, paymentsStreamRoutes } from './payments.routes.ts';
import { reconcileDays } from './reconciliation/reconcile-days.ts';
import { salesRoutes } from './sales/sales.routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
let clock = testClock();
const wechatPay = openSimulatedPay({
  keys: makeSimulatedKeys(),
  book: folderBook(folder),
  now: () => clock.now(),
});
const { simulator } = wechatPay;
const server = await peopleServer({
  routes: [...peopleRoutes, ...paymentsRoutes, ...invoicesRoutes, ...salesRoutes],
  streamRoutes: paymentsStreamRoutes,
  hookRoutes: paymentsHookRoutes,
  providers: { wechatPay },
  installation: { billing: true, publicUrl: 'https://translate.example.com' },
});
clock = server.clock;
const runner = await server.addPerson({ administrator: true });
/** Signed in anew, because the clock runs for days. */
const operator = () => server.signIn(runner);
afterEach(() => simulator.setFaults([]));
afterAll(() => {
  simulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pack = { method: 'pack', packCode: 'c10' } as const;

async function buyer(): Promise<{ readonly member: Member; readonly user: TestUser }> {
  const member = await server.addPerson();
  return { member, user: await server.signIn(member) };
}

async function ordered(user: TestUser, purchase: Partial<Purchase> & { method: string } = pack) {
  const { data } = await callAs(server, user, paymentsApi.createOrder, purchase);
  return data;
}

async function tell({ headers, body }: SignedMessage): Promise<number> {
  const known = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await server.app.inject({
    method: 'POST',
    url: notifyPath,
    headers: Object.fromEntries(known),
    payload: Buffer.from(body),
  });
  return answer.statusCode;
}

function paid(orderNo: string) {
  const payment = simulator.pay(orderNo);
  if (payment === undefined) throw new Error('nobody paid');
  return payment;
}

const stateOf = async (user: TestUser, orderNo: string) =>
  (await callAs(server, user, paymentsApi.queryOrder, { orderNo })).data.orderStatus;
const packsOf = async (user: TestUser) =>
  (await callAs(server, user, billingApi.quotaLots, {})).data.filter(({ source }) => source === 'pack');
const titlesOf = async (user: TestUser) =>
  (await callAs(server, user, messagesApi.listMessages, {})).data.pager.records.map(
    ({ templateName }) => templateName,
  );
const planOf = async (user: TestUser) =>
  (await callAs(server, user, organizationsApi.myOrganizations, {})).data.active;

test.each([
  ['c10', 6_000, 100_000],
  ['c50', 20_000, 500_000],
  ['c100', 36_000, 1_000_000],
  ['c1000', 320_000, 10_000_000],
])('the pack %s costs %i fen and is good for a year (P9.6)', async (packCode, amount, characters) => {
  const { user } = await buyer();
  const order = await ordered(user, { method: 'pack', packCode });
  expect(order).toMatchObject({
    amount,
    orderStatus: 'pending',
    codeImgUrl: expect.stringMatching(/^weixin:/),
  });
  expect(await tell(simulator.notificationOf(paid(order.orderNo)))).toBe(204);
  const [lot] = await packsOf(user);
  expect(lot).toMatchObject({ granted: characters, available: characters });
  const days = (Date.parse(lot?.expireTime ?? '') - clock.now().getTime()) / dayMs;
  expect(days).toBe(365);
  expect(await titlesOf(user)).toContain('Order paid');
});

test.each([1, 2, 10])('a notification that comes %i times grants once', async (times) => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const message = simulator.notificationOf(paid(orderNo));
  const answers = await Promise.all(Array.from({ length: times }, () => tell(message)));
  expect(answers).toEqual(Array.from({ length: times }, () => 204));
  expect(await packsOf(user)).toHaveLength(1);
});

test.each<readonly [NotificationFault, number, string | undefined]>([
  ['broken-seal', 403, undefined],
  ['wrong-serial', 403, undefined],
  ['sign-test', 403, undefined],
  ['late', 403, undefined],
  ['other-merchant', 204, 'other-merchant'],
  ['other-amount', 204, 'other-amount'],
  ['other-currency', 204, 'other-currency'],
  ['not-paid', 204, 'not-paid'],
])('a notification with the fault %s is answered %i and grants nothing', async (fault, status, reason) => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const payment = paid(orderNo);
  expect(await tell(simulator.notificationOf(payment, fault))).toBe(status);
  expect(await packsOf(user)).toEqual([]);
  const { data } = await callAs(server, await operator(), salesApi.quarantine, {});
  expect(data.find((one) => one.orderNo === orderNo)?.reason).toBe(reason);
  if (reason !== undefined) expect(await titlesOf(await operator())).toContain('A payment does not fit');
  // The true one is honored all the same.
  expect(await tell(simulator.notificationOf(payment))).toBe(204);
  expect(await packsOf(user)).toHaveLength(1);
});

test.each<GatewayFault>(['unsigned', 'wrong-serial', 'clock', 'error-after-commit', 'silent-after-commit'])(
  'where the gateway answers with the fault %s the same order is asked for again',
  async (fault) => {
    const { user } = await buyer();
    simulator.setFaults([fault]);
    expect(await callAs(server, user, paymentsApi.createOrder, pack)).toMatchObject({
      code: 'payment.unreachable',
    });
    simulator.setFaults([]);
    const order = await ordered(user);
    expect(order.orderStatus).toBe('pending');
    const { data } = await callAs(server, user, paymentsApi.listOrders, {});
    expect(data.total).toBe(1);
  },
);

test('where no notification comes, the poll and the sweep find the payment', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const [first, second] = [await ordered(one.user), await ordered(other.user)];
  paid(first.orderNo);
  paid(second.orderNo);
  expect(await stateOf(one.user, first.orderNo)).toBe('paid');
  clock.advance(6 * secondMs);
  await watchOrders(server.services);
  expect(await packsOf(other.user)).toHaveLength(1);
});

test('a failed payment ends the order, and a new one takes its place; the old code is honored', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  simulator.pay(orderNo, 'failed');
  expect(await stateOf(user, orderNo)).toBe('failed');
  const next = await ordered(user);
  expect(next.orderNo).not.toBe(orderNo);
  expect(await tell(simulator.notificationOf(paid(orderNo)))).toBe(204);
  expect(await packsOf(user)).toHaveLength(1);
  expect(await titlesOf(user)).toContain('Late payment honored');
});

test('an order that nobody pays is closed; a payment 24 hours late is honored', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const payment = { ...paid(orderNo), state: 'NOTPAY' as const, paidAt: null, transactionId: '' };
  folderBook(folder).write(payment);
  for (let minutes = 0; minutes < 40; minutes += 2) {
    clock.advance(2 * minuteMs);
    await watchOrders(server.services);
  }
  expect(await stateOf(user, orderNo)).toBe('closed');
  clock.advance(dayMs);
  const late = {
    ...payment,
    state: 'SUCCESS' as const,
    paidAt: clock.now().toISOString(),
    transactionId: 'T1',
  };
  expect(await tell(simulator.notificationOf(late))).toBe(204);
  expect(await stateOf(user, orderNo)).toBe('paid');
  expect(await packsOf(user)).toHaveLength(1);
});

test('two windows that buy the same have one order; another product is another', async () => {
  const { user } = await buyer();
  const [one, two] = await Promise.all([ordered(user), ordered(user)]);
  expect(one.orderNo).toBe(two.orderNo);
  expect((await ordered(user, { method: 'pack', packCode: 'c50' })).orderNo).not.toBe(one.orderNo);
});

test('a price that changed meanwhile is told, and an order keeps its own', async () => {
  const { user } = await buyer();
  const order = await ordered(user, { method: 'token', packCode: 't10', price: 3_000 });
  const change = { code: 't10', price: 3_500, originalPrice: null, amount: null, onSale: true };
  await callAs(server, await operator(), salesApi.setPrice, change);
  const answer = await callAs(server, user, paymentsApi.createOrder, {
    method: 'token',
    packCode: 't10',
    price: 3_000,
  });
  expect(answer).toMatchObject({ http: 409, code: 'payment.price-changed', params: { price: '35.00' } });
  await tell(simulator.notificationOf(paid(order.orderNo)));
  expect(await stateOf(user, order.orderNo)).toBe('paid');
});

// P9.8, D4.55: natural months, one behind the other.
test('Pro lasts natural months, and a second month begins behind the first', async () => {
  const { user } = await buyer();
  await tell(simulator.notificationOf(paid((await ordered(user, { method: 'monthly' })).orderNo)));
  const first = await planOf(user);
  expect(first.accountType).toBe('pro');
  clock.advance(6 * minuteMs);
  await tell(simulator.notificationOf(paid((await ordered(user, { method: 'monthly' })).orderNo)));
  const months = (instant: string | null) => new Date(instant ?? 0).getUTCMonth();
  expect((months((await planOf(user)).expireTime) - months(first.expireTime) + 12) % 12).toBe(1);
});

test('a trial lasts seven days, once; whoever runs the organization is told before it ends', async () => {
  const { user, member } = await buyer();
  expect((await callAs(server, user, paymentsApi.startTrial, {})).http).toBe(200);
  expect((await planOf(user)).accountType).toBe('pro-trial');
  // The own plan stands beside the one that is sold.
  const { data: shown } = await callAs(server, user, paymentsApi.membership, {});
  expect(shown.plans.map(({ accountType }) => accountType)).toEqual([
    'personal',
    'pro-trial',
    'pro',
    'STANDARD',
    'ULTIMATE',
  ]);
  expect(await callAs(server, user, paymentsApi.startTrial, {})).toMatchObject({
    code: 'payment.trial-used',
  });
  await watchMemberships(server.services);
  expect(await titlesOf(user)).toContain('Your plan ends soon');
  clock.advance(7 * dayMs + minuteMs);
  const later = await server.signIn(member);
  expect((await planOf(later)).accountType).toBe('personal');
  await watchMemberships(server.services);
  expect(await titlesOf(later)).toContain('Your plan has ended');
  const mailOnly = await server.signIn(await server.addPerson({ target: 'trial@example.com' }));
  expect(await callAs(server, mailOnly, paymentsApi.startTrial, {})).toMatchObject({
    code: 'payment.phone-needed',
  });
});

// P5.1, P5.2, P7.18, P7.20
test('an enterprise is bought by its name, with a contract, by bank transfer', async () => {
  const { user } = await buyer();
  const plan = { method: 'standard-yearly', channel: 'bank', orgName: '云图科技有限公司' } as const;
  const refused = async (orgName: string) =>
    (await callAs(server, user, paymentsApi.createOrder, { ...plan, orgName })).code;
  expect(await refused('')).toBe('payment.name-needed');
  expect(await refused('LXO12345')).toBe('organization.generated-name');
  const start = clock.now().toISOString().slice(0, 10);
  const { data: days } = await callAs(server, user, paymentsApi.enterpriseExpiry, {
    paymentMethod: plan.method,
    start,
  });
  expect(Date.parse(days.end) - Date.parse(days.start)).toBe(364 * dayMs);
  const { data: contract } = await callAs(server, user, paymentsApi.signContract, {
    method: plan.method,
    orgName: plan.orgName,
  });
  const shown = (cookie?: string) =>
    server.app.inject({ url: contract.contractUrl, ...(cookie && { headers: { cookie } }) });
  const file = await shown(user.cookie);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await shown()).statusCode).toBe(404);
  const order = await ordered(user, plan);
  expect(order).toMatchObject({ channel: 'bank', codeImgUrl: null, amount: 980_000 });
  const transfer = { orderNo: order.orderNo, reference: 'B-1', paidAt: clock.now().toISOString() };
  const entered = async (amount: number) =>
    callAs(server, await operator(), salesApi.enterTransfer, { ...transfer, amount });
  expect(await entered(1)).toMatchObject({ code: 'payment.other-amount' });
  expect((await entered(980_000)).http).toBe(200);
  expect(await entered(980_000)).toMatchObject({ code: 'payment.order-over' });
  const { data } = await callAs(server, user, organizationsApi.myOrganizations, {});
  expect(data.all).toContainEqual(expect.objectContaining({ name: plan.orgName, accountType: 'STANDARD' }));
});

test('a refund takes back the unused part at once, and pays once', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  await tell(simulator.notificationOf(paid(orderNo)));
  const { data } = await callAs(server, await operator(), salesApi.soldOrders, { search: orderNo });
  expect(data.records[0]?.refundable).toBe(6_000);
  const back = async (amount: number) =>
    callAs(server, await operator(), salesApi.refundOrder, { orderNo, amount, reason: 'Not needed' });
  expect(await back(6_001)).toMatchObject({ code: 'payment.too-much' });
  expect((await back(1_500)).http).toBe(200);
  expect((await packsOf(user))[0]).toMatchObject({ granted: 100_000, available: 75_000 });
  expect(await stateOf(user, orderNo)).toBe('part-refunded');
  expect(await titlesOf(user)).toContain('Refunded');
  expect((await back(4_500)).http).toBe(200);
  expect(await stateOf(user, orderNo)).toBe('refunded');
  expect(await back(1)).toMatchObject({ code: 'payment.not-refundable' });
});

test('what was paid and never told is granted by the bill of the day', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  paid(orderNo);
  clock.advance(2 * dayMs);
  await reconcileDays(server.services);
  expect(await packsOf(user)).toHaveLength(1);
  const { data } = await callAs(server, await operator(), salesApi.paymentDays, {});
  expect(data.flatMap(({ findings }) => findings)).toContainEqual(
    expect.objectContaining({ kind: 'not-granted', orderNo }),
  );
});

test('a fapiao is asked for once for an order, issued, and reversed before a refund', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const buyerOf = { buyerType: 'ORGANIZATION', name: '云图科技有限公司', email: 'tax@example.com' } as const;
  const ask = (taxNumber: string) =>
    callAs(server, user, invoicesApi.requestInvoice, {
      orders: [orderNo],
      buyer: { ...buyerOf, taxNumber },
    });
  expect((await ask('12345')).http).toBe(400);
  expect(await ask('440300715267261')).toMatchObject({ code: 'invoice.not-open' });
  await tell(simulator.notificationOf(paid(orderNo)));
  const { data: made } = await ask('440300715267261');
  expect(made).toMatchObject({ amount: 6_000, state: 'submitted' });
  expect(await ask('440300715267261')).toMatchObject({ code: 'invoice.not-open' });
  const { invoiceId } = made;
  const refund = { orderNo, amount: 6_000, reason: 'Not needed' };
  expect(await callAs(server, await operator(), salesApi.refundOrder, refund)).toMatchObject({
    code: 'payment.invoiced',
  });
  const rejected = { invoiceId, decision: 'rejected', reason: 'The name is wrong.' } as const;
  expect((await callAs(server, await operator(), invoicesApi.decideInvoice, rejected)).http).toBe(200);
  expect(await callAs(server, await operator(), invoicesApi.decideInvoice, rejected)).toMatchObject({
    code: 'invoice.decided',
  });
  expect(await titlesOf(user)).toContain('Invoice rejected');
  expect((await callAs(server, await operator(), salesApi.refundOrder, refund)).http).toBe(200);
});

test('only who pays for the organization buys, and only the operator sells', async () => {
  const admin = await server.signIn(await server.addMember('ADMIN'));
  for (const user of [admin, undefined]) {
    const [http] = user === undefined ? [401] : [403];
    expect((await callAs(server, user, paymentsApi.createOrder, pack)).http).toBe(http);
    expect((await callAs(server, user, salesApi.soldOrders, {})).http).toBe(http);
    expect((await callAs(server, user, invoicesApi.invoiceRequests, {})).http).toBe(http);
  }
  const { user } = await buyer();
  expect(await callAs(server, user, paymentsApi.createOrder, { method: 'nothing' })).toMatchObject({
    code: 'payment.not-on-sale',
  });
  const { orderNo } = await ordered(user);
  const stranger = await buyer();
  expect(await callAs(server, stranger.user, paymentsApi.queryOrder, { orderNo })).toMatchObject({
    http: 404,
  });
});
