import { paymentsApi } from '@transloom/contracts/payments';
import { salesApi } from '@transloom/contracts/sales';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { NotificationFault } from '../../providers/wechat-pay/simulator.ts';
import type { GatewayFault } from '../../providers/wechat-pay/simulator-settings.ts';
import { callAs } from '../../testing/call-as.ts';
import { pack, paymentsWorld } from '../../testing/payments-world.ts';
import { dayMs, minuteMs, secondMs } from '../../testing/test-clock.ts';
import { watchOrders } from './orders/watch-orders.ts';
import { reconcileDays } from './reconciliation/reconcile-days.ts';

const world = await paymentsWorld();
const { server, clock, book, simulator, operator, buyer, ordered, tell, paid } = world;
const { stateOf, packsOf, titlesOf } = world;

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
  book.write(payment);
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

test('a server that is killed between the notification and the grant grants once, when it is told again', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const message = simulator.notificationOf(paid(orderNo));
  const { systemTransaction } = server.database;
  const killed = await systemTransaction(async (db) => {
    // The grant waits for the wallet, and there its connection is cut.
    await sql`insert into wallet (organization_id, unit) values (${user.organizationId}, 'characters')
      on conflict (organization_id, unit) do update set unit = excluded.unit`.execute(db);
    const answer = tell(message);
    await sql`reset role`.execute(db);
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ cut: boolean }>`
          select pg_terminate_backend(pid) as cut from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(
          db,
        );
        expect(rows).toEqual([{ cut: true }]);
      },
      { timeout: 20_000 },
    );
    return answer;
  });
  expect(killed).toBeGreaterThanOrEqual(500);
  expect(await packsOf(user)).toEqual([]);
  expect(await Promise.all([tell(message), tell(message)])).toEqual([204, 204]);
  expect(await packsOf(user)).toHaveLength(1);
  expect(await stateOf(user, orderNo)).toBe('paid');
});

test('a refund that is told before its payment changes nothing', async () => {
  const { user } = await buyer();
  const { orderNo } = await ordered(user);
  const payment = paid(orderNo);
  const refund = { refundNo: 'unknown', refund: 6_000, state: 'SUCCESS' as const };
  const early = {
    ...payment,
    refunds: [{ ...refund, at: clock.now().toISOString() }],
  };
  expect(await tell(simulator.refundNotificationOf(early, 'unknown'))).toBe(204);
  expect(await tell(simulator.notificationOf(payment))).toBe(204);
  expect(await packsOf(user)).toMatchObject([{ available: 100_000 }]);
});
