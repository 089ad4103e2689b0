import { invitesApi } from '@transloom/contracts/invites';
import { membersApi } from '@transloom/contracts/members';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { teamsApi } from '@transloom/contracts/teams';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleRoutes, peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { joiningRoutes } from '../joining.routes.ts';

const server = await peopleServer({ routes: [...peopleRoutes, ...joiningRoutes] });

async function company() {
  const chief = await server.addMember('SUPER_ADMIN');
  return { chief, user: await server.signIn(chief) };
}
const person = async (target?: string) =>
  server.signIn(await server.addPerson(target === undefined ? {} : { target }));
const link = async (user: TestUser, more: object = {}) =>
  (await callWith(server, user, invitesApi.createInvite, { role: 'TRANSLATOR', ...more })).data as {
    readonly inviteId: string;
    readonly code: string;
  };
const card = { name: 'Li Na', email: 'li.na@example.com' };
const apply = (who: TestUser, code: string, more: object = {}) =>
  callWith(server, who, invitesApi.applyToJoin, { ...card, code, ...more });
const waiting = async (user: TestUser) =>
  (await callAs(server, user, invitesApi.listJoinApplications, { state: 'pending' })).data.records;

// D3.52, D3.53, D4.53, D5.78, D7.35, D8.53
test('somebody applies by a link, an administrator approves with role and team, and a member is there', async () => {
  const { chief, user } = await company();
  const { data: team } = await callAs(server, user, teamsApi.createTeam, { name: 'Games' });
  const { code } = await link(user);
  const applicant = await person();
  const opened = await callAs(server, applicant, invitesApi.invitation, { code: code.toLowerCase() });
  expect(opened.data.invitation).toMatchObject({ state: 'open', direct: false, inviter: chief.username });
  expect(await apply(applicant, code)).toMatchObject({ data: { state: 'pending' } });
  expect((await callAs(server, user, messagesApi.listMessages, {})).data.pager.records[0]).toMatchObject({
    templateName: 'Somebody wants to join',
    action: [3],
  });
  const [application] = await waiting(user);
  expect(application).toMatchObject({ ...card, role: 'TRANSLATOR', state: 'pending' });
  const decided = await callAs(server, user, invitesApi.passJoinApplication, {
    applicationId: application?.applicationId ?? '',
    role: 'REVIEWER',
    teamId: team.teamId,
  });
  expect(decided.http).toBe(200);
  const { data } = await callAs(server, user, membersApi.listMembers, { search: 'li.na@' });
  expect(data.records).toMatchObject([{ name: 'Li Na', role: 'REVIEWER', teams: [{ name: 'Games' }] }]);
  const mine = await callAs(server, applicant, organizationsApi.myOrganizations, {});
  expect(mine.data.all.map(({ organizationId }) => organizationId)).toContain(chief.organizationId);
  const told = await callAs(server, applicant, messagesApi.listMessages, {});
  expect(told.data.pager.records[0]?.templateName).toMatch(/^You are a member of /);
});

test('an application is rejected with a reason that the applicant reads, and decided once', async () => {
  const { user } = await company();
  const { code } = await link(user);
  const applicant = await person();
  await apply(applicant, code);
  const applicationId = (await waiting(user))[0]?.applicationId ?? '';
  const deny = () =>
    callAs(server, user, invitesApi.denyJoinApplication, { applicationId, reason: 'No <b>room</b>' });
  const answers = await Promise.all([deny(), deny()]);
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  const { data } = await callAs(server, applicant, messagesApi.listMessages, {});
  const denied = data.pager.records.filter(({ templateName }) => templateName === 'Application not approved');
  expect(denied).toHaveLength(1);
  expect(denied[0]?.templateContent).toContain('No &lt;b&gt;room&lt;/b&gt;');
  expect(
    await callWith(server, user, invitesApi.denyJoinApplication, { applicationId, reason: ' ' }),
  ).toMatchObject({
    http: 400,
  });
});

// Q02: not guessable, throttled, expiring, revocable, only grants "apply"
test('a code has 80 bits, and somebody who guesses is stopped, also with the right one', async () => {
  const { user } = await company();
  const { code } = await link(user);
  expect(code).toMatch(/^[0-9A-HJ-NP-TV-Z]{16}$/);
  const guesser = await person();
  const guess = (wrong: string) => callAs(server, guesser, invitesApi.invitation, { code: wrong });
  for (let n = 0; n < 10; n += 1) expect(await guess(`WRONG${n}`)).toMatchObject({ http: 404 });
  expect(await guess(code)).toMatchObject({ http: 429, code: 'request.too-frequent' });
  expect(await apply(guesser, code)).toMatchObject({ http: 429 });
});

