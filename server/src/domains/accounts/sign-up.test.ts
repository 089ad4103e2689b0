import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testing/open-browser.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { receiveCode } from '../../testing/receive-code.ts';
import { minuteMs } from '../../testing/test-clock.ts';

const server = await peopleServer();
const closed = await peopleServer({ installation: { signUp: false } });

const password = 'k7vmq2xd';
let last = 0;
const nextTarget = () => {
  last += 1;
  return { address: `10.0.0.${last}`, target: `user${last}@example.com` };
};

// Rule D7.39 of the specification.
test.each(['13700000001', 'Wang.Fang@Example.com'])('registers %s, who is signed in', async (target) => {
  const browser = openBrowser(server, { address: '10.1.0.1' });
  const code = await receiveCode(server, browser, { purpose: 'sign-up', target });
  const { data } = await browser.call(accountsApi.signUp, { target, code, password });
  expect(data.userInfo).toMatchObject({
    organizationType: 'PERSON',
    accountType: 'personal',
    myRole: { role: 'SUPER_ADMIN' },
    popWindows: true,
  });
  const { data: info } = await browser.call(accountsApi.accountInfo, {});
  expect(info.phone ?? info.email).toBe(target.toLowerCase());
  const { data: organizations } = await browser.call(organizationsApi.myOrganizations, {});
  expect(organizations.all.map(({ name }) => name)).toEqual([data.userInfo.username]);
  const { data: messages } = await browser.call(messagesApi.listMessages, {});
  expect(messages.pager.records.map(({ templateName }) => templateName)).toEqual(['Welcome to Transloom']);
});

test('a refused user name leaves the code good for another', async () => {
  const { address, target } = nextTarget();
  await server.addPerson({ username: 'li.lei' });
  const browser = openBrowser(server, { address });
  const code = await receiveCode(server, browser, { purpose: 'sign-up', target });
  const signUp = (username: string) => browser.call(accountsApi.signUp, { target, code, password, username });
  expect(await signUp('Li.Lei')).toMatchObject({ http: 409, code: 'account.username-taken' });
  expect((await signUp('li.lei2')).data.userInfo.username).toBe('li.lei2');
});

test('who has read the code learns that the address is registered', async () => {
  const { address, target } = nextTarget();
  await server.addPerson({ target });
  const browser = openBrowser(server, { address });
  const code = await receiveCode(server, browser, { purpose: 'sign-up', target });
  expect(await browser.call(accountsApi.signUp, { target, code, password })).toMatchObject({
    http: 409,
    code: 'account.taken',
  });
});

test('a code works for one of those who use it at once', async () => {
  const { address, target } = nextTarget();
  const browser = openBrowser(server, { address });
  const code = await receiveCode(server, browser, { purpose: 'sign-up', target });
  const answers = await Promise.all(
    [1, 2, 3].map(() => browser.call(accountsApi.signUp, { target, code, password })),
  );
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 400, 400]);
  const refused = answers.filter(({ http }) => http === 400).map(({ code: reason }) => reason);
  expect(refused).toEqual(['account.code-wrong', 'account.code-wrong']);
});

test.each([
  ['another purpose', { purpose: 'sign-in' }],
  ['another browser', { sameBrowser: false }],
  ['ten minutes ago', { waitMs: 10 * minuteMs }],
] as const)('a code from %s does not work', async (_, difference) => {
  const { address, target } = nextTarget();
  const {
    purpose = 'sign-up',
    sameBrowser = true,
    waitMs = 0,
  } = { ...difference } as {
    purpose?: 'sign-up' | 'sign-in';
    sameBrowser?: boolean;
    waitMs?: number;
  };
  const asked = openBrowser(server, { address });
  const code = await receiveCode(server, asked, { purpose, target });
  server.clock.advance(waitMs);
  const browser = sameBrowser ? asked : openBrowser(server, { address });
  expect(await browser.call(accountsApi.signUp, { target, code, password })).toMatchObject({
    http: 400,
    code: 'account.code-wrong',
  });
});

// A07
test('a code is worth five tries, and the last one sent alone', async () => {
  const { address, target } = nextTarget();
  const browser = openBrowser(server, { address });
  const old = await receiveCode(server, browser, { purpose: 'sign-up', target });
  server.clock.advance(minuteMs);
  const code = await receiveCode(server, browser, { purpose: 'sign-up', target });
  const tries = [old === code ? '' : old, '000000', '111111', '222222', '333333'].filter(
    (each) => each !== '' && each !== code,
  );
  for (const wrong of [...tries, '444444'].slice(0, 5))
    expect(await browser.call(accountsApi.signUp, { target, code: wrong, password })).toMatchObject({
      code: 'account.code-wrong',
    });
  expect(await browser.call(accountsApi.signUp, { target, code, password })).toMatchObject({
    code: 'account.code-wrong',
  });
});

test('gives one network address ten codes to try a minute', async () => {
  const browser = openBrowser(server, { address: '10.2.0.1' });
  const guess = (index: number) =>
    browser.call(accountsApi.signUp, { target: `guess${index}@example.com`, code: '000000', password });
  for (let index = 0; index < 10; index += 1) expect((await guess(index)).code).toBe('account.code-wrong');
  expect(await guess(10)).toMatchObject({ http: 429, code: 'request.too-frequent' });
});

test('refuses common passwords before the code is looked at', async () => {
  const { target } = nextTarget();
  const answer = await openBrowser(server).call(accountsApi.signUp, {
    target,
    code: '000000',
    password: 'abc123',
  });
  expect(answer).toMatchObject({ http: 400, code: 'account.common-password' });
});

// Rules P5.7-10, D5.66, D5.69 of the specification.
test.each([
  ['code', { code: '12345' }],
  ['password', { password: 'UPPER123' }],
  ['password', { password: 'short' }],
  ['password', { password: `${'a'.repeat(20)}1` }],
  ['username', { username: 'abc' }],
  ['username', { username: 'a name' }],
  ['target', { target: '12345678901' }],
  ['target', { target: 'no address' }],
  ['role', { role: 'SUPER_ADMIN' }],
  ['target', { target: ['a@example.com'] }],
])('refuses a wrong %s: %j', async (_, wrong) => {
  const good = { target: 'a@example.com', code: '123456', password };
  const answer = await openBrowser(server).send(accountsApi.signUp, { ...good, ...wrong });
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
});

test('is closed where the installation says so', async () => {
  const input = { target: 'a@example.com', code: '123456', password };
  expect(await openBrowser(closed).call(accountsApi.signUp, input)).toMatchObject({
    http: 403,
    code: 'account.sign-up-closed',
  });
});
