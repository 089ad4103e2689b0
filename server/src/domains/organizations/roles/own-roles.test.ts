import { accessApi } from '@transloom/contracts/access';
import { membersApi } from '@transloom/contracts/members';
import { ownRolesApi } from '@transloom/contracts/own-roles';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';

const server = await peopleServer({ installation: { billing: true } });

async function company() {
  const chief = await server.addMember('SUPER_ADMIN');
  return { chief, user: await server.signIn(chief) };
}
const proofreader = {
  name: 'Proofreader',
  base: 'REVIEWER',
  keys: { tasks: 'own', 'segment:edit': 'own', 'project:editRouter': 'own' },
} as const;

test('a role made from keys gives these keys and no others, and changing it counts at the next call', async () => {
  const { chief, user } = await company();
  const person = await server.addMember('TRANSLATOR', chief);
  const member = await server.signIn(person);
  const { data: role } = await callAs(server, user, ownRolesApi.createRole, proofreader);
  await callAs(server, user, membersApi.changeMember, { userId: person.userId, roleId: role.roleId });
  const keys = async () =>
    (await callAs(server, member, accessApi.permissions, {})).data.map(({ permission }) => permission);
  expect(new Set(await keys())).toEqual(new Set(Object.keys(proofreader.keys)));
  await callAs(server, user, ownRolesApi.changeRole, {
    ...proofreader,
    roleId: role.roleId,
    keys: { tasks: 'own' },
  });
  expect(await keys()).toEqual(['tasks']);
  const { data } = await callAs(server, user, ownRolesApi.listRoles, {});
  expect(data.own).toMatchObject([{ name: 'Proofreader', members: 1, base: 'REVIEWER' }]);
  const members = new Map(data.builtIn.map((one) => [one.role, one.members]));
  expect([members.get('TRANSLATOR'), members.get('SUPER_ADMIN')]).toEqual([0, 1]);
});

test('a role that members have stays, one that nobody has goes', async () => {
  const { chief, user } = await company();
  const person = await server.addMember('TRANSLATOR', chief);
  const { data: role } = await callAs(server, user, ownRolesApi.createRole, proofreader);
  const { userId } = person;
  await callAs(server, user, membersApi.changeMember, { userId, roleId: role.roleId });
  const remove = () => callAs(server, user, ownRolesApi.removeRole, { roleId: role.roleId });
  expect(await remove()).toMatchObject({ http: 409, code: 'role.in-use' });
  await callAs(server, user, membersApi.changeMember, { userId, role: 'TRANSLATOR', roleId: null });
  expect(await remove()).toMatchObject({ http: 200 });
  expect((await callAs(server, user, ownRolesApi.listRoles, {})).data.own).toEqual([]);
});

test('nobody gives more than they have, and the keys of the super administrator go to nobody', async () => {
  const { chief, user } = await company();
  const { data: role } = await callAs(server, user, ownRolesApi.createRole, {
    name: 'Keeper of roles',
    base: 'ADMIN',
    keys: { 'role:edit': 'all', project: 'team' },
  });
  const keeper = await server.addMember('ADMIN', chief);
  await callAs(server, user, membersApi.changeMember, { userId: keeper.userId, roleId: role.roleId });
  const own = await server.signIn(keeper);
  const make = (keys: object) =>
    callWith(server, own, ownRolesApi.createRole, { name: 'More', base: 'ADMIN', keys });
  expect(await make({ project: 'all' })).toMatchObject({ http: 403, code: 'role.beyond-own' });
  expect(await make({ 'member:edit': 'own' })).toMatchObject({ http: 403, code: 'role.beyond-own' });
  expect(await make({ project: 'own' })).toMatchObject({ http: 200 });
  for (const key of ['organization:transfer', 'billing:manage', 'installation:system', 'nonsense'])
    expect(
      await callWith(server, user, ownRolesApi.createRole, {
        name: key,
        base: 'ADMIN',
        keys: { [key]: 'all' },
      }),
    ).toMatchObject({ http: 400 });
  expect(
    await callAs(server, own, ownRolesApi.changeRole, {
      roleId: role.roleId,
      name: 'x',
      base: 'ADMIN',
      keys: {},
    }),
  ).toMatchObject({ http: 409, code: 'member.own-role' });
});

test('a name is given once in any capitals', async () => {
  const { user } = await company();
  await callAs(server, user, ownRolesApi.createRole, proofreader);
  expect(
    await callAs(server, user, ownRolesApi.createRole, { ...proofreader, name: 'PROOFREADER' }),
  ).toMatchObject({ http: 409, code: 'role.duplicate-name' });
});