test('a link ends with its time, its uses, and when it is revoked; looking uses nothing up', async () => {
  const { user } = await company();
  const once = await link(user, { mostUses: 1 });
  const people = [await person(), await person()] as const;
  for (const one of people) await callAs(server, one, invitesApi.invitation, { code: once.code });
  const answers = await Promise.all(people.map((one) => apply(one, once.code)));
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 410]);
  const revoked = await link(user);
  await callAs(server, user, invitesApi.revokeInvite, { inviteId: revoked.inviteId });
  expect(await apply(await person(), revoked.code)).toMatchObject({ code: 'invite.over' });
  const late = await link(user, { days: 1 });
  const slow = await server.addPerson();
  server.clock.advance(25 * 3_600_000);
  const back = await server.signIn(slow);
  const { data } = await callAs(server, back, invitesApi.invitation, { code: late.code });
  expect(data.invitation.state).toBe('expired');
  expect(await apply(back, late.code)).toMatchObject({ http: 410, code: 'invite.over' });
});

test('who applies twice at once applies once, and a member does not apply', async () => {
  const { user } = await company();
  const { code } = await link(user, { mostUses: 5 });
  const applicant = await person();
  const answers = await Promise.all([apply(applicant, code), apply(applicant, code)]);
  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  expect(await waiting(user)).toHaveLength(1);
  const { data } = await callAs(server, user, invitesApi.listInvites, {});
  expect(data.find((invite) => invite.code === code)?.uses).toBe(1);
  expect(await apply(user, code)).toMatchObject({ http: 409, code: 'member.already' });
  expect((await callAs(server, user, invitesApi.invitation, { code })).data.invitation.state).toBe('member');
});

// D5.81
test.each([
  { name: '' },
  { name: '   ' },
  { email: 'li.na' },
  { email: 'lі.na@example.com' }, // the second letter is Ukrainian
  { phone: '123' },
])('an application without what it needs is refused: %j', async (wrong) => {
  const { user } = await company();
  const { code } = await link(user);
  expect(await apply(await person(), code, wrong)).toMatchObject({ http: 400, code: 'request.invalid' });
});

test('an invitation of an address makes its owner a member at once, and nobody else', async () => {
  const { user } = await company();
  const invited = await callAs(server, user, invitesApi.inviteAddresses, {
    role: 'EXTERNAL_TRANSLATOR',
    targets: ['Owner@Example.com', '13912340001'],
  });
  const sent = new Map(invited.data.invites.map(({ target, code }) => [target, code]));
  expect(new Set(sent.keys())).toEqual(new Set(['owner@example.com', '13912340001']));
  const code = sent.get('owner@example.com') ?? '';
  const other = await person('other@example.com');
  expect((await callAs(server, other, invitesApi.invitation, { code })).data.invitation).toMatchObject({
    state: 'other-address',
    target: 'o•••@example.com',
  });
  expect(await apply(other, code)).toMatchObject({ http: 403, code: 'invite.other-address' });
  const owner = await person('owner@example.com');
  const mine = await callAs(server, owner, invitesApi.myInvitations, {});
  expect(mine.data.map((invitation) => [invitation.code, invitation.direct])).toEqual([[code, true]]);
  expect(await apply(owner, code)).toMatchObject({ data: { state: 'member' } });
  expect(await waiting(user)).toEqual([]);
  const { data } = await callAs(server, user, membersApi.listMembers, { side: 'external' });
  expect(data.records).toMatchObject([{ name: 'Li Na', role: 'EXTERNAL_TRANSLATOR' }]);
  expect((await callAs(server, owner, invitesApi.myInvitations, {})).data).toEqual([]);
  const again = await callAs(server, user, invitesApi.inviteAddresses, {
    role: 'TRANSLATOR',
    targets: [card.email],
  });
  expect(again.data).toMatchObject({ invites: [], members: [card.email] });
});

