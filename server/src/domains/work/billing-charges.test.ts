import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { countingApi, workWorld } from '../../testing/work-world.ts';
import { quotaBalances } from '../billing/quota-balance.ts';
import { requireQuota } from '../billing/require-quota.ts';
import { findLedgerDefects } from '../billing/watch-ledger.ts';

const { server, behaviours, create, comesTo } = await workWorld({ paysFromLedger: true });

const { as } = actAs(server.services);

let owner: TestUser;
beforeAll(async () => {
  owner = await server.signIn(await server.addMember('SUPER_ADMIN', { accountType: 'TRIAL' }));
  await server.work();
});

const left = async () => {
  const { characters, tokens } = await as(owner, quotaBalances);
  return { characters: characters.surplus ?? 0, tokens: tokens.surplus ?? 0 };
};

test.each(['characters', 'tokens'] as const)(
  'work pays %s from their own wallet once it is done (D6.11)',
  async (wallet) => {
    const before = await left();
    const { workId } = await create(owner, { name: 'Paid', size: 40, wallet });
    expect(await comesTo(owner, workId, 'done')).toMatchObject({
      cost: { wallet, amount: 40, held: 0, charged: 40 },
    });
    expect(await left()).toEqual({ ...before, [wallet]: before[wallet] - 40 });
  },
);

test('work that fails pays nothing', async () => {
  const before = await left();
  behaviours['Broken count'] = async () => {
    throw new AppError('document.encrypted', { name: 'a.docx' });
  };
  const { workId } = await create(owner, { name: 'Broken', size: 40, wallet: 'tokens' });
  expect(await comesTo(owner, workId, 'failed')).toMatchObject({ cost: { held: 0, charged: 0 } });
  expect(await left()).toEqual(before);
});

test('money for engines is counted and is not limited by the plan', async () => {
  const before = await left();
  const { workId } = await create(owner, { name: 'Engine', size: 40, wallet: 'USD' });
  expect(await comesTo(owner, workId, 'done')).toMatchObject({ cost: { wallet: 'USD', charged: 40 } });
  expect(await left()).toEqual(before);
});

test('work does not start where the wallet has too little', async () => {
  const { tokens } = await left();
  const charges = [{ unit: 'tokens', amount: tokens - 99 }] as const;
  await as(owner, (context) => requireQuota(context, { module: 'agent', charges }));
  const refused = await callAs(server, owner, countingApi.createWork, {
    options: { name: 'Dear', size: 100, wallet: 'tokens' },
  });
  expect(refused).toMatchObject({ code: 'billing.no-tokens' });
  expect(await server.database.systemTransaction((db) => findLedgerDefects(db))).toEqual([]);
});
