import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billingApi } from '@transloom/contracts/billing';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { type Purchase, paymentsApi } from '@transloom/contracts/payments';
import { afterAll, afterEach } from 'vitest';
import { invoicesRoutes } from '../domains/payments/invoices/invoices.routes.ts';
import { notifyPath } from '../domains/payments/orders/pay-notification-path.ts';
import {
  paymentsHookRoutes,
  paymentsRoutes,
  paymentsStreamRoutes,
} from '../domains/payments/payments.routes.ts';
import { salesRoutes } from '../domains/payments/sales/sales.routes.ts';
import { openSimulatedPay } from '../providers/wechat-pay/open-wechat-pay-access.ts';
import { folderBook } from '../providers/wechat-pay/simulated-book.ts';
import { makeSimulatedKeys } from '../providers/wechat-pay/simulated-keys.ts';
import type { SignedMessage } from '../providers/wechat-pay/wechat-pay.ts';
import { callAs } from './call-as.ts';
import { type Member, peopleRoutes, peopleServer } from './people-server.ts';
import { testClock } from './test-clock.ts';
import type { TestUser } from './test-user.ts';

/** The smallest character pack. */
export const pack = { method: 'pack', packCode: 'c10' } as const;

/** A server that sells, and a gateway that signs as the real one does. Call it outside of tests. */
export async function paymentsWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  let clock = testClock();
  const book = folderBook(folder);
  const wechatPay = openSimulatedPay({ keys: makeSimulatedKeys(), book, now: () => clock.now() });
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
  afterEach(() => simulator.setFaults([]));
  afterAll(() => {
    simulator.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    server,
    clock,
    book,
    simulator,
    /** Signed in anew, because the clock runs for days. */
    operator: () => server.signIn(runner),
    async buyer(): Promise<{ readonly member: Member; readonly user: TestUser }> {
      const member = await server.addPerson();
      return { member, user: await server.signIn(member) };
    },
    async ordered(user: TestUser, purchase: Partial<Purchase> & { method: string } = pack) {
      return (await callAs(server, user, paymentsApi.createOrder, purchase)).data;
    },
    /** Gives the HTTP status with which a notification is answered. */
    async tell({ headers, body }: SignedMessage): Promise<number> {
      const known = Object.entries(headers).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const answer = await server.app.inject({
        method: 'POST',
        url: notifyPath,
        headers: Object.fromEntries(known),
        payload: Buffer.from(body),
      });
      return answer.statusCode;
    },
    paid(orderNo: string) {
      const payment = simulator.pay(orderNo);
      if (payment === undefined) throw new Error('nobody paid');
      return payment;
    },
    stateOf: async (user: TestUser, orderNo: string) =>
      (await callAs(server, user, paymentsApi.queryOrder, { orderNo })).data.orderStatus,
    packsOf: async (user: TestUser) =>
      (await callAs(server, user, billingApi.quotaLots, {})).data.filter(({ source }) => source === 'pack'),
    titlesOf: async (user: TestUser) =>
      (await callAs(server, user, messagesApi.listMessages, {})).data.pager.records.map(
        ({ templateName }) => templateName,
      ),
    planOf: async (user: TestUser) =>
      (await callAs(server, user, organizationsApi.myOrganizations, {})).data.active,
  };
}
