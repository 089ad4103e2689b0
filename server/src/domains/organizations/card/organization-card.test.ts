import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';

const server = await peopleServer();
const card = {
  name: '云帆语言服务有限公司',
  shortName: '云帆',
  email: 'office@example.com',
  contacts: 'Chen Yu',
  phone: '13800138000',
  profile: 'Games and films.',
};

// D3.57, D5.72
test('an administrator fills in the card of the organization, and everybody sees the new name', async () => {
  const chief = await server.addMember('SUPER_ADMIN');
  const user = await server.signIn(await server.addMember('ADMIN', chief));
  const saved = await callAs(server, user, organizationsApi.updateOrganization, card);
  expect(saved.data).toMatchObject({ ...card, members: 3, teams: 0, nameIsGenerated: false });
  const { data } = await callAs(server, user, organizationsApi.myOrganizations, {});
  expect(data.active.name).toBe(card.name);
  const managed = await callAs(server, user, organizationsApi.managedOrganizations, {});
  expect(managed.data).toEqual([
    { orgId: chief.organizationId, fullName: card.name, shortName: card.shortName },
  ]);
});

test.each([
  ['name', ''],
  ['email', 'office'],
  ['contacts', ' '],
  ['phone', '0'],
])('a card without a fitting %s is refused', async (field, value) => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const answer = await callWith(server, user, organizationsApi.updateOrganization, {
    ...card,
    [field]: value,
  });
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
});

// P5.1, P8.26
test('a name that begins with LXO is refused', async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  expect(
    await callAs(server, user, organizationsApi.updateOrganization, { ...card, name: 'LXO 77' }),
  ).toMatchObject({ http: 400, code: 'organization.generated-name' });
});

test('a name that looks like that of another organization, or mixes scripts, is refused', async () => {
  const [ours, theirs] = [await server.addMember('SUPER_ADMIN'), await server.addMember('SUPER_ADMIN')];
  const [user, other] = [await server.signIn(ours), await server.signIn(theirs)];
  const rename = (who: typeof user, name: string) =>
    callAs(server, who, organizationsApi.updateOrganization, { ...card, name });
  expect(await rename(other, 'Oceanpost 10')).toMatchObject({ http: 200 });
  for (const name of ['oceanpost 10', 'OceanPost lO', 'Oceanpost\u200b 10', 'Ｏceanpost 10'])
    expect(await rename(user, name)).toMatchObject({ http: 409, code: 'organization.name-alike' });
  expect(await rename(other, 'РОСА')).toMatchObject({ http: 200 });
  expect(await rename(user, 'POCA')).toMatchObject({ http: 409, code: 'organization.name-alike' });
  expect(await rename(user, 'Осeanpost')).toMatchObject({
    http: 400,
    code: 'request.invalid',
    params: { field: 'name' },
  });
  // The own name may stay, and be written in another way.
  expect(await rename(other, 'Роса')).toMatchObject({ http: 200 });
  expect(await rename(user, '远洋 Oceanpost Яндекс')).toMatchObject({ http: 200 });
});

test('a project manager neither sees nor changes the card', async () => {
  const user = await server.signIn(await server.addMember('PROJECT_MANAGER'));
  expect(await callAs(server, user, organizationsApi.organization, {})).toMatchObject({ http: 403 });
  expect(await callAs(server, user, organizationsApi.updateOrganization, card)).toMatchObject({ http: 403 });
});
