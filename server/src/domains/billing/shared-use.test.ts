import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { endExpiredHolds } from './billing.sweeps.ts';
import { captureQuota } from './capture-quota.ts';
import { holdQuota } from './hold-quota.ts';
import type { QuotaWish } from './quota-wish.ts';

const server = await peopleServer({ routes: [], jobs: [] });
const { as } = actAs(server.services);

async function somebody() {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

const wish = (engineKey: string, characters: number): QuotaWish => ({
  module: 'api',
  charges: [{ unit: 'characters', amount: characters }],
  engine: {
    engineKey,
    charactersPerMonth: null,
    microsPerMonth: null,
    shared: { monthlyLimit: 100 },
  },
});

test('what all organizations take of an engine together has a limit', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const key = randomUUID();
  const hold = await as(one, (context) => holdQuota(context, wish(key, 70)));
  if (hold.status !== 'held') throw new Error('refused');
  const refused = await as(other, (context) => holdQuota(context, wish(key, 31)));
  expect(refused).toEqual({ status: 'refused', by: 'installation' });
  expect((await as(other, (context) => holdQuota(context, wish(key, 30)))).status).toBe('held');
  const captured = { holdId: hold.holdId, amounts: [{ unit: 'characters', amount: 20 }] } as const;
  await as(one, (context) => captureQuota(context, captured));
  expect((await as(other, (context) => holdQuota(context, wish(key, 51)))).status).toBe('refused');
  expect((await as(other, (context) => holdQuota(context, wish(key, 50)))).status).toBe('held');
});

test('a request of more than the limit is refused at once', async () => {
  const one = await somebody();
  const hold = await as(one, (context) => holdQuota(context, wish(randomUUID(), 101)));
  expect(hold).toEqual({ status: 'refused', by: 'installation' });
});

test('what nobody captured is there for all again', async () => {
  const one = await somebody();
  const key = randomUUID();
  await as(one, (context) => holdQuota(context, wish(key, 100)));
  expect((await as(one, (context) => holdQuota(context, wish(key, 1)))).status).toBe('refused');
  await endExpiredHolds(server.database, new Date(server.clock.now().getTime() + 3_600_000));
  expect((await as(one, (context) => holdQuota(context, wish(key, 100)))).status).toBe('held');
});
