import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { operatorApi } from '@transloom/contracts/operator';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { openBrowser } from '../../testing/open-browser.ts';
import { peopleRoutes, peopleServer } from '../../testing/people-server.ts';
import { operatorRoutes } from './operator.routes.ts';

const server = await peopleServer({ routes: [...peopleRoutes, ...operatorRoutes] });
const password = 'journey1';
const runner = await server.addPerson({ username: 'runner', administrator: true });
const operator = await server.signIn(runner);

const tryToEnter = async (account: string) => {
  const browser = openBrowser(server, { address: '203.0.113.77' });
  return { browser, answer: await browser.call(accountsApi.signIn, { account, password }) };
};

// Z08
test('a suspended person is out at once, and comes in again when let in', async () => {
  const { userId, username } = await server.addPerson({ password });
  const { browser } = await tryToEnter(username);
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 200 });
  await callAs(server, operator, operatorApi.suspendPerson, { userId, suspended: true });
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({
    http: 401,
    code: 'session.suspended',
  });
  expect((await tryToEnter(username)).answer).toMatchObject({ http: 403, code: 'account.suspended' });
  const found = await callAs(server, operator, operatorApi.listPeople, {
    search: username,
    state: 'suspended',
  });
  expect(found.data.records).toMatchObject([{ userId, suspended: true }]);
  await callAs(server, operator, operatorApi.suspendPerson, { userId, suspended: false });
  expect((await tryToEnter(username)).answer).toMatchObject({ http: 200 });
});

test('a reset takes password and sessions away, and gives a link that works once', async () => {
  const { userId, username } = await server.addPerson({ password });
  const { browser } = await tryToEnter(username);
  const { data } = await callAs(server, operator, operatorApi.resetPerson, { userId });
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 401 });
  expect((await tryToEnter(username)).answer).toMatchObject({ http: 400 });
  const token = String(data.link.split('#link=')[1]);
  const next = openBrowser(server);
  expect((await next.call(accountsApi.signInWithLink, { token })).data.userInfo.userId).toBe(userId);
  expect(await openBrowser(server).call(accountsApi.signInWithLink, { token })).toMatchObject({ http: 400 });
});

test('an operator suspends neither themselves nor another operator', async () => {
  const other = await server.addPerson({ administrator: true });
  for (const { userId } of [runner, other]) {
    const answer = await callAs(server, operator, operatorApi.suspendPerson, { userId, suspended: true });
    expect(answer).toMatchObject({ http: 409, code: 'operator.not-yourself' });
  }
});

test('a plan is given by hand, with its end', async () => {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const { organizationId } = member;
  const expiresAt = '2031-01-01T00:00:00.000Z';
  await callAs(server, operator, operatorApi.setPlan, { organizationId, accountType: 'ULTIMATE', expiresAt });
  const { data } = await callAs(server, user, organizationsApi.myOrganizations, {});
  expect(data.active).toMatchObject({ accountType: 'ULTIMATE', expireTime: expiresAt });
  const list = await callAs(server, operator, operatorApi.listOrganizations, { search: data.active.name });
  expect(list.data.records[0]).toMatchObject({ organizationId, accountType: 'ULTIMATE', members: 2 });
});

test('a notice reaches everybody in their language, until it is taken back', async () => {
  const reader = await server.signIn(await server.addPerson());
  const notice = {
    title: { 'zh-CN': '维护', 'en-US': 'Maintenance' },
    text: { 'zh-CN': '今晚', 'en-US': 'Tonight' },
  };
  await callAs(server, operator, operatorApi.publishNotice, { ...notice, link: null });
  const shown = async () => (await callAs(server, reader, messagesApi.notices, {})).data;
  expect(await shown()).toMatchObject([{ title: 'Maintenance', text: 'Tonight', action: 'TOAST' }]);
  const noticeId = String((await shown())[0]?.id);
  await callAs(server, operator, operatorApi.removeNotice, { noticeId });
  expect(await shown()).toEqual([]);
  expect(await callAs(server, operator, operatorApi.removeNotice, { noticeId })).toMatchObject({ http: 404 });
});

test('the overview counts people, organizations and work', async () => {
  const { data } = await callAs(server, operator, operatorApi.overview, {});
  expect(data.people).toBeGreaterThan(5);
  expect(data.organizations).toBeGreaterThan(5);
  expect(data).toMatchObject({
    jobs: { queued: 0, running: 0, failed: 0 },
    mail: true,
    sms: true,
    wechat: false,
  });
});

test('it is closed to everybody else, and bad input is refused', async () => {
  const chief = await server.signIn(await server.addMember('SUPER_ADMIN'));
  expect(await callAs(server, chief, operatorApi.overview, {})).toMatchObject({ http: 403 });
  expect(await callAs(server, undefined, operatorApi.listPeople, {})).toMatchObject({ http: 401 });
  const bad = [
    [operatorApi.setPlan, { organizationId: runner.organizationId, accountType: 'gold', expiresAt: null }],
    [operatorApi.publishNotice, { title: { 'zh-CN': '' }, text: {}, link: 'javascript:alert(1)' }],
    [operatorApi.listPeople, { state: 'gone' }],
  ] as const;
  for (const [endpoint, input] of bad)
    expect(await callWith(server, operator, endpoint, input)).toMatchObject({ http: 400 });
});
