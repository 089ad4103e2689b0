import { auditApi } from '@transloom/contracts/audit';
import { membersApi } from '@transloom/contracts/members';
import { messagesApi } from '@transloom/contracts/messages';
import type { Role } from '@transloom/contracts/roles';
import { teamsApi } from '@transloom/contracts/teams';
import { expect, test } from 'vitest';
import { routes } from '../../../domains.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { type Member, peopleServer } from '../../../testing/people-server.ts';

const server = await peopleServer({ routes });

/** A company whose super administrator is signed in. */
async function company() {
  const chief = await server.addMember('SUPER_ADMIN');
  const user = await server.signIn(chief);
  return { chief, user, add: (role: Role) => server.addMember(role, chief) };
}
const list = async (user: Awaited<ReturnType<typeof company>>['user'], filter: object = {}) =>
  (await callAs(server, user, membersApi.listMembers, filter)).data;

// D3.49, D5.75, D6.2
test('an administrator fills in the card of a member, and finds them by each part of it', async () => {
  const { user, add } = await company();
  const wang = await add('TRANSLATOR');
  await add('REVIEWER');
  const { data: team } = await callAs(server, user, teamsApi.createTeam, { name: 'Legal' });
  const card = {
    name: '王小明',
    phone: '13800138001',
    email: 'wang@example.com',
    languages: ['zh-CN', 'en'],
    systemCode: 'T-0017',
  };
  const changed = await callAs(server, user, membersApi.changeMember, {
    userId: wang.userId,
    ...card,
    role: 'EXTERNAL_TRANSLATOR',
    teamIds: [team.teamId],
  });
  expect(changed.data).toMatchObject({ ...card, role: 'EXTERNAL_TRANSLATOR', internal: false });
  expect(changed.data.teams).toEqual([{ teamId: team.teamId, name: 'Legal' }]);
  const filters = [
    ...['小明', '8001', 'WANG@', 't-0017', wang.username].map((search) => ({ search })),
    { role: 'EXTERNAL_TRANSLATOR' },
    { teamId: team.teamId },
    { language: 'zh-CN' },
    { side: 'external' },
  ];
  for (const filter of filters) {
    const { records, total } = await list(user, filter);
    expect([records.map(({ userId }) => userId), total], JSON.stringify(filter)).toEqual([[wang.userId], 1]);
  }
});

test('pages and sorts by name, and a percent sign is only a sign', async () => {
  const { user, chief, add } = await company();
  for (const name of ['b', 'c', 'a']) {
    const { userId } = await add('TRANSLATOR');
    await callAs(server, user, membersApi.changeMember, { userId, name: `${name} %` });
  }
  const page = await list(user, { search: '%', sort: 'name', order: 'descending', pageSize: 2 });
  expect([page.records.map(({ name }) => name), page.total]).toEqual([['c %', 'b %'], 3]);
  expect((await list(user, { search: chief.username })).total).toBe(1);
});

test.each([
  [{ phone: '12345' }, 'request.invalid'],
  [{ email: 'wang@' }, 'request.invalid'],
  [{ email: 'wаng@example.com' }, 'request.invalid'], // the second letter is Cyrillic
  [{ role: 'SUPER_ADMIN' }, 'request.invalid'],
  [{ languagePairs: ['en-zh'] }, 'request.invalid'],
])('refuses %j on a card', async (change, code) => {
  const { user, add } = await company();
  const { userId } = await add('TRANSLATOR');
  expect(await callWith(server, user, membersApi.changeMember, { userId, ...change })).toMatchObject({
    code,
  });
});

test('two members never have the same phone number or system code', async () => {
  const { user, add } = await company();
  const [one, two] = [await add('TRANSLATOR'), await add('TRANSLATOR')];
  const change = (member: Member, card: object) =>
    callAs(server, user, membersApi.changeMember, { userId: member.userId, ...card });
  await change(one, { phone: '13800138002', systemCode: 'A1' });
  expect(await change(two, { phone: '13800138002' })).toMatchObject({
    http: 409,
    code: 'member.phone-taken',
  });
  expect(await change(two, { systemCode: 'A1' })).toMatchObject({ http: 409, code: 'member.code-taken' });
});

