import { randomUUID } from 'node:crypto';
import { accountsApi } from '@transloom/contracts/accounts';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { routes } from '../../domains.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts';
import { peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { planAt } from './organization-summary.ts';

const server = await peopleServer({ routes });
const password = 'k7vmq2xd';

function browserOf({ cookie, csrfToken }: TestUser): TestBrowser {
  const browser = openBrowser(server);
  const [name = '', value = ''] = cookie.split('=');
  (browser.cookies as Map<string, string>).set(name, value).set('token', csrfToken);
  return browser;
}

// Rules P3.10-11, P7.30 of the specification.
test('lists all organisations of the user, the one they work in selected', async () => {
  const member = await server.addMember('PROJECT_MANAGER');
  const { data } = await callAs(server, await server.signIn(member), organizationsApi.myOrganizations, {});
  expect(
    data.all.map(({ organizationType, role, isSelected }) => [organizationType, role, isSelected]),
  ).toEqual([
    ['PERSON', 'SUPER_ADMIN', false],
    ['ENTERPRISE', 'PROJECT_MANAGER', true],
  ]);
  expect(data.active).toEqual(data.all[1]);
  expect(data.active.name).toBe(data.active.organizationName);
});

// Rule P7.6 of the specification.
test('switching gives the session a new token, and the old one is dead', async () => {
  const member = await server.addMember('TRANSLATOR');
  const user = await server.signIn(member);
  const browser = browserOf(user);
  const stolen = browserOf(user);
  const { data } = await browser.call(organizationsApi.myOrganizations, {});
  const personal = data.all.find(({ organizationType }) => organizationType === 'PERSON');
  const organizationId = personal?.organizationId ?? '';
  const switched = await browser.call(organizationsApi.switchOrganization, {
    organizationId,
    organizationTypeId: 'PERSON',
  });
  expect(switched.data).toMatchObject({ organizationId, role: 'SUPER_ADMIN', isSelected: true });
  expect((await browser.call(accountsApi.userInfo, {})).data.organizationId).toBe(organizationId);
  expect(await stolen.call(accountsApi.userInfo, {})).toMatchObject({ http: 401 });
});

test('nobody switches to where they are no member', async () => {
  const stranger = await server.addMember('ADMIN');
  const user = await server.signIn(await server.addPerson());
  for (const organizationId of [stranger.organizationId, randomUUID()]) {
    const input = { organizationId, organizationTypeId: 'ENTERPRISE' } as const;
    expect(await callAs(server, user, organizationsApi.switchOrganization, input)).toMatchObject({
      http: 403,
      code: 'organization.not-member',
    });
  }
});

test.each([
  { organizationId: 'x', organizationTypeId: 'PERSON' },
  { organizationId: randomUUID(), organizationTypeId: 'TEAM' },
  {},
])('refuses to switch to %j', async (input) => {
  const user = await server.signIn(await server.addPerson());
  expect(await callWith(server, user, organizationsApi.switchOrganization, input)).toMatchObject({
    http: 400,
  });
});

test.each(Object.values(organizationsApi))('$path is closed to visitors', async (endpoint) => {
  const input = { organizationId: randomUUID(), organizationTypeId: 'PERSON' };
  expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
});

test('a member sees names of the organisation alone, and of no person more', async () => {
  const member = await server.addMember('ADMIN');
  const colleague = await server.addMember('TRANSLATOR', member);
  await server.addPerson({ username: 'stranger', password });
  const seen = await server.database.organizationTransaction(member, (db) =>
    db.selectFrom('userAccount').select(['userId', 'username']).execute(),
  );
  const ids = seen.map(({ userId }) => userId);
  expect(ids).toEqual(expect.arrayContaining([member.userId, colleague.userId]));
  expect(seen.map(({ username }) => username)).not.toContain('stranger');
  const readHashes = server.database.organizationTransaction(member, (db) =>
    db.selectFrom('userAccount').select('passwordHash').execute(),
  );
  await expect(readHashes).rejects.toThrow('permission denied');
});

test('a member sees own memberships and those of the organisation, and no other', async () => {
  const member = await server.addMember('ADMIN');
  await server.addMember('ADMIN');
  const seen = await server.database.organizationTransaction(member, (db) =>
    db.selectFrom('member').selectAll().execute(),
  );
  const foreign = seen.filter(
    ({ userId, organizationId }) => userId !== member.userId && organizationId !== member.organizationId,
  );
  expect(foreign).toEqual([]);
  const changed = await server.database.organizationTransaction(member, async (db) => {
    await db
      .updateTable('member')
      .set({ role: 'TRANSLATOR' })
      .where('organizationId', '<>', member.organizationId)
      .execute();
    await db.deleteFrom('member').where('organizationId', '<>', member.organizationId).execute();
    return db.selectFrom('member').selectAll().where('userId', '=', member.userId).execute();
  });
  expect(changed.map(({ role }) => role).toSorted()).toEqual(['ADMIN', 'SUPER_ADMIN']);
});

// Rule D6.1 of the specification.
test('an organisation has one super administrator, whoever writes at once', async () => {
  const { organizationId } = await server.addMember('ADMIN');
  const second = server.database.systemTransaction((db) =>
    db
      .updateTable('member')
      .set({ role: 'SUPER_ADMIN' })
      .where('organizationId', '=', organizationId)
      .execute(),
  );
  await expect(second).rejects.toThrow('member_super_admin');
});

const now = new Date('2030-01-01T08:00:00Z');
test.each([
  ['pro', '2030-01-01T08:00:01Z', 'pro'],
  ['pro', '2030-01-01T08:00:00Z', 'personal'],
  ['pro-trial', '2029-12-31T00:00:00Z', 'personal'],
  ['pro', null, 'pro'],
  ['enterprise', '2029-12-31T00:00:00Z', 'personal'],
] as const)('the plan %s that ends at %s is %s', (accountType, expires, plan) => {
  expect(planAt({ accountType, expiresAt: expires === null ? null : new Date(expires) }, now)).toBe(plan);
});
