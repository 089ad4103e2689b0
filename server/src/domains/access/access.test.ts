import { accessApi } from '@transloom/contracts/access';
import { isInstallationKey, type PermissionKey, permissionKeys } from '@transloom/contracts/permissions';
import { accountTypes, roles } from '@transloom/contracts/roles';
import { systemApi } from '@transloom/contracts/system';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { permissionsFor, type Standing } from './permission-table.ts';

const server = await peopleServer();

const standing: Standing = {
  role: 'SUPER_ADMIN',
  accountType: 'enterprise',
  organizationType: 'ENTERPRISE',
  billing: true,
  administrator: false,
};
const holds = (change: Partial<Standing>, key: PermissionKey) =>
  permissionsFor({ ...standing, ...change }).has(key);

test('no role of an organization gives a key of the installation', () => {
  const given = roles.flatMap((role) => [...permissionsFor({ ...standing, role })]);
  expect(given.filter(isInstallationKey)).toEqual([]);
});

test.each(roles)('whoever runs the installation holds its keys, as %s too', (role) => {
  const keys = [...permissionsFor({ ...standing, role, administrator: true })];
  expect(keys.filter(isInstallationKey)).toEqual(permissionKeys.filter(isInstallationKey));
});

// Rule P6.4 of the specification.
test('a translator has tasks, tools and the editor, and makes no project', () => {
  const keys: PermissionKey[] = ['tasks', 'tools', 'project:editRouter', 'segment:edit', 'engine', 'account'];
  expect(keys.filter((key) => !holds({ role: 'TRANSLATOR' }, key))).toEqual([]);
  const withheld: PermissionKey[] = ['project:newRouter', 'project:manage', 'memory', 'team', 'orgAccount'];
  expect(withheld.filter((key) => holds({ role: 'TRANSLATOR' }, key))).toEqual([]);
});

test.each([
  ['engine:settings', ['SUPER_ADMIN', 'ADMIN']],
  ['team', ['SUPER_ADMIN', 'ADMIN', 'PROJECT_MANAGER', 'TEAM_OWNER']],
  ['project:newRouter', ['SUPER_ADMIN', 'ADMIN', 'PROJECT_MANAGER', 'TEAM_OWNER']],
  ['project:delete', ['SUPER_ADMIN', 'ADMIN', 'PROJECT_MANAGER', 'TEAM_OWNER']],
  ['memory', ['SUPER_ADMIN', 'ADMIN', 'PROJECT_MANAGER', 'TEAM_OWNER', 'REVIEWER']],
  ['billing:manage', ['SUPER_ADMIN']],
  ['segment:edit', roles],
] as const)('%s is held by %j', (key, holders) => {
  expect(roles.filter((role) => holds({ role }, key))).toEqual(holders);
});

// P2.62
test.each([
  ['tools:checkRouter', ['pro-internal', 'internal', 'enterprise', 'STANDARD', 'TRIAL', 'ULTIMATE']],
  [
    'tools:detectorRouter',
    ['pro-trial', 'pro-internal', 'pro', 'internal', 'enterprise', 'STANDARD', 'TRIAL', 'ULTIMATE'],
  ],
  ['tools:polishRouter', accountTypes],
] as const)('%s is open to the plans %j', (key, plans) => {
  expect(accountTypes.filter((accountType) => holds({ accountType }, key))).toEqual(plans);
});

test('an installation without billing gates nothing by plan', () => {
  const closed = accountTypes.filter(
    (accountType) => !holds({ accountType, billing: false }, 'tools:checkRouter'),
  );
  expect(closed).toEqual([]);
});

test('without billing invitations and the use of characters stay', () => {
  for (const key of ['account:inviteRouter', 'account:charHistoryRouter'] as const)
    expect(holds({ billing: false }, key)).toBe(true);
});

test('a person alone has no organisation centre', () => {
  expect([holds({}, 'orgAccount'), holds({ organizationType: 'PERSON' }, 'orgAccount')]).toEqual([
    true,
    false,
  ]);
});

// Rule P6.1 of the specification.
test('without billing there are no purchase pages', () => {
  for (const key of ['account:VIPRouter', 'account:ordersRouter', 'account:charsRouter'] as const)
    expect([holds({}, key), holds({ billing: false }, key)]).toEqual([true, false]);
});

// Rule P3.14 of the specification.
test('the first entry, where the root leads, is the models', async () => {
  const user = await server.signIn(await server.addMember('TRANSLATOR'));
  const { data } = await callAs(server, user, accessApi.permissions, {});
  expect(data[0]).toEqual({ permission: 'engine', menuType: 1, componentPath: '/engine/config' });
  expect(data.find(({ permission }) => permission === 'segment:edit')).toMatchObject({
    menuType: 2,
    componentPath: '',
  });
});

// Z08
test('a lowered role counts from the next call on', async () => {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const items = async () => (await callAs(server, user, systemApi.navigation, {})).data.map(({ key }) => key);
  expect(await items()).toEqual(['engine', 'project', 'task', 'asset', 'tools', 'agent', 'team']);
  await server.database.systemTransaction((db) =>
    db
      .updateTable('member')
      .set({ role: 'TRANSLATOR' })
      .where('userId', '=', member.userId)
      .where('organizationId', '=', member.organizationId)
      .execute(),
  );
  expect(await items()).toEqual(['engine', 'project', 'task', 'tools', 'agent']);
});

test('who is a member no more is signed out', async () => {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  await server.database.systemTransaction((db) =>
    db
      .deleteFrom('member')
      .where('userId', '=', member.userId)
      .where('organizationId', '=', member.organizationId)
      .execute(),
  );
  expect(await callAs(server, user, accessApi.permissions, {})).toMatchObject({ http: 401 });
});

// Rule P7.29 of the specification.
test('permissions are closed to visitors, and take no input', async () => {
  expect(await callAs(server, undefined, accessApi.permissions, {})).toMatchObject({ http: 401 });
  const user = await server.signIn(await server.addPerson());
  expect(await callWith(server, user, accessApi.permissions, { role: 'ADMIN' })).toMatchObject({ http: 400 });
});
