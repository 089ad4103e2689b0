import { accountsApi } from '@transloom/contracts/accounts';
import { billingApi } from '@transloom/contracts/billing';
import { messagesApi } from '@transloom/contracts/messages';
import { plans } from '@transloom/contracts/plans';
import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { minuteMs } from '../../testing/test-clock.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { captureQuota } from './capture-quota.ts';
import { holdQuota } from './hold-quota.ts';
import { watchLowQuota } from './watch-low-quota.ts';

const server = await peopleServer({ installation: { billing: true } });
const { as } = actAs(server.services);

async function company() {
  const owner = await server.addMember('ADMIN');
  const translator = await server.addMember('TRANSLATOR', owner);
  const [admin, worker] = [await server.signIn(owner), await server.signIn(translator)];
  return { admin, worker, names: { admin: owner.username, worker: translator.username } };
}

async function use(user: TestUser, module: 'api' | 'polish', amount: number): Promise<void> {
  server.clock.advance(minuteMs);
  const charges = [{ unit: 'characters', amount }] as const;
  await as(user, async (context) => {
    const hold = await holdQuota(context, { module, charges });
    if (hold.status === 'held') await captureQuota(context, { holdId: hold.holdId, amounts: charges });
  });
}

test('the use of quota is listed by member, role, module, characters and date (D3.59)', async () => {
  const { admin, worker, names } = await company();
  await use(worker, 'api', 30);
  await use(admin, 'polish', 12);
  const list = async (input: Parameters<typeof callAs<typeof billingApi.quotaUses>>[3]) =>
    (await callAs(server, admin, billingApi.quotaUses, input)).data;
  expect(await list({})).toMatchObject({
    total: 2,
    records: [
      { username: names.admin, module: 'polish', characters: 12, object: null },
      { username: names.worker, role: 'TRANSLATOR', module: 'api', characters: 30 },
    ],
  });
  expect((await list({ userId: worker.userId })).records).toHaveLength(1);
  expect((await list({ module: 'polish' })).records).toMatchObject([{ characters: 12 }]);
  const now = server.clock.now().toISOString();
  const anHourAgo = new Date(server.clock.now().getTime() - 60 * minuteMs).toISOString();
  expect((await list({ from: anHourAgo, to: now })).records).toMatchObject([{ characters: 30 }]);
  expect((await list({ pageSize: 1, pageNumber: 2 })).records).toMatchObject([{ characters: 30 }]);
});

