import { accountsApi } from '@transloom/contracts/accounts';
import { billingApi } from '@transloom/contracts/billing';
import { wechatApi } from '@transloom/contracts/wechat';
import { expect, test } from 'vitest';
import { encryptMessage, messageSignature } from '../../../providers/wechat/message-crypto.ts';
import { openOfficialAccount } from '../../../providers/wechat/official-account.ts';
import { openWechatSimulator, type SimulatedFault } from '../../../providers/wechat/simulator.ts';
import type { WechatPush } from '../../../providers/wechat/wechat.ts';
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts';
import { peopleRoutes, peopleServer } from '../../../testing/people-server.ts';
import { receiveCode } from '../../../testing/receive-code.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { lookUpUnionIds } from './look-up-union-ids.ts';
import { wechatHookRoutes, wechatRoutes } from './wechat.routes.ts';
import { wechatEventsPath } from './wechat-events-path.ts';

const password = 'journey1';
const minuteMs = 60_000;
const aesKey = 'c2ltdWxhdGVkLWFlcy1rZXktb2YtMzItYnl0ZXMtISE';

/** Warnings of the server, to see that forged messages are logged. */
const warnings: string[] = [];
const log = { ...silentLog, warn: (_: unknown, text: string) => void warnings.push(text) };

async function world(aesKeys: readonly string[]) {
  const settings = { appId: 'wxTest', secret: 'secret', token: 'token', aesKeys };
  const now = () => server.clock.now();
  const simulator = openWechatSimulator({ ...settings, now });
  const account = openOfficialAccount({ ...settings, now, apiUrl: simulator.apiUrl });
  const server = await peopleServer({
    routes: [...peopleRoutes, ...wechatRoutes],
    hookRoutes: wechatHookRoutes,
    log,
    providers: { wechat: { account, simulator } },
  });
  let addresses = 0;
  const newBrowser = () => {
    addresses += 1;
    return openBrowser(server, { address: `192.0.2.${addresses % 250}` });
  };
  const deliver = async ({ query, body }: WechatPush) => {
    const clean = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? '']));
    const headers = { 'content-type': 'text/xml' };
    return server.app.inject({ method: 'POST', url: wechatEventsPath, query: clean, headers, payload: body });
  };
  const scan = async (openId: string, url: string, fault: SimulatedFault = 'none') =>
    Promise.all((simulator.scan(openId, url, fault) ?? []).map(deliver));
  const showCode = async (browser: TestBrowser, isLogin = true) =>
    (await browser.call(wechatApi.wechatQrCode, { isLogin: String(isLogin) })).data;
  const statusOf = (browser: TestBrowser, eventKey: string, isLogin = true) =>
    browser.call(wechatApi.wechatStatus, { isLogin: String(isLogin), eventKey });
  /** Somebody signed in, and this browser. */
  const signedIn = async () => {
    const member = await server.addPerson({ password });
    const browser = newBrowser();
    await browser.call(accountsApi.signIn, { account: member.username, password });
    return { member, browser };
  };
  const bind = async (openId: string) => {
    const person = await signedIn();
    const { qrcodeUrl, eventKey } = await showCode(person.browser, false);
    await scan(openId, qrcodeUrl);
    const { data } = await statusOf(person.browser, eventKey, false);
    return { ...person, status: data.status };
  };
  return { server, simulator, newBrowser, deliver, scan, showCode, statusOf, signedIn, bind };
}

const safe = await world([aesKey]);
const plain = await world([]);

