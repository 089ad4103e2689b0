import { teamsApi } from '@transloom/contracts/teams';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';

const server = await peopleServer();

async function company() {
  const chief = await server.addMember('SUPER_ADMIN');
  return { chief, user: await server.signIn(chief) };
}

// D3.50, D5.77, D7.36: create, update, remove, query
test('a team is created, renamed, given other people and removed', async () => {
  const { chief, user } = await company();
  const one = await server.addMember('TRANSLATOR', chief);
  const created = await callAs(server, user, teamsApi.createTeam, {
    name: ' Medical ',
    ownerId: chief.userId,
    memberIds: [one.userId, one.userId],
  });
  expect(created.data).toMatchObject({
    name: 'Medical',
    owner: { userId: chief.userId },
    memberCount: 2,
    createdAt: server.clock.now().toISOString(),
  });
  const { teamId } = created.data;
  const updated = await callAs(server, user, teamsApi.updateTeam, { teamId, name: 'Pharma', memberIds: [] });
  expect(updated.data).toMatchObject({ name: 'Pharma', memberCount: 1 });
  expect((await callAs(server, user, teamsApi.queryTeams, { search: 'PHAR' })).data).toEqual([updated.data]);
  await callAs(server, user, teamsApi.removeTeam, { teamId });
  expect((await callAs(server, user, teamsApi.queryTeams, {})).data).toEqual([]);
});

test.each(['', '   ', 'x'.repeat(51)])('refuses the name “%s”', async (name) => {
  const { user } = await company();
  expect(await callWith(server, user, teamsApi.createTeam, { name })).toMatchObject({
    code: 'request.invalid',
  });
});

test('a name is given once in any capitals, and people are members of the organization', async () => {
  const { user } = await company();
  await callAs(server, user, teamsApi.createTeam, { name: 'Law' });
  expect(await callAs(server, user, teamsApi.createTeam, { name: 'LAW' })).toMatchObject({
    http: 409,
    code: 'team.duplicate-name',
  });
  const stranger = await server.addPerson();
  expect(
    await callAs(server, user, teamsApi.createTeam, { name: 'Other', memberIds: [stranger.userId] }),
  ).toMatchObject({ http: 404 });
});

test('a team owner creates teams of their own, and touches no other', async () => {
  const { chief, user } = await company();
  const owner = await server.addMember('TEAM_OWNER', chief);
  const own = await server.signIn(owner);
  const { data: mine } = await callAs(server, own, teamsApi.createTeam, {
    name: 'Mine',
    ownerId: chief.userId,
  });
  expect(mine.owner?.userId).toBe(owner.userId);
  const { data: other } = await callAs(server, user, teamsApi.createTeam, { name: 'Other' });
  expect(
    await callAs(server, own, teamsApi.updateTeam, { teamId: other.teamId, name: 'Taken' }),
  ).toMatchObject({ http: 403 });
  expect(await callAs(server, own, teamsApi.removeTeam, { teamId: other.teamId })).toMatchObject({
    http: 403,
  });
  expect((await callAs(server, own, teamsApi.queryTeams, {})).data.map(({ name }) => name)).toEqual(['Mine']);
});

// D2.36
test('internal people see their own teams with the people in them and how to reach them', async () => {
  const { chief, user } = await company();
  const one = await server.addMember('TRANSLATOR', chief);
  await callAs(server, user, teamsApi.createTeam, { name: 'A', memberIds: [one.userId] });
  await callAs(server, user, teamsApi.createTeam, { name: 'B' });
  const { data } = await callAs(server, await server.signIn(one), teamsApi.myTeams, {});
  expect(data.map(({ name, members }) => [name, members.map(({ name: member }) => member)])).toEqual([
    ['A', [one.username]],
  ]);
});

// P7.37: team filter items
test('lists are narrowed by teams and people that somebody may know of', async () => {
  const { chief, user } = await company();
  const vendor = await server.addMember('VENDOR', chief);
  await callAs(server, user, teamsApi.createTeam, { name: 'Suppliers', memberIds: [vendor.userId] });
  await callAs(server, user, teamsApi.createTeam, { name: 'Board', memberIds: [chief.userId] });
  const names = ({ teams, people }: { teams: { name: string }[]; people: { name: string }[] }) =>
    [teams, people].map((items) => items.map(({ name }) => name));
  const all = await callAs(server, user, teamsApi.teamFilterItems, {});
  expect(names(all.data)[0]).toEqual(['Board', 'Suppliers']);
  const own = await callAs(server, await server.signIn(vendor), teamsApi.teamFilterItems, {});
  expect(names(own.data)).toEqual([['Suppliers'], [vendor.username]]);
});
