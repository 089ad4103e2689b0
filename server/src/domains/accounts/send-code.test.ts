import { accountsApi } from '@transloom/contracts/accounts';
import { expect, test } from 'vitest';
import { DeliveryError, type DeliveryFault } from '../../providers/delivery/delivery-error.ts';
import { callWith } from '../../testing/call-as.ts';
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../testing/test-clock.ts';

const server = await peopleServer();
const small = await peopleServer({ installation: { codesADay: 3 } });
const silent = await peopleServer({ providers: { sms: null, mail: null, outbox: null } });
let fault: DeliveryFault = 'unreachable';
const broken = await peopleServer({
  providers: {
    mail: {
      vendor: 'smtp',
      send: () => Promise.reject(new DeliveryError('smtp', fault, 'test')),
      check: async () => undefined,
    },
  },
});

let addresses = 0;
const newBrowser = (where = server) => {
  addresses += 1;
  return openBrowser(where, { address: `10.0.1.${addresses}` });
};

async function ask(
  browser: TestBrowser,
  target: string,
  purpose: 'sign-up' | 'sign-in' | 'reset-password' = 'sign-up',
) {
  const captcha = await solveCaptcha(browser);
  return browser.call(accountsApi.sendCode, { purpose, target, captcha });
}

const outcome = ({ http, code, data }: Awaited<ReturnType<typeof ask>>) =>
  code ?? `${http} ${data.resendSeconds}`;

test('answers alike whether there is an account or not', async () => {
  await server.addPerson({ target: 'known@example.com' });
  for (const purpose of ['sign-up', 'sign-in', 'reset-password'] as const) {
    for (const target of ['known@example.com', 'unknown@example.com'])
      expect(outcome(await ask(newBrowser(), target, purpose))).toBe('200 60');
    server.clock.advance(minuteMs);
  }
});

test('writes the mail in the language of the interface', async () => {
  const browser = openBrowser(server, { language: 'zh-CN', address: '10.0.2.1' });
  await ask(browser, 'zh@example.com', 'reset-password');
  const { data } = await openBrowser(server).call(accountsApi.outbox, {});
  expect(data[0]?.text).toMatch(
    /^译梭验证码：\d{6}\n\n您正在重置译梭账号的密码，验证码是 \d{6}，10 分钟内有效。/,
  );
});

test('lets a minute pass, then five an hour, then ten a day', async () => {
  const target = '13600000001';
  const outcomes: string[] = [];
  const askAfter = async (waitMs: number) => {
    server.clock.advance(waitMs);
    outcomes.push(outcome(await ask(newBrowser(), target)));
  };
  await askAfter(0);
  await askAfter(59 * secondMs);
  expect(outcomes).toEqual(['200 60', 'account.code-too-soon']);
  for (let index = 0; index < 4; index += 1) await askAfter(minuteMs);
  await askAfter(minuteMs);
  expect(outcomes.splice(2)).toEqual([...Array(4).fill('200 60'), 'account.code-too-many']);
  for (let index = 0; index < 5; index += 1) await askAfter(hourMs);
  await askAfter(hourMs);
  expect(outcomes.splice(2)).toEqual([...Array(5).fill('200 60'), 'account.code-too-many']);
  await askAfter(dayMs);
  expect(outcomes.splice(2)).toEqual(['200 60']);
});

test('gives one network address twenty an hour', async () => {
  const browser = openBrowser(server, { address: '10.0.3.1' });
  const outcomes = [];
  for (let index = 0; index < 21; index += 1)
    outcomes.push(outcome(await ask(browser, `many${index}@example.com`)));
  expect(outcomes).toEqual([...Array(20).fill('200 60'), 'account.code-too-many']);
});

// A08: strangers with many addresses and numbers spend no more than the day's budget.
test('sends no more codes a day than the operator allows', async () => {
  const outcomes = [];
  for (let index = 0; index < 4; index += 1)
    outcomes.push(outcome(await ask(newBrowser(small), `crowd${index}@example.com`)));
  expect(outcomes).toEqual([...Array(3).fill('200 60'), 'account.code-budget-spent']);
  small.clock.advance(dayMs);
  expect(outcome(await ask(newBrowser(small), 'next-day@example.com'))).toBe('200 60');
});

test('says how long to wait', async () => {
  const browser = newBrowser();
  await ask(browser, 'patient@example.com');
  server.clock.advance(20 * secondMs);
  expect(await ask(browser, 'patient@example.com')).toMatchObject({
    http: 429,
    message: 'Request another code in 40 seconds.',
  });
});

test('a captcha counts once, in the browser that solved it', async () => {
  const browser = newBrowser();
  const captcha = await solveCaptcha(browser);
  const send = (from: TestBrowser, target: string) =>
    from.call(accountsApi.sendCode, { purpose: 'sign-up', target, captcha });
  expect(await send(newBrowser(), 'once1@example.com')).toMatchObject({ code: 'account.captcha-wrong' });
  const answers = await Promise.all([send(browser, 'once2@example.com'), send(browser, 'once3@example.com')]);
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 400]);
});

test.each(['', 'x', 'e30='])('refuses the captcha %j', async (captcha) => {
  const answer = await newBrowser().call(accountsApi.sendCode, {
    purpose: 'sign-up',
    target: 'x@example.com',
    captcha,
  });
  expect(answer).toMatchObject({ http: 400, code: 'account.captcha-wrong' });
});

test.each([
  { purpose: 'other', target: 'a@example.com', captcha: 'x' },
  { purpose: 'sign-up', target: 'a@example.com\r\nBcc: b@example.com', captcha: 'x' },
  { purpose: 'sign-up', target: 'a@example.com' },
])('refuses %j', async (input) => {
  expect(await newBrowser().send(accountsApi.sendCode, input)).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

test.each([
  ['13600000009', 'account.no-sms'],
  ['a@example.com', 'account.no-mail'],
])('says that %s cannot be reached where nothing is configured', async (target, code) => {
  expect(await ask(newBrowser(silent), target)).toMatchObject({ http: 400, code });
  expect(await openBrowser(silent).call(accountsApi.outbox, {})).toMatchObject({ http: 404 });
});

// A proxy on the same machine calls from loopback too; whoever reads the outbox can sign in as anybody.
test('shows the outbox to browsers on the server’s own machine alone, and never through a proxy', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await callWith(server, undefined, accountsApi.outbox, {}, { headers })).http;
  expect([await ask({}), await ask({ host: '127.0.0.1:3000' })]).toEqual([200, 200]);
  const forwarded: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.77' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { host: '192.168.1.20' },
  ];
  for (const headers of forwarded) expect([headers, await ask(headers)]).toEqual([headers, 404]);
});

test.each([
  ['unreachable', 'account.delivery-failed'],
  ['refused', 'account.delivery-failed'],
  ['flow-limit', 'account.code-too-many'],
] as const)('tells when delivery is %s', async (cause, code) => {
  fault = cause;
  expect(await ask(newBrowser(broken), `${cause}@example.com`)).toMatchObject({ code });
});
