import { accountSettingsApi } from '@transloom/contracts/account-settings';
import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { streamRoutes } from '../../../domains.ts';
import { transactAsSystem } from '../../../platform/transact.ts';
import { headersOf } from '../../../testing/call-as.ts';
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts';
import { type Member, peopleRoutes, peopleServer } from '../../../testing/people-server.ts';
import { pngOfSide } from '../../../testing/picture-files.ts';
import { receiveCode } from '../../../testing/receive-code.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { notify } from '../../messages/notify.ts';
import { sendNoticeMails } from '../../messages/send-notices.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';

const server = await peopleServer({
  routes: [...peopleRoutes, ...uploadRoutes, ...accountSettingsRoutes],
  streamRoutes,
});
const password = 'journey1';
const minuteMs = 60_000;

let numbers = 0;
function nextNumber(): number {
  numbers += 1;
  return numbers;
}
const newPhone = () => `1371234${String(nextNumber()).padStart(4, '0')}`;
const newEmail = () => `person${nextNumber()}@example.com`;

async function signIn(member: Member): Promise<TestBrowser> {
  const browser = openBrowser(server, { address: `198.51.100.${nextNumber() % 250}` });
  await browser.call(accountsApi.signIn, { account: member.username, password });
  return browser;
}

async function person(target = newPhone()) {
  const member = await server.addPerson({ target, password });
  return { member, target, browser: await signIn(member) };
}

const profileOf = async (browser: TestBrowser) => (await browser.call(accountSettingsApi.profile, {})).data;
const codeFor = (browser: TestBrowser, target: string) =>
  receiveCode(server, browser, { purpose: 'change-contact', target });

// D3.56
test('a profile has nickname, picture, phone, e-mail and password', async () => {
  const { browser, member, target } = await person();
  expect(await profileOf(browser)).toMatchObject({
    username: member.username,
    nickname: null,
    avatar: null,
    phone: target,
    email: null,
    hasPassword: true,
  });
});

test('a nickname is what others see; the user name stays for signing in', async () => {
  const { browser, member } = await person();
  const change = { nickname: '  林一帆 🌿 ', timeZone: 'Asia/Shanghai', language: 'en-US' as const };
  const { data } = await browser.call(accountSettingsApi.changeProfile, change);
  expect(data).toMatchObject({ nickname: '林一帆 🌿', timeZone: 'Asia/Shanghai', username: member.username });
  expect((await browser.call(accountsApi.userInfo, {})).data.nickname).toBe('林一帆 🌿');
});

test.each([{ nickname: '' }, { nickname: 'x'.repeat(31) }, { timeZone: 'Mars/Olympus' }, { language: 'fr' }])(
  'bad input is refused: %j',
  async (change) => {
    const { browser } = await person();
    expect(await browser.send(accountSettingsApi.changeProfile, change)).toMatchObject({ http: 400 });
  },
);

// A04: the codes of the old and of the new number.
test('a phone number is changed by a code to the old and one to the new', async () => {
  const { browser, target: old } = await person();
  const target = newPhone();
  const code = await codeFor(browser, target);
  const withoutOld = await browser.call(accountSettingsApi.changePhone, { target, code });
  expect(withoutOld).toMatchObject({ http: 400, code: 'account.code-wrong' });
  const oldCode = await codeFor(browser, old);
  const wrong = await browser.call(accountSettingsApi.changePhone, { target, code, oldCode: '123456' });
  expect(wrong).toMatchObject({ http: 400, code: 'account.code-wrong' });
  expect((await profileOf(browser)).phone).toBe(old);
  expect(await browser.call(accountSettingsApi.changePhone, { target, code, oldCode })).toMatchObject({
    http: 200,
  });
  expect((await profileOf(browser)).phone).toBe(target);
  const { data } = await browser.call(messagesApi.listMessages, {});
  expect(data.pager.records[0]?.templateName).toBe('Sign-in contact changed');
});

test('a first e-mail address needs its own code alone, and is kept in small letters', async () => {
  const { browser } = await person();
  const target = `Mixed.Case${nextNumber()}@Example.com`;
  const code = await codeFor(browser, target);
  expect(await browser.call(accountSettingsApi.changeEmail, { target, code })).toMatchObject({ http: 200 });
  expect((await profileOf(browser)).email).toBe(target.toLowerCase());
});