test.each([
  [{ from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  [{ from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  [{ module: 'gold' }],
  [{ pageSize: 0 }],
  [{ userId: 'me' }],
])('%j asks for no use there can be', async (input) => {
  const { admin } = await company();
  expect(await callWith(server, admin, billingApi.quotaUses, input)).toMatchObject({ http: 400 });
});

test('what was granted is listed in the order in which it is used', async () => {
  const { admin } = await company();
  await use(admin, 'api', 100);
  const { data } = await callAs(server, admin, billingApi.quotaLots, {});
  expect(data).toMatchObject([{ unit: 'characters', source: 'monthly', used: 100, held: 0 }]);
});

test('a member is held to the quota of the month, and shown it (P3.1)', async () => {
  const { admin, worker, names } = await company();
  const limit = (monthlyCharacters: number | null) =>
    callAs(server, admin, billingApi.setMemberQuota, { userId: worker.userId, monthlyCharacters });
  expect((await limit(100)).http).toBe(200);
  await use(worker, 'api', 60);
  const hold = (user: TestUser, amount: number) =>
    as(user, (context) => holdQuota(context, { module: 'api', charges: [{ unit: 'characters', amount }] }));
  expect(await hold(worker, 41)).toEqual({ status: 'refused', by: 'member' });
  expect((await hold(admin, 41)).status).toBe('held');
  expect((await callAs(server, worker, accountsApi.accountInfo, {})).data.memberQuota).toEqual({
    used: 60,
    limit: 100,
  });
  const { data } = await callAs(server, admin, billingApi.memberQuotas, {});
  expect(data.find(({ userId }) => userId === worker.userId)).toEqual({
    userId: worker.userId,
    username: names.worker,
    role: 'TRANSLATOR',
    usedCharacters: 60,
    monthlyCharacters: 100,
  });
  expect((await limit(null)).http).toBe(200);
  expect((await hold(worker, 41)).status).toBe('held');
});

test('before something is started it is known what its member may use: wallet, own quota and cap of the day', async () => {
  const { admin, worker } = await company();
  const spendable = async (user: TestUser) =>
    (await callAs(server, user, billingApi.quotaForecasts, {})).data.find(({ unit }) => unit === 'characters')
      ?.spendable;
  const whole = await spendable(worker);
  expect(whole).toBe(plans.enterprise.limits.monthlyCharacters);
  await callAs(server, admin, billingApi.setMemberQuota, { userId: worker.userId, monthlyCharacters: 100 });
  await use(worker, 'api', 60);
  expect(await spendable(worker)).toBe(40);
  expect(await spendable(admin)).toBe(Number(whole) - 60);
  await callAs(server, admin, billingApi.setCaps, { day: 75, object: null });
  expect(await spendable(worker)).toBe(15);
  expect(await spendable(admin)).toBe(15);
});

test('of many requests of a member at once, the quota serves as many as fit', async () => {
  const { admin, worker } = await company();
  await callAs(server, admin, billingApi.setMemberQuota, { userId: worker.userId, monthlyCharacters: 5 });
  const charges = [{ unit: 'characters', amount: 1 }] as const;
  const holds = await Promise.all(
    Array.from({ length: 20 }, () => as(worker, (context) => holdQuota(context, { module: 'api', charges }))),
  );
  expect(holds.filter(({ status }) => status === 'held')).toHaveLength(5);
});

test('a quota is set for members alone, and is a whole number', async () => {
  const { admin } = await company();
  const stranger = await server.addPerson();
  const set = (input: Record<string, unknown>) =>
    callWith(server, admin, billingApi.setMemberQuota, { userId: stranger.userId, ...input });
  expect(await set({ monthlyCharacters: 5 })).toMatchObject({ http: 404, code: 'resource.not-found' });
  for (const monthlyCharacters of [-1, 0.5, 'all', 1e15])
    expect(await set({ monthlyCharacters })).toMatchObject({ http: 400 });
});

test('use and quotas of members are closed to translators and visitors', async () => {
  const { worker } = await company();
  for (const endpoint of [billingApi.quotaUses, billingApi.quotaLots, billingApi.memberQuotas]) {
    expect(await callWith(server, worker, endpoint, {})).toMatchObject({ http: 403, code: 'access.denied' });
    expect(await callWith(server, undefined, endpoint, {})).toMatchObject({ http: 401 });
  }
  const input = { userId: worker.userId, monthlyCharacters: null };
  expect(await callAs(server, worker, billingApi.setMemberQuota, input)).toMatchObject({ http: 403 });
});

test('whoever runs an organization is told once a month that less than a tenth of a wallet is left', async () => {
  const owner = await server.addMember('SUPER_ADMIN');
  const translator = await server.addMember('TRANSLATOR', owner);
  const [chief, worker] = [await server.signIn(owner), await server.signIn(translator)];
  const notices = async (user: TestUser) => {
    await watchLowQuota(server.services);
    const { data } = await callAs(server, user, messagesApi.listMessages, {});
    return data.pager.records.filter(({ templateName }) => /almost used up/.test(templateName));
  };
  // The grant of the month is made when somebody uses it.
  await use(chief, 'api', 1);
  const { data: lots } = await callAs(server, chief, billingApi.quotaLots, {});
  await use(chief, 'api', (lots[0]?.granted ?? 0) * 0.9 - 1);
  expect(await notices(chief)).toEqual([]);
  await use(chief, 'api', 1);
  expect(await notices(chief)).toHaveLength(1);
  expect(await notices(chief)).toHaveLength(1);
  expect(await notices(worker)).toEqual([]);
});