// P3.22, P4.15, P7.25
test.each([
  ['safe', safe],
  ['plain', plain],
])(
  'in %s mode a bound WeChat signs in by scanning',
  async (_, { bind, newBrowser, showCode, statusOf, scan }) => {
    const { member, status } = await bind('oSimulated1');
    expect(status).toBe('bound');
    const browser = newBrowser();
    const { qrcodeUrl, eventKey } = await showCode(browser);
    expect((await statusOf(browser, eventKey)).data).toEqual({ status: 'waiting', entry: null });
    const [answer] = await scan('oSimulated1', qrcodeUrl);
    expect(answer?.statusCode).toBe(200);
    const { data } = await statusOf(browser, eventKey);
    expect(data).toMatchObject({ status: 'bound', entry: { userInfo: { userId: member.userId } } });
    expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 200 });
    expect((await statusOf(browser, eventKey)).data.status, 'a code signs in once').toBe('expire');
  },
);

// P9.10: a friend's link counts on this way as well.
test('a new WeChat links a phone number, and makes an account that its friend is granted characters for', async () => {
  const { server, newBrowser, showCode, statusOf, scan, signedIn } = safe;
  const friend = await signedIn();
  const friends = async () => (await friend.browser.call(billingApi.friends, {})).data;
  const { code: inviteCode } = await friends();
  const browser = newBrowser();
  const { qrcodeUrl, eventKey } = await showCode(browser);
  await scan('oSimulated2', qrcodeUrl);
  expect((await statusOf(browser, eventKey)).data.status).toBe('scanned');
  const phone = '13612340001';
  const wrong = await browser.call(wechatApi.wechatLinkPhone, { eventKey, phone, code: '000000' });
  expect(wrong).toMatchObject({ http: 400, code: 'account.code-wrong' });
  const code = await receiveCode(server, browser, { purpose: 'link-wechat', target: phone });
  const stolen = await newBrowser().call(wechatApi.wechatLinkPhone, { eventKey, phone, code });
  expect(stolen).toMatchObject({ http: 400 });
  const { data } = await browser.call(wechatApi.wechatLinkPhone, { eventKey, phone, code, inviteCode });
  expect((await friends()).friends).toMatchObject([{ state: 'granted', characters: 10_000 }]);
  expect(data.userInfo?.popWindows).toBe(true);
  const next = newBrowser();
  const again = await showCode(next);
  await scan('oSimulated2', again.qrcodeUrl);
  const entered = await statusOf(next, again.eventKey);
  expect(entered.data.entry?.userInfo?.userId).toBe(data.userInfo?.userId);
});

// A10
test('only the browser that showed a code learns of it, for 5 minutes', async () => {
  const { server, bind, newBrowser, showCode, statusOf, scan } = safe;
  await bind('oSimulated3');
  const [victim, thief] = [newBrowser(), newBrowser()];
  const { qrcodeUrl, eventKey } = await showCode(victim);
  await scan('oSimulated3', qrcodeUrl);
  expect((await statusOf(thief, eventKey)).data).toEqual({ status: 'expire', entry: null });
  expect((await statusOf(victim, eventKey, false)).data.status).toBe('expire');
  expect((await statusOf(victim, eventKey)).data.status).toBe('bound');
  const late = await showCode(victim);
  server.clock.advance(5 * minuteMs);
  await scan('oSimulated3', late.qrcodeUrl);
  expect((await statusOf(victim, late.eventKey)).data.status).toBe('expire');
});

// A10
test('a WeChat that is bound to another account is a conflict, and takes nothing over', async () => {
  const { simulator, signedIn, showCode, statusOf, scan, bind } = safe;
  expect(simulator.people().map(({ openId }) => openId)).toContain('oSimulated4');
  const first = await bind('oSimulated4');
  const second = await signedIn();
  const { qrcodeUrl, eventKey } = await showCode(second.browser, false);
  await scan('oSimulated4', qrcodeUrl);
  expect((await statusOf(second.browser, eventKey, false)).data.status).toBe('conflict');
  expect((await second.browser.call(wechatApi.wechatBinding, {})).data).toEqual({
    available: true,
    bound: false,
  });
  expect((await first.browser.call(wechatApi.wechatBinding, {})).data.bound).toBe(true);
  expect(await first.browser.call(wechatApi.unbindWechat, {})).toMatchObject({ http: 200 });
  expect((await first.browser.call(wechatApi.wechatBinding, {})).data.bound).toBe(false);
});