test('nobody changes the own role, or that of the super administrator', async () => {
  const { user, chief, add } = await company();
  const admin = await add('ADMIN');
  const other = await server.signIn(admin);
  expect(
    await callAs(server, other, membersApi.changeMember, { userId: admin.userId, role: 'TRANSLATOR' }),
  ).toMatchObject({ http: 409, code: 'member.own-role' });
  expect(
    await callAs(server, other, membersApi.changeMember, { userId: chief.userId, role: 'TRANSLATOR' }),
  ).toMatchObject({ http: 409, code: 'member.super-admin' });
  expect(
    await callAs(server, user, membersApi.changeMember, { userId: chief.userId, name: 'The chief' }),
  ).toMatchObject({ http: 200, data: { name: 'The chief', role: 'SUPER_ADMIN' } });
});

test('a team owner sees and changes the people of the own team alone, and makes nobody an administrator', async () => {
  const { user, add } = await company();
  const [owner, inside, outside] = [
    await add('TEAM_OWNER'),
    await add('TRANSLATOR'),
    await add('TRANSLATOR'),
  ];
  const { data: team } = await callAs(server, user, teamsApi.createTeam, {
    name: 'Games',
    ownerId: owner.userId,
    memberIds: [inside.userId],
  });
  const own = await server.signIn(owner);
  expect(new Set((await list(own)).records.map(({ userId }) => userId))).toEqual(
    new Set([owner.userId, inside.userId]),
  );
  const change = (member: Member, card: object) =>
    callWith(server, own, membersApi.changeMember, { userId: member.userId, ...card });
  expect(await change(inside, { role: 'REVIEWER' })).toMatchObject({ http: 200, data: { role: 'REVIEWER' } });
  expect(await change(inside, { role: 'ADMIN' })).toMatchObject({ http: 403, code: 'role.not-assignable' });
  expect(await change(outside, { name: 'x' })).toMatchObject({ http: 403, code: 'access.denied' });
  const { data: other } = await callAs(server, user, teamsApi.createTeam, { name: 'Film' });
  expect(await change(inside, { teamIds: [other.teamId] })).toMatchObject({ http: 403 });
  expect((await change(inside, { teamIds: [] })).data).toMatchObject({ teams: [] });
  expect(team.memberCount).toBe(2);
});

test('a right that is taken away ends at the next call, and the windows of the person hear of it', async () => {
  const { user, add } = await company();
  const admin = await add('ADMIN');
  const other = await server.signIn(admin);
  expect((await list(other)).total).toBe(3);
  server.published.splice(0);
  await callAs(server, user, membersApi.changeMember, { userId: admin.userId, role: 'TRANSLATOR' });
  expect(server.published).toContainEqual({
    audience: { kind: 'user', userId: admin.userId },
    message: { type: 'rights-changed' },
  });
  expect(await callAs(server, other, membersApi.listMembers, {})).toMatchObject({ code: 'access.denied' });
});

test('who changed which right when stands in the audit trail', async () => {
  const { user, chief, add } = await company();
  const { userId } = await add('REVIEWER');
  await callAs(server, user, membersApi.changeMember, { userId, role: 'PROJECT_MANAGER' });
  const { data } = await callAs(server, user, auditApi.listAudit, { kind: 'rights' });
  expect(data.records[0]).toMatchObject({
    action: 'member.change',
    personId: chief.userId,
    details: { userId, role: 'PROJECT_MANAGER' },
  });
});