test('a code works once, for this purpose, in the browser that asked', async () => {
  const { browser } = await person();
  const other = await person();
  const target = newEmail();
  const code = await codeFor(browser, target);
  const stolen = await other.browser.call(accountSettingsApi.changeEmail, { target, code });
  expect(stolen).toMatchObject({ http: 400, code: 'account.code-wrong' });
  const next = newEmail();
  const signUpCode = await receiveCode(server, browser, { purpose: 'sign-up', target: next });
  const misused = await browser.call(accountSettingsApi.changeEmail, { target: next, code: signUpCode });
  expect(misused).toMatchObject({ http: 400, code: 'account.code-wrong' });
});

test('an address of somebody else is not taken over', async () => {
  const { target: theirs } = await person(newEmail());
  const { browser } = await person();
  const code = await codeFor(browser, theirs);
  const answer = await browser.call(accountSettingsApi.changeEmail, { target: theirs, code });
  expect(answer).toMatchObject({ http: 409, code: 'account.taken' });
});

// D3.62: numbers of 38 regions.
test.each(['+85261234567', '+6591234567', '+14155550123', '+4915112345678'])(
  'a phone number abroad is linked: %s',
  async (target) => {
    const { browser } = await person(newEmail());
    const code = await codeFor(browser, target);
    expect(await browser.call(accountSettingsApi.changePhone, { target, code })).toMatchObject({ http: 200 });
    expect((await profileOf(browser)).phone).toBe(target);
  },
);

// P5.8, D5.69
test.each(['12345678901', '1380013800', '+8613800138000', '+99912345678', '+852612345678', 'phone'])(
  'a phone number that is none is refused: %s',
  async (target) => {
    const { browser } = await person(newEmail());
    const answer = await browser.send(accountSettingsApi.changePhone, { target, code: '123456' });
    expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
  },
);

test('the only way to sign in stays; unlinking asks who is there', async () => {
  const { member, browser } = await person();
  expect(await browser.call(accountSettingsApi.unlinkContact, { kind: 'phone' })).toMatchObject({
    http: 200,
  });
  await server.database.systemTransaction((db) =>
    db
      .updateTable('userAccount')
      .set({ passwordHash: null, email: newEmail() })
      .where('userId', '=', member.userId)
      .execute(),
  );
  const refused = await browser.call(accountSettingsApi.unlinkContact, { kind: 'email' });
  expect(refused).toMatchObject({ http: 409, code: 'account.only-way-in' });
  server.clock.advance(11 * minuteMs);
  const late = await browser.call(accountSettingsApi.unlinkContact, { kind: 'email' });
  expect(late).toMatchObject({ http: 403, code: 'account.confirm-identity' });
});

function userOf({ cookies }: TestBrowser, member: Member): TestUser {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...member, cookie, csrfToken: String(cookies.get('token')) };
}

function square(side: number): PNG {
  const png = new PNG({ width: side, height: side });
  png.data.fill(200);
  return png;
}

async function upload(browser: TestBrowser, member: Member, content: Uint8Array, name = 'face.png') {
  const file = { name, content: new Uint8Array(content) };
  return uploadAs(server, userOf(browser, member), 'avatar', [file]);
}

async function show(address: string, user?: TestUser) {
  return server.app.inject({ method: 'GET', url: address, headers: headersOf(user) });
}

test('a picture is drawn anew: 256 pixels a side, and nothing else of the file', async () => {
  const { browser, member } = await person();
  const uploaded = await upload(browser, member, PNG.sync.write(square(600)));
  const fileId = String(uploaded.data.files[0]?.fileId);
  const { data } = await browser.call(accountSettingsApi.setPicture, { fileId });
  const shown = await show(data.avatar, userOf(browser, member));
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const drawn = PNG.sync.read(shown.rawPayload);
  expect([drawn.width, drawn.height]).toEqual([256, 256]);
  expect((await browser.call(accountsApi.userInfo, {})).data.avatar).toBe(data.avatar);
  expect((await show(data.avatar)).statusCode).toBe(404);
});

test('a picture that is also a page (polyglot) leaves its other half behind, or is refused', async () => {
  const { browser, member } = await person();
  const script = Buffer.from('<script>alert(1)</script>');
  const behind = Buffer.concat([PNG.sync.write(square(300)), script]);
  const { data } = jpeg.encode({ width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 90) });
  // A comment of a JPEG: marker FFFE, its length, its text.
  const length = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
  const inside = Buffer.concat([data.subarray(0, 2), length, script, data.subarray(2)]);
  for (const content of [behind, inside]) {
    const uploaded = await upload(browser, member, content, content === inside ? 'face.jpg' : 'face.png');
    const fileId = String(uploaded.data.files[0]?.fileId);
    const answer = await browser.call(accountSettingsApi.setPicture, { fileId });
    if (answer.http !== 200) expect(answer).toMatchObject({ http: 422, code: 'file.other-content' });
    else {
      const shown = await show(answer.data.avatar, userOf(browser, member));
      expect(shown.rawPayload.includes('script')).toBe(false);
    }
  }
});

