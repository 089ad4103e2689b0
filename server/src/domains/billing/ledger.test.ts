import { accountsApi } from '@transloom/contracts/accounts';
import { plans } from '@transloom/contracts/plans';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { captureQuota } from './capture-quota.ts';
import { grantQuota } from './grant-quota.ts';
import { holdQuota } from './hold-quota.ts';
import type { QuotaWish } from './quota-wish.ts';
import { requireQuota } from './require-quota.ts';
import { findLedgerDefects, watchLedger } from './watch-ledger.ts';

const server = await peopleServer({ installation: { billing: true } });
const { as } = actAs(server.services);
const monthly = plans.personal.limits.monthlyCharacters ?? 0;

async function freePerson(): Promise<TestUser> {
  return server.signIn(await server.addPerson());
}

const wish = (amount: number, more: Partial<QuotaWish> = {}): QuotaWish => ({
  module: 'api',
  charges: [{ unit: 'characters', amount }],
  ...more,
});
const hold = (user: TestUser, amount: number, more?: Partial<QuotaWish>) =>
  as(user, (context) => holdQuota(context, wish(amount, more)));
const quotas = async (user: TestUser) => (await callAs(server, user, accountsApi.accountInfo, {})).data;

async function heldBy(user: TestUser, amount: number): Promise<string> {
  const held = await hold(user, amount);
  if (held.status !== 'held') throw new Error(`refused: ${held.by}`);
  return held.holdId;
}

test('an account shows the grant of the month before anybody used it (P3.1, P7.28)', async () => {
  const user = await freePerson();
  expect(await quotas(user)).toMatchObject({
    memberQuota: { used: 0, limit: null },
    flowQuota: { surplus: monthly, limit: monthly },
    tokenQuota: { surplus: 5_000, limit: 5_000 },
  });
});

test('what is held is not left, and what was not used comes back', async () => {
  const user = await freePerson();
  const holdId = await heldBy(user, 30_000);
  expect((await quotas(user)).flowQuota).toEqual({ surplus: monthly - 30_000, limit: monthly });
  await as(user, (context) =>
    captureQuota(context, { holdId, amounts: [{ unit: 'characters', amount: 12_000 }] }),
  );
  expect(await quotas(user)).toMatchObject({
    flowQuota: { surplus: monthly - 12_000 },
    memberQuota: { used: 12_000 },
  });
});

test('characters and tokens never cover one another (D6.11)', async () => {
  const user = await freePerson();
  const charges = [{ unit: 'tokens', amount: 5_001 }] as const;
  expect(await hold(user, 1, { charges })).toEqual({ status: 'refused', by: 'tokens' });
  expect((await hold(user, monthly)).status).toBe('held');
});

test('of forty who ask at once for the last ten, ten are served', async () => {
  const user = await freePerson();
  await heldBy(user, monthly - 10);
  const holds = await Promise.all(Array.from({ length: 40 }, () => hold(user, 1)));
  expect(holds.filter(({ status }) => status === 'held')).toHaveLength(10);
  expect((await quotas(user)).flowQuota.surplus).toBe(0);
});

test('a new month brings its grant, and nothing rolls over (P9.8)', async () => {
  const person = await server.addPerson();
  await heldBy(await server.signIn(person), 1_000);
  server.clock.advance(32 * 86_400_000);
  const user = await server.signIn(person);
  expect((await quotas(user)).flowQuota).toEqual({ surplus: monthly, limit: monthly });
  await heldBy(user, monthly);
  expect(await hold(user, 1)).toEqual({ status: 'refused', by: 'characters' });
});

test('a larger plan brings the difference in the same month', async () => {
  const user = await freePerson();
  await heldBy(user, monthly);
  await server.database.systemTransaction((db) =>
    db
      .updateTable('organization')
      .set({ accountType: 'pro' })
      .where('organizationId', '=', user.organizationId)
      .execute(),
  );
  const larger = plans.pro.limits.monthlyCharacters ?? 0;
  expect((await quotas(user)).flowQuota).toEqual({ surplus: larger - monthly, limit: larger });
  expect((await hold(user, larger - monthly)).status).toBe('held');
  expect(await hold(user, 1)).toEqual({ status: 'refused', by: 'characters' });
});

test('a plan that ends in the middle of a job pays for what was held, and nothing more is held of it', async () => {
  const user = await freePerson();
  const set = (change: { accountType?: string; expiresAt?: Date }) =>
    server.database.systemTransaction((db) =>
      db.updateTable('organization').set(change).where('organizationId', '=', user.organizationId).execute(),
    );
  await set({ accountType: 'pro' });
  const holdId = await heldBy(user, monthly * 4);
  await set({ expiresAt: server.clock.now() });
  const used = await as(user, (context) =>
    captureQuota(context, { holdId, amounts: [{ unit: 'characters', amount: monthly * 3 }] }),
  );
  expect(used).toBeDefined();
  // What Pro granted this month stays until the month ends; the next one brings what Free does.
  expect(await hold(user, plans.pro.limits.monthlyCharacters ?? 0)).toMatchObject({ status: 'refused' });
  server.clock.advance(31 * 86_400_000);
  expect(await hold(user, monthly + 1)).toEqual({ status: 'refused', by: 'characters' });
  expect((await hold(user, monthly)).status).toBe('held');
});

