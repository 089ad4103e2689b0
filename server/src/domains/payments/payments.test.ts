import { invoicesApi } from '@transloom/contracts/invoices';
import { organizationsApi } from '@transloom/contracts/organizations';
import { type PriceKind, paymentsApi } from '@transloom/contracts/payments';
import { salesApi } from '@transloom/contracts/sales';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { pack, paymentsWorld } from '../../testing/payments-world.ts';
import { dayMs, minuteMs } from '../../testing/test-clock.ts';
import { watchMemberships } from './membership/watch-memberships.ts';

const world = await paymentsWorld();
const { server, clock, simulator, operator, buyer, ordered, tell, paid } = world;
const { stateOf, packsOf, titlesOf, planOf } = world;

test.each([
  ['c10', 6_000, 100_000],
  ['c50', 20_000, 500_000],
  ['c100', 36_000, 1_000_000],
  ['c1000', 320_000, 10_000_000],
])(
  'the pack %s costs %i fen and is good for a year (P3.20, P7.17, P9.5, P9.6, D9.32)',
  async (packCode, amount, characters) => {
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
  },
);

// P3.18, P3.19, P7.16
test('what is sold of each kind is told with its code, words, price and time', async () => {
  const { user } = await buyer();
  const sold = async (type: PriceKind) =>
    (await callAs(server, user, paymentsApi.priceOptions, { type })).data;
  expect(await sold('PRO')).toContainEqual(
    expect.objectContaining({ code: 'monthly', price: expect.any(Number), timeUnit: 'month' }),
  );
  expect(await sold('ENTERPRISE')).toContainEqual(
    expect.objectContaining({ code: 'standard-yearly', timeUnit: 'year', accountType: 'STANDARD' }),
  );
  for (const option of await sold('TOKEN')) {
    expect(option).toMatchObject({ code: expect.stringMatching(/^t/), timeUnit: null });
    expect(option.desc).not.toBe('');
  }
});

// P9.8, D4.55, D9.30: natural months, one behind the other.
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

// P9.9, D9.29
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

// P3.13, P5.1, P5.2, P7.19, P7.20, P8.26
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

test('an enterprise plan that has ended is Free with its limits, keeps what there is, and comes back', async () => {
  const { user, member } = await buyer();
  const buy = async (who: typeof user, more: object) => {
    const plan = { method: 'standard-yearly', channel: 'bank', ...more } as const;
    const { orderNo, amount } = await ordered(who, plan);
    const transfer = { orderNo, amount, reference: orderNo, paidAt: clock.now().toISOString() };
    await callAs(server, await operator(), salesApi.enterTransfer, transfer);
  };
  const enterprise = async (who: typeof user) => {
    const { data } = await callAs(server, who, organizationsApi.myOrganizations, {});
    return data.all.find(({ name }) => name === '北斗科技有限公司');
  };
  await buy(user, { orgName: '北斗科技有限公司' });
  const bought = await enterprise(user);
  expect(bought?.accountType).toBe('STANDARD');
  clock.advance(366 * dayMs);
  const later = await server.signIn(member);
  expect(await enterprise(later)).toMatchObject({ accountType: 'personal', expireTime: bought?.expireTime });
  await buy(later, { orgId: bought?.organizationId });
  expect(await enterprise(later)).toMatchObject({
    accountType: 'STANDARD',
    organizationId: bought?.organizationId,
  });
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
