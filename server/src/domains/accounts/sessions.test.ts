import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { receiveCode } from '../../testing/receive-code.ts';
import { minuteMs } from '../../testing/test-clock.ts';
import { verifyAudit } from '../audit/verify-audit.ts';

const server = await peopleServer();
const password = 'k7vmq2xd';
const newPassword = 'w3rtz9mn';

let addresses = 0;
const newBrowser = (userAgent = 'test') => {
  addresses += 1;
  return openBrowser(server, { address: `10.0.${addresses}.1`, userAgent });
};

async function signedIn(account: string, userAgent?: string): Promise<TestBrowser> {
  const browser = newBrowser(userAgent);
  const { http } = await browser.call(accountsApi.signIn, { account, password });
  expect(http).toBe(200);
  return browser;
}

const isIn = async (browser: TestBrowser) => (await browser.call(accountsApi.userInfo, {})).http === 200;

/** The same browser with its cookies as they are now. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = newBrowser();
  for (const [name, value] of browser.cookies) (copy.cookies as Map<string, string>).set(name, value);
  return copy;
}

// Rule P7.5 of the specification.
test('signing out ends the session on the server', async () => {
  await server.addPerson({ username: 'leaver', password });
  const browser = await signedIn('leaver');
  const stolen = copyOf(browser);
  expect((await browser.call(accountsApi.signOut, {})).http).toBe(200);
  expect(browser.cookies.has('sid')).toBe(false);
  expect(await stolen.call(accountsApi.userInfo, {})).toMatchObject({ http: 401, code: 'session.expired' });
});

// S05
test('lists where the user is signed in, and ends one of them', async () => {
  await server.addPerson({ username: 'lister', password });
  const phone = await signedIn(
    'lister',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1',
  );
  server.clock.advance(minuteMs);
  const desk = await signedIn('lister', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36');
  const { data: sessions } = await desk.call(accountsApi.listSessions, {});
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome · Linux', true],
    ['Safari · iOS', false],
  ]);
  const sessionId = sessions[1]?.sessionId ?? '';
  expect((await desk.call(accountsApi.endSession, { sessionId })).http).toBe(200);
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
  expect(await desk.call(accountsApi.endSession, { sessionId })).toMatchObject({ http: 404 });
});

test('nobody sees or ends the sessions of others', async () => {
  await server.addPerson({ username: 'owner', password });
  await server.addPerson({ username: 'intruder', password });
  const owner = await signedIn('owner');
  const intruder = await signedIn('intruder');
  const sessionId = (await owner.call(accountsApi.listSessions, {})).data[0]?.sessionId ?? '';
  expect((await intruder.call(accountsApi.listSessions, {})).data).toHaveLength(1);
  expect(await intruder.call(accountsApi.endSession, { sessionId })).toMatchObject({ http: 404 });
  expect(await isIn(owner)).toBe(true);
});

test.each([true, false])(
  'a new password renews this session; ends the others: %s',
  async (endOtherSessions) => {
    const account = `changer.${endOtherSessions}`.slice(0, 16);
    await server.addPerson({ username: account, password });
    const other = await signedIn(account);
    const browser = await signedIn(account);
    const stolen = copyOf(browser);
    const input = { oldPassword: password, password: newPassword, endOtherSessions };
    expect((await browser.call(accountsApi.changePassword, input)).http).toBe(200);
    expect([await isIn(browser), await isIn(stolen), await isIn(other)]).toEqual([
      true,
      false,
      !endOtherSessions,
    ]);
    const { data: alerts } = await browser.call(messagesApi.alerts, {});
    expect(Object.keys(alerts)).toContain('Password changed');
    const again = newBrowser();
    expect((await again.call(accountsApi.signIn, { account, password: newPassword })).http).toBe(200);
  },
);

test.each([
  [{ oldPassword: 'wrong1pw', password: newPassword }, 'account.wrong-credentials'],
  [{ password: newPassword }, 'account.wrong-credentials'],
  [{ oldPassword: password, password }, 'account.same-password'],
  [{ oldPassword: password, password: 'qwerty123' }, 'account.common-password'],
  [{ oldPassword: password, password: 'short' }, 'request.invalid'],
])('refuses the change %j', async (input, code) => {
  const person = await server.addPerson({ password });
  const answer = await callWith(server, await server.signIn(person), accountsApi.changePassword, input);
  expect(answer).toMatchObject({ http: 400, code });
});

test('an open browser gives five guesses at the old password', async () => {
  const person = await server.addPerson({ password });
  const user = await server.signIn(person);
  const guess = (oldPassword: string) =>
    callAs(server, user, accountsApi.changePassword, { oldPassword, password: newPassword });
  for (let index = 0; index < 5; index += 1) await guess(`wrong${index}pw`);
  expect(await guess(password)).toMatchObject({ http: 429, code: 'account.locked' });
});

// A09
test('a password is reset by code, ends all sessions and lifts the lock', async () => {
  const target = '13500000009';
  await server.addPerson({ target, username: 'resetter', password });
  const browser = await signedIn('resetter');
  const forgetful = newBrowser();
  for (let index = 0; index < 3; index += 1)
    await forgetful.call(accountsApi.signIn, { account: target, password: 'wrong1pw' });
  const code = await receiveCode(server, forgetful, { purpose: 'reset-password', target });
  const reset = () => forgetful.call(accountsApi.resetPassword, { target, code, password: newPassword });
  expect((await reset()).http).toBe(200);
  expect(await reset()).toMatchObject({ code: 'account.code-wrong' });
  expect(await isIn(browser)).toBe(false);
  expect((await forgetful.call(accountsApi.signIn, { account: target, password: newPassword })).http).toBe(
    200,
  );
});

test('who has read the code learns that there is nothing to reset', async () => {
  const browser = newBrowser();
  const target = 'nothing@example.com';
  const code = await receiveCode(server, browser, { purpose: 'reset-password', target });
  expect(await browser.call(accountsApi.resetPassword, { target, code, password })).toMatchObject({
    http: 404,
    code: 'account.unknown',
  });
});

test.each([
  { target: 'a@example.com', code: '12345x', password },
  { target: 'a', code: '123456', password },
])('refuses the reset %j', async (input) => {
  expect(await newBrowser().send(accountsApi.resetPassword, input)).toMatchObject({
    code: 'request.invalid',
  });
});

// Rule P7.26 of the specification.
test('the window of the first sign-in is closed once', async () => {
  const user = await server.signIn(await server.addPerson());
  const { data: before } = await callAs(server, user, accountsApi.userInfo, {});
  await callAs(server, user, accountsApi.clearFirstLogin, { firstTimeLogin: 0 });
  const { data: after } = await callAs(server, user, accountsApi.userInfo, {});
  expect([before.popWindows, after.popWindows]).toEqual([true, false]);
  expect(await callWith(server, user, accountsApi.clearFirstLogin, { firstTimeLogin: 1 })).toMatchObject({
    http: 400,
  });
});

test('without billing no quota has a limit', async () => {
  const user = await server.signIn(await server.addPerson());
  const { data } = await callAs(server, user, accountsApi.accountInfo, {});
  expect(data).toMatchObject({
    memberQuota: { limit: null },
    flowQuota: { surplus: null, limit: null },
    tokenQuota: { surplus: null, limit: null },
    featureConfig: { billing: false },
  });
});

test.each([
  accountsApi.signOut,
  accountsApi.changePassword,
  accountsApi.listSessions,
  accountsApi.endSession,
  accountsApi.userInfo,
  accountsApi.accountInfo,
  accountsApi.clearFirstLogin,
])('$path is closed to visitors', async (endpoint) => {
  const input = { sessionId: crypto.randomUUID(), password: newPassword, firstTimeLogin: 0 };
  expect(await callWith(server, undefined, endpoint, input)).toMatchObject({
    http: 401,
    code: 'session.expired',
  });
});

test('leaves an intact trail of what was done to an account', async () => {
  const { organizationId } = await server.addPerson({ username: 'traced', password });
  await newBrowser().call(accountsApi.signIn, { account: 'traced', password: 'wrong1pw' });
  const browser = await signedIn('traced');
  await browser.call(organizationsApi.switchOrganization, { organizationId, organizationTypeId: 'PERSON' });
  await browser.call(accountsApi.changePassword, { oldPassword: password, password: newPassword });
  await browser.call(accountsApi.signOut, {});
  const trail = await server.database.systemTransaction(async (db) => ({
    entries: await db
      .selectFrom('auditEntry')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .orderBy('place')
      .execute(),
    verdict: await verifyAudit(db, organizationId),
  }));
  expect(trail.verdict).toEqual({ intact: true });
  expect(trail.entries.map(({ action }) => action)).toEqual([
    'account.sign-in-failed',
    'account.sign-in',
    'organization.switch',
    'account.password-change',
    'account.sign-out',
  ]);
  expect(JSON.stringify(trail.entries)).not.toMatch(new RegExp(`${password}|${newPassword}|wrong1pw`));
});