test('several members get a role, a team and languages at once, or none of them does', async () => {
  const { user, chief, add } = await company();
  const people = [await add('TRANSLATOR'), await add('REVIEWER')];
  const userIds = people.map(({ userId }) => userId);
  const { data: team } = await callAs(server, user, teamsApi.createTeam, { name: 'Everybody' });
  const wanted = { role: 'EXTERNAL_TRANSLATOR' as const, teamId: team.teamId, languages: ['fr'] };
  const refused = await callAs(server, user, membersApi.changeMembers, {
    ...wanted,
    userIds: [...userIds, chief.userId],
  });
  expect(refused).toMatchObject({ http: 409, code: 'member.own-role' });
  expect((await list(user, { language: 'fr' })).total).toBe(0);
  expect(await callAs(server, user, membersApi.changeMembers, { ...wanted, userIds })).toMatchObject({
    data: { changed: 2 },
  });
  const found = await list(user, { language: 'fr', teamId: team.teamId, role: 'EXTERNAL_TRANSLATOR' });
  expect(new Set(found.records.map(({ userId }) => userId))).toEqual(new Set(userIds));
});

// D6.1, D4.57: exactly one, transferable; D5.76, D4.58: the former one takes another role.
test('the super administrator is transferred, and the former one takes the chosen role', async () => {
  const { user, chief, add } = await company();
  const heir = await add('ADMIN');
  const done = await callAs(server, user, membersApi.transferOrganization, {
    userId: heir.userId,
    formerRole: 'PROJECT_MANAGER',
  });
  expect(done.http).toBe(200);
  const next = await server.signIn(heir);
  const { records } = await list(next);
  const roleOf = (member: Member) => records.find(({ userId }) => userId === member.userId)?.role;
  expect([roleOf(heir), roleOf(chief)]).toEqual(['SUPER_ADMIN', 'PROJECT_MANAGER']);
  const { data } = await callAs(server, next, messagesApi.listMessages, {});
  expect(data.pager.records[0]?.templateName).toBe('You are the super administrator');
});

// Z09
test('of two transfers at the same instant one counts, and there is one super administrator afterwards', async () => {
  const { user, add } = await company();
  const heirs = [await add('ADMIN'), await add('ADMIN')];
  const answers = await Promise.all(
    heirs.map(({ userId }) =>
      callAs(server, user, membersApi.transferOrganization, { userId, formerRole: 'ADMIN' }),
    ),
  );
  expect(answers.map(({ http }) => http).toSorted()).not.toEqual([200, 200]);
  const { records } = await list(user);
  expect(records.filter(({ role }) => role === 'SUPER_ADMIN')).toHaveLength(1);
});

test('a transfer to somebody who is no member leaves everything as it is', async () => {
  const { user, chief } = await company();
  const stranger = await server.addPerson();
  expect(
    await callAs(server, user, membersApi.transferOrganization, {
      userId: stranger.userId,
      formerRole: 'ADMIN',
    }),
  ).toMatchObject({ http: 404 });
  expect(
    await callAs(server, user, membersApi.transferOrganization, {
      userId: chief.userId,
      formerRole: 'ADMIN',
    }),
  ).toMatchObject({ http: 409, code: 'member.own-role' });
  expect((await list(user, { role: 'SUPER_ADMIN' })).records.map(({ userId }) => userId)).toEqual([
    chief.userId,
  ]);
});

test('whoever leaves goes on in their own organization; the super administrator transfers it first', async () => {
  const { user, add } = await company();
  expect(await callAs(server, user, membersApi.leaveOrganization, {})).toMatchObject({
    http: 409,
    code: 'member.last-admin',
  });
  const leaving = await add('TRANSLATOR');
  const other = await server.signIn(leaving);
  expect(await callAs(server, other, membersApi.leaveOrganization, {})).toMatchObject({ http: 200 });
  expect((await list(user, { search: leaving.username })).total).toBe(0);
});

test('everybody sees who runs the organization', async () => {
  const { chief, add } = await company();
  const [admin, vendor] = [await add('ADMIN'), await add('VENDOR')];
  const { data } = await callAs(server, await server.signIn(vendor), membersApi.listManagers, {});
  const ids = data.map(({ userId }) => userId);
  expect(ids).toEqual(expect.arrayContaining([chief.userId, admin.userId]));
  expect(ids).not.toContain(vendor.userId);
});