test('a pack is used after what ends earlier, and granted once for each key', async () => {
  const user = await freePerson();
  const { organizationId } = user;
  const expiresAt = new Date(server.clock.now().getTime() + 365 * 86_400_000);
  const pack = {
    organizationId,
    unit: 'characters',
    source: 'pack',
    grantKey: 'order:1',
    amount: 100_000,
  } as const;
  const buy = () => as(user, ({ db, now }) => grantQuota(db, { ...pack, expiresAt }, now()));
  expect([await buy(), await buy()]).toEqual([true, false]);
  await heldBy(user, monthly + 1);
  const { rows } = await server.database.systemTransaction((db) =>
    sql<{ source: string; available: number }>`
      select source, available::float8 as available from quota_lot
      where organization_id = ${organizationId} order by source`.execute(db),
  );
  expect(rows).toEqual([
    { source: 'monthly', available: 0 },
    { source: 'pack', available: 99_999 },
  ]);
});

test('who pays the vendor with a key of their own spends nothing of the quota', async () => {
  const user = await freePerson();
  const engine = {
    engineKey: 'own',
    charactersPerMonth: null,
    microsPerMonth: null,
  };
  expect((await hold(user, monthly + 1, { engine, paidElsewhere: true })).status).toBe('held');
  expect((await quotas(user)).flowQuota.surplus).toBe(monthly);
});

test('work that finds too little is refused with words for it (D8.20, D8.21)', async () => {
  const user = await freePerson();
  const charges = [{ unit: 'tokens', amount: 1_000_000 }] as const;
  const ask = (asked: QuotaWish) => as(user, (context) => requireQuota(context, asked));
  await expect(ask(wish(monthly + 1))).rejects.toMatchObject({ code: 'billing.no-characters' });
  await expect(ask(wish(1, { charges }))).rejects.toMatchObject({ code: 'billing.no-tokens' });
});

test('a use says who, as what, for what, and comes once for each step', async () => {
  const user = await freePerson();
  const object = { kind: 'document', id: '0190d3a0-0000-7000-8000-00000000aaaa' };
  const held = await hold(user, 100, { module: 'polish', object });
  if (held.status !== 'held') throw new Error('refused');
  const capture = { holdId: held.holdId, step: 'batch 1', ends: false } as const;
  const send = () =>
    as(user, (context) =>
      captureQuota(context, { ...capture, amounts: [{ unit: 'characters', amount: 40 }] }),
    );
  expect([await send(), await send()]).toEqual([{ useId: expect.any(String) }, undefined]);
  const uses = await server.database.systemTransaction((db) =>
    db.selectFrom('quotaUse').selectAll().where('organizationId', '=', user.organizationId).execute(),
  );
  expect(uses).toMatchObject([
    {
      userId: user.userId,
      role: 'TRANSLATOR',
      module: 'polish',
      characters: 40,
      objectKind: 'document',
      objectId: object.id,
    },
  ]);
});

test('entries are never changed and never go', async () => {
  const user = await freePerson();
  await heldBy(user, 1);
  const attempts = [
    sql`update ledger_entry set amount = amount + 1`,
    sql`delete from ledger_entry`,
    sql`truncate ledger_entry`,
  ];
  for (const attempt of attempts) {
    await expect(as(user, ({ db }) => attempt.execute(db))).rejects.toThrow();
    await expect(server.database.systemTransaction((db) => attempt.execute(db))).rejects.toThrow();
  }
});

test('another organization sees nothing of a ledger', async () => {
  const [user, stranger] = [await freePerson(), await freePerson()];
  await heldBy(user, 5);
  const tables = ['wallet', 'quotaLot', 'quotaHold', 'quotaHoldPart', 'ledgerEntry', 'quotaUse'] as const;
  const seen = await as(stranger, ({ db }) =>
    Promise.all(tables.map((table) => db.selectFrom(table).select('organizationId').execute())),
  );
  expect(seen.flat().filter(({ organizationId }) => organizationId !== stranger.organizationId)).toEqual([]);
});

test('what does not add up is found, counted and told', async () => {
  const user = await freePerson();
  await heldBy(user, 7);
  const spoil = (by: number) =>
    server.database.systemTransaction((db) =>
      sql`update quota_lot set available = available + ${by}, granted = granted + ${by}
          where organization_id = ${user.organizationId}`.execute(db),
    );
  await spoil(1);
  const defects = await server.database.systemTransaction(findLedgerDefects);
  expect(defects).toMatchObject([{ organizationId: user.organizationId, unit: 'characters' }]);
  await watchLedger(server.services);
  expect(await server.registry.metrics()).toContain('ledger_defects_total');
  await spoil(-1);
  expect(await server.database.systemTransaction(findLedgerDefects)).toEqual([]);
});