test('somebody with an account hears of the invitation, and inviting again keeps the link', async () => {
  const { user } = await company();
  const known = await person('known@example.com');
  const invite = () =>
    callAs(server, user, invitesApi.inviteAddresses, { role: 'TRANSLATOR', targets: ['known@example.com'] });
  const [first, second] = [await invite(), await invite()];
  expect(second.data.invites[0]?.code).toBe(first.data.invites[0]?.code);
  const { data } = await callAs(server, known, messagesApi.listMessages, {});
  const told = data.pager.records.filter(({ action }) => action.includes(1));
  expect(told).toHaveLength(1);
  expect(told[0]?.templateContent).toContain(`/team/invite/${first.data.invites[0]?.code}`);
});

test('a project manager invites translators and nobody above; a team owner into the own team alone', async () => {
  const { chief, user } = await company();
  const manager = await server.signIn(await server.addMember('PROJECT_MANAGER', chief));
  const create = (who: TestUser, more: Record<string, unknown>) =>
    callWith(server, who, invitesApi.createInvite, more);
  expect(await create(manager, { role: 'VENDOR' })).toMatchObject({ http: 200 });
  expect(await create(manager, { role: 'ADMIN' })).toMatchObject({ http: 403, code: 'role.not-assignable' });
  expect(await create(manager, { role: 'SUPER_ADMIN' })).toMatchObject({ http: 400 });
  const ownerOf = await server.addMember('TEAM_OWNER', chief);
  const owner = await server.signIn(ownerOf);
  const { data: own } = await callAs(server, user, teamsApi.createTeam, {
    name: 'Own',
    ownerId: ownerOf.userId,
  });
  const { data: other } = await callAs(server, user, teamsApi.createTeam, { name: 'Other' });
  expect(await create(owner, { role: 'TRANSLATOR' })).toMatchObject({ http: 400, code: 'team.required' });
  expect(await create(owner, { role: 'TRANSLATOR', teamId: other.teamId })).toMatchObject({ http: 403 });
  expect(await create(owner, { role: 'TRANSLATOR', teamId: own.teamId })).toMatchObject({ http: 200 });
  await link(user);
  expect(
    (await callAs(server, owner, invitesApi.listInvites, {})).data.map(({ team }) => team?.name),
  ).toEqual(['Own']);
});

test('a member who is removed is out at the next call; nobody removes themself or the super administrator', async () => {
  const { chief, user } = await company();
  const gone = await server.addMember('TRANSLATOR', chief);
  const admin = await server.addMember('ADMIN', chief);
  const [leaving, other] = [await server.signIn(gone), await server.signIn(admin)];
  const remove = (who: TestUser, ...userIds: string[]) =>
    callAs(server, who, membersApi.removeMembers, { userIds });
  expect(await remove(user, chief.userId)).toMatchObject({ code: 'member.own-role' });
  expect(await remove(other, chief.userId)).toMatchObject({ code: 'member.super-admin' });
  expect(await remove(other, gone.userId, chief.userId)).toMatchObject({ http: 409 });
  expect(await remove(other, gone.userId)).toMatchObject({ data: { removed: 1 } });
  expect(await callAs(server, leaving, organizationsApi.myOrganizations, {})).toMatchObject({ http: 401 });
  expect(await remove(other, gone.userId)).toMatchObject({ http: 404 });
});

// P4.6
test('joining by the message of an invitation says what came of it: joined, a member already, ended', async () => {
  const { user } = await company();
  const target = 'message.reader@example.com';
  const reader = await person(target);
  const told = async () =>
    (await callAs(server, reader, messagesApi.listMessages, {})).data.pager.records.filter(
      ({ action, actionResult }) => action.includes(1) && actionResult === null,
    );
  const act = async (id = '') => {
    const { data } = await callAs(server, reader, messagesApi.actOnMessage, { id, action: 1 });
    return [data.actionResult?.result, data.goesOn];
  };
  const invite = { targets: [target], role: 'TRANSLATOR' as const };
  await callWith(server, user, invitesApi.inviteAddresses, invite);
  const [first] = await told();
  expect(await act(first?.id)).toEqual(['You joined', true]);
  expect(await act(first?.id)).toEqual(['You are a member already', true]);
  const other = await company();
  await callWith(server, other.user, invitesApi.inviteAddresses, invite);
  const { data: others } = await callAs(server, other.user, invitesApi.listInvites, {});
  await callAs(server, other.user, invitesApi.revokeInvite, { inviteId: others[0]?.inviteId ?? '' });
  const [second] = await told();
  expect(await act(second?.id)).toEqual(['The invitation has ended', false]);
});