// A12
test.each(['wrong-signature', 'late', 'other-app'] as const)(
  'a message with the fault %s changes nothing',
  async (fault) => {
    const { newBrowser, showCode, statusOf, scan } = safe;
    const browser = newBrowser();
    const { qrcodeUrl, eventKey } = await showCode(browser);
    const [answer] = await scan('oSimulated1', qrcodeUrl, fault);
    expect(answer?.statusCode).toBe(403);
    expect(warnings.at(-1)).toBe('a message in the name of WeChat was refused');
    expect((await statusOf(browser, eventKey)).data.status).toBe('waiting');
  },
);

// A12
test('a message that comes again counts once', async () => {
  const { newBrowser, showCode, statusOf, scan } = safe;
  const browser = newBrowser();
  const { qrcodeUrl, eventKey } = await showCode(browser);
  const answers = await scan('oSimulated1', qrcodeUrl, 'twice');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.filter(({ payload }) => payload === 'success')).toHaveLength(1);
  await statusOf(browser, eventKey);
});

// A12
test('a message with a document type, with broken XML or without anything is refused', async () => {
  const timestamp = String(Math.floor(plain.server.clock.now().getTime() / 1000));
  const signature = messageSignature(['token', timestamp, 'n']);
  const query = { signature, timestamp, nonce: 'n' };
  const xxe =
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><FromUserName>&e;</FromUserName></xml>';
  for (const body of [xxe, '<xml><a>', 'no xml'])
    expect((await plain.deliver({ query, body })).statusCode).toBe(403);
  expect((await plain.deliver({ query: {}, body: '<xml/>' })).statusCode).toBe(403);
  const sealed = { ...query, msg_signature: messageSignature(['token', timestamp, 'n', 'AAAA']) };
  expect((await safe.deliver({ query: sealed, body: '<xml><Encrypt>AAAA</Encrypt></xml>' })).statusCode).toBe(
    403,
  );
  expect(encryptMessage(aesKey, 'wxTest', 'x').length).toBeGreaterThan(40);
});

test('WeChat is answered when it looks whether the address is ours', async () => {
  const query = {
    signature: messageSignature(['token', '1', 'n']),
    timestamp: '1',
    nonce: 'n',
    echostr: '8127',
  };
  const get = (asked: Record<string, string>) =>
    safe.server.app.inject({ method: 'GET', url: wechatEventsPath, query: asked });
  expect((await get(query)).payload).toBe('8127');
  expect((await get({ ...query, nonce: 'other' })).statusCode).toBe(403);
});

test('the union id of a bound WeChat is kept', async () => {
  const { server, bind } = plain;
  const { member } = await bind('oSimulated4');
  await lookUpUnionIds(server.services);
  const rows = await server.database.systemTransaction((db) =>
    db
      .selectFrom('wechatAccount')
      .select(['unionId', 'openId'])
      .where('userId', '=', member.userId)
      .execute(),
  );
  expect(rows).toEqual([{ openId: 'oSimulated4', unionId: 'uSimulated4' }]);
});

test('a token that WeChat took away is renewed', async () => {
  safe.simulator.forgetTokens();
  const { qrcodeUrl } = await safe.showCode(safe.newBrowser());
  expect(qrcodeUrl).toMatch(/^http:\/\/weixin\.qq\.com\/q\//);
});

test('a code to bind needs somebody signed in; the simulated people are not there without a simulator', async () => {
  const visitor = safe.newBrowser();
  expect(await visitor.call(wechatApi.wechatQrCode, { isLogin: 'false' })).toMatchObject({ http: 401 });
  const without = await peopleServer({ routes: wechatRoutes });
  const browser = openBrowser(without);
  expect(await browser.call(wechatApi.simulatedPeople, {})).toMatchObject({ http: 404 });
  expect(await browser.call(wechatApi.wechatQrCode, { isLogin: 'true' })).toMatchObject({ http: 404 });
});