test('a JPEG is taken, and removing a picture removes its file', async () => {
  const { browser, member } = await person();
  const { data: bytes } = jpeg.encode({ width: 320, height: 200, data: Buffer.alloc(320 * 200 * 4, 90) });
  const uploaded = await upload(browser, member, bytes, 'face.jpg');
  const fileId = String(uploaded.data.files[0]?.fileId);
  const { data } = await browser.call(accountSettingsApi.setPicture, { fileId });
  expect((await show(data.avatar, userOf(browser, member))).statusCode).toBe(200);
  expect(await browser.call(accountSettingsApi.removePicture, {})).toMatchObject({ http: 200 });
  expect((await profileOf(browser)).avatar).toBeNull();
  expect((await show(data.avatar, userOf(browser, member))).statusCode).toBe(404);
});

test('an SVG with a script is refused at the upload; so is a picture of very many pixels', async () => {
  const { browser, member } = await person();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const name of ['face.svg', 'face.png']) {
    const { data } = await upload(browser, member, svg, name);
    expect([data.files.length, data.refused.length]).toEqual([0, 1]);
  }
  const large = await upload(browser, member, pngOfSide(4000));
  const fileId = String(large.data.files[0]?.fileId);
  const answer = await browser.call(accountSettingsApi.setPicture, { fileId });
  expect(answer).toMatchObject({ http: 422, code: 'file.picture-too-large' });
  expect((await profileOf(browser)).avatar).toBeNull();
});

test('a picture that is cut off, and an upload of somebody else, are refused', async () => {
  const [one, other] = [await person(), await person()];
  const broken = PNG.sync.write(square(300));
  broken.fill(7, 60, 200);
  const uploaded = await upload(one.browser, one.member, broken);
  const fileId = String(uploaded.data.files[0]?.fileId);
  expect(await other.browser.call(accountSettingsApi.setPicture, { fileId })).toMatchObject({ http: 404 });
  expect(await one.browser.call(accountSettingsApi.setPicture, { fileId })).toMatchObject({ http: 422 });
});

function tell(to: string, kind: 'welcome' | 'password-changed'): Promise<void> {
  return transactAsSystem(server.services, { language: 'en-US', requestId: 'test' }, (context) =>
    notify(context, { to: [to], kind, params: { username: 'Lin', address: '203.0.113.9' } }),
  );
}

const mailsTo = async (target: string) =>
  (await server.services.providers.outbox?.list())?.filter((item) => item.target === target) ?? [];

test('notices reach people where they choose; those of safety always reach the message center', async () => {
  const email = newEmail();
  const { browser, member } = await person(email);
  const { data } = await browser.call(accountSettingsApi.noticeChoices, {});
  expect(data.mailReady).toBe(true);
  expect(data.choices.find(({ kind }) => kind === 'welcome')).toMatchObject({
    product: true,
    mail: 'never',
    webhook: false,
  });
  expect(data.choices.find(({ kind }) => kind === 'password-changed')).toMatchObject({
    fixed: true,
    mail: 'now',
  });
  const off = { product: false, mail: 'never', webhook: false } as const;
  await browser.call(accountSettingsApi.chooseNotice, { kind: 'welcome', ...off });
  const fixed = await browser.call(accountSettingsApi.chooseNotice, {
    kind: 'password-changed',
    product: false,
    mail: 'now',
    webhook: false,
  });
  expect(fixed.data).toMatchObject({ product: true, mail: 'now' });
  await tell(member.userId, 'welcome');
  await tell(member.userId, 'password-changed');
  await sendNoticeMails(server.services);
  const messages = (await browser.call(messagesApi.listMessages, {})).data.pager.records;
  expect(messages.map(({ templateName }) => templateName)).toEqual(['Password changed']);
  expect(await mailsTo(email)).toHaveLength(1);
  await sendNoticeMails(server.services);
  expect(await mailsTo(email), 'a mail goes out once').toHaveLength(1);
});

test('a kind of notice that is none is refused', async () => {
  const { browser } = await person();
  const choice = { kind: 'no-such-kind', product: true, mail: 'now', webhook: false } as const;
  expect(await browser.call(accountSettingsApi.chooseNotice, choice)).toMatchObject({ http: 404 });
});
