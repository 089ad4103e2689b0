import argon2 from '@node-rs/argon2';
import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { receiveCode } from '../../testing/receive-code.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { minuteMs, secondMs } from '../../testing/test-clock.ts';
import { createSignInLink, renewSignInLink } from './open-first-door.ts';

const server = await peopleServer();

const password = 'k7vmq2xd';
let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `10.0.${addresses}.1`;
};
const newBrowser = () => openBrowser(server, { address: nextAddress() });
const signIn = (browser: TestBrowser, account: string, typed = password, captcha?: string) =>
  browser.call(accountsApi.signIn, { account, password: typed, ...(captcha !== undefined && { captcha }) });

// Rule D5.71 of the specification.
test('takes phone, e-mail and user name', async () => {
  const phone = await server.addPerson({ target: '13500000001', username: 'by.name', password });
  const mail = await server.addPerson({ target: 'mail@example.com', password });
  const accounts = { '13500000001': phone, 'By.Name': phone, 'Mail@Example.com': mail };
  for (const [account, { userId }] of Object.entries(accounts)) {
    const browser = newBrowser();
    expect((await signIn(browser, account)).data.userInfo?.userId).toBe(userId);
    expect((await browser.call(accountsApi.userInfo, {})).data.userId).toBe(userId);
  }
});

// A06
test('answers alike for an unknown name, a wrong password and an account without one', async () => {
  await server.addPerson({ username: 'secured', password });
  await server.addPerson({ username: 'unsecured' });
  const answers = [];
  for (const account of ['nobody', 'secured', 'unsecured']) {
    const { requestId: _, headers: __, ...answer } = await signIn(newBrowser(), account, 'wrong1pw');
    answers.push(answer);
  }
  expect(answers[0]).toMatchObject({ http: 400, code: 'account.wrong-credentials' });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('checks one hash of the same cost for an unknown name and a wrong password', async () => {
  await server.addPerson({ username: 'costly', password });
  await server.addPerson({ username: 'costless' });
  const verify = vi.spyOn(argon2, 'verify');
  for (const account of ['costly', 'costless', 'no.such.name']) {
    verify.mockClear();
    await signIn(newBrowser(), account, 'wrong1pw');
    const hashes = verify.mock.calls.map(([hashed]) => hashed);
    expect(hashes).toEqual([expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$')]);
  }
  verify.mockRestore();
});

// A05
test.each(['locked.user', 'locked.nobody'])(
  'asks %s for a captcha after three failures, locks after five',
  async (account) => {
    if (account === 'locked.user') await server.addPerson({ username: account, password });
    const browser = newBrowser();
    const fail = async () => signIn(browser, account, 'wrong1pw', await solveCaptcha(browser));
    for (let index = 0; index < 3; index += 1)
      expect((await signIn(browser, account, 'wrong1pw')).code).toBe('account.wrong-credentials');
    expect((await signIn(browser, account, 'wrong1pw')).code).toBe('account.captcha-required');
    expect((await signIn(browser, account, 'wrong1pw', 'nonsense')).code).toBe('account.captcha-wrong');
    expect((await fail()).code).toBe('account.wrong-credentials');
    server.clock.advance(5 * minuteMs);
    expect((await fail()).code).toBe('account.wrong-credentials');
    expect(await fail()).toMatchObject({ http: 429, code: 'account.locked', params: { minutes: 10 } });
    server.clock.advance(10 * minuteMs);
    const right = await signIn(browser, account, password, await solveCaptcha(browser));
    expect(right.code).toBe(account === 'locked.user' ? undefined : 'account.wrong-credentials');
  },
);

test('ten guesses at once get no more than five tries', async () => {
  await server.addPerson({ username: 'guessed', password });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => signIn(newBrowser(), 'guessed', `wrong${index}pw`)),
  );
  const tried = answers.filter(({ code }) => code === 'account.wrong-credentials');
  expect(tried.length).toBeLessThanOrEqual(5);
});

test('strangers who fail do not lock out the browser that has been there', async () => {
  await server.addPerson({ username: 'at.home', password });
  const home = newBrowser();
  await signIn(home, 'at.home');
  const stranger = newBrowser();
  for (let index = 0; index < 6; index += 1)
    await signIn(stranger, 'at.home', 'wrong1pw', await solveCaptcha(stranger));
  expect((await signIn(stranger, 'at.home', password, await solveCaptcha(stranger))).code).toBe(
    'account.locked',
  );
  expect((await signIn(home, 'at.home')).http).toBe(200);
});

test('a right password forgets the failures', async () => {
  await server.addPerson({ username: 'forgetful', password });
  const browser = newBrowser();
  for (const typed of ['wrong1pw', 'wrong2pw', password, 'wrong1pw', 'wrong2pw', password])
    await signIn(browser, 'forgetful', typed);
  expect((await signIn(browser, 'forgetful', 'wrong3pw')).code).toBe('account.wrong-credentials');
});

test('gives one network address ten tries a minute', async () => {
  const browser = newBrowser();
  for (let index = 0; index < 10; index += 1) await signIn(browser, `someone${index}`, 'wrong1pw');
  const refused = await signIn(browser, 'someone-else', 'wrong1pw');
  expect(refused).toMatchObject({ http: 429, code: 'request.too-frequent', params: { seconds: 60 } });
  server.clock.advance(60 * secondMs);
  expect((await signIn(browser, 'someone-else', 'wrong1pw')).code).toBe('account.wrong-credentials');
});

test.each([
  { account: '', password },
  { account: 'a', password: '' },
  { account: 'a', password: 'x'.repeat(101) },
  { account: 'a' },
  { account: { $ne: '' }, password },
])('refuses %j', async (input) => {
  expect(await newBrowser().send(accountsApi.signIn, input)).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

test('tells of a sign-in from a new browser at once, but not of the first', async () => {
  await server.addPerson({ username: 'watchful', password });
  const first = newBrowser();
  await signIn(first, 'watchful');
  expect((await first.call(messagesApi.alerts, {})).data).toEqual({});
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const second = openBrowser(server, { address: nextAddress(), userAgent });
  await signIn(second, 'watchful');
  const { data } = await first.call(messagesApi.alerts, {});
  expect(data['Sign-in from a new device']?.[0]?.templateContent).toContain('Firefox · Windows');
  expect((await first.call(messagesApi.alerts, {})).data).toEqual({});
});

test('goes on in the organisation where the user worked last', async () => {
  const member = await server.addMember('TRANSLATOR');
  const phone = await server.database.systemTransaction((db) =>
    db
      .selectFrom('userAccount')
      .select('phone')
      .where('userId', '=', member.userId)
      .executeTakeFirstOrThrow(),
  );
  const enter = async () => {
    const browser = newBrowser();
    const target = phone.phone ?? '';
    const code = await receiveCode(server, browser, { purpose: 'sign-in', target });
    const answer = await browser.call(accountsApi.signInWithCode, { phone: target, code });
    server.clock.advance(minuteMs);
    return { browser, userInfo: answer.data.userInfo };
  };
  const { browser, userInfo } = await enter();
  expect(userInfo?.organizationType).toBe('PERSON');
  const { organizationId } = member;
  await browser.call(organizationsApi.switchOrganization, {
    organizationId,
    organizationTypeId: 'ENTERPRISE',
  });
  expect((await enter()).userInfo).toMatchObject({ organizationId, myRole: { role: 'TRANSLATOR' } });
});

test('who has read the code learns that the phone has no account', async () => {
  const browser = newBrowser();
  const phone = '13400000001';
  const code = await receiveCode(server, browser, { purpose: 'sign-in', target: phone });
  expect(await browser.call(accountsApi.signInWithCode, { phone, code })).toMatchObject({
    http: 404,
    code: 'account.unknown',
  });
});

// K03: the start prints the link once; whoever has the machine asks for another by a command.
test('the first administrator comes in by a link that works once', async () => {
  const link = () => renewSignInLink(server.database, server.clock.now());
  const old = (await createSignInLink(server.database, server.clock.now())) ?? '';
  expect(old).not.toBe('');
  expect(await createSignInLink(server.database, server.clock.now())).toBeUndefined();
  const token = await link();
  const enter = (browser: TestBrowser, with_: string) =>
    browser.call(accountsApi.signInWithLink, { token: with_ });
  expect(await enter(newBrowser(), old)).toMatchObject({ http: 400, code: 'account.link-used' });
  const browsers = [newBrowser(), newBrowser()] as const;
  const answers = await Promise.all(browsers.map((browser) => enter(browser, token)));
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 400]);
  const inside = answers[0]?.http === 200 ? browsers[0] : browsers[1];
  expect((await inside.call(accountsApi.userInfo, {})).data).toMatchObject({
    username: 'administrator',
    myRole: { role: 'SUPER_ADMIN' },
  });
  const late = await link();
  server.clock.advance(60 * minuteMs);
  expect((await enter(newBrowser(), late)).code).toBe('account.link-used');
  await inside.call(accountsApi.changePassword, { password });
  expect((await signIn(newBrowser(), 'administrator')).http).toBe(200);
});

test.each(['short', 'x'.repeat(201)])('refuses the link %j', async (token) => {
  expect(await newBrowser().send(accountsApi.signInWithLink, { token })).toMatchObject({ http: 400 });
});
