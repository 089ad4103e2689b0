import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { twoStepApi } from '@transloom/contracts/two-step';
import { expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts';
import { type Member, peopleRoutes, peopleServer } from '../../../testing/people-server.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import { totpCode } from '../../../testing/totp-code.ts';
import { accountSettingsRoutes } from '../settings/account-settings.routes.ts';
import { twoStepRoutes } from './two-step.routes.ts';

const server = await peopleServer({ routes: [...peopleRoutes, ...twoStepRoutes, ...accountSettingsRoutes] });
const password = 'journey1';
/** Where pages of the test server come from. */
const origin = 'http://localhost:80';
const minuteMs = 60_000;

let addresses = 0;
/** Tries are counted by network address. */
function newBrowser(): TestBrowser {
  addresses += 1;
  return openBrowser(server, { address: `203.0.113.${addresses % 250}` });
}

async function signIn(member: Member, browser = newBrowser()) {
  const answer = await browser.call(accountsApi.signIn, { account: member.username, password });
  return { browser, ...answer };
}

function codeOf(key: string): string {
  return totpCode(key, server.clock.now().getTime());
}

/** Somebody with an authenticator app. */
async function personWithApp() {
  const member = await server.addPerson({ password });
  const { browser } = await signIn(member);
  const { data } = await browser.call(twoStepApi.beginTotp, {});
  const confirmed = await browser.call(twoStepApi.confirmTotp, { code: codeOf(data.key) });
  server.clock.advance(minuteMs);
  return { member, browser, key: data.key, recoveryCodes: confirmed.data.recoveryCodes };
}

/** The first step of a sign-in. */
async function firstStep(member: Member) {
  const { browser, data } = await signIn(member);
  const token = String(data.secondStep?.token);
  const finish = (way: 'totp' | 'recovery', code: string) =>
    browser.call(accountsApi.signInSecondStep, { token, way, code });
  return { browser, data, token, finish };
}

test('the app counts once its first code was right', async () => {
  const member = await server.addPerson({ password });
  const { browser } = await signIn(member);
  const { data } = await browser.call(twoStepApi.beginTotp, {});
  expect(data.address).toMatch(/^otpauth:\/\/totp\/Transloom:/);
  const wrong = await browser.call(twoStepApi.confirmTotp, { code: '000000' });
  expect(wrong).toMatchObject({ http: 400, code: 'account.second-step-wrong' });
  expect((await signIn(member)).data.userInfo?.userId).toBe(member.userId);
  const { data: codes } = await browser.call(twoStepApi.confirmTotp, { code: codeOf(data.key) });
  expect(new Set(codes.recoveryCodes).size).toBe(10);
  expect((await browser.call(twoStepApi.twoStep, {})).data).toMatchObject({
    totp: { since: expect.any(String) },
    recoveryCodes: 10,
  });
  expect((await signIn(member)).data).toMatchObject({
    userInfo: null,
    secondStep: { ways: ['totp', 'recovery'] },
  });
});

test('the password alone opens no session', async () => {
  const { member } = await personWithApp();
  const { browser, finish } = await firstStep(member);
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 401 });
  expect(browser.cookies.has('sid')).toBe(false);
  expect(await finish('totp', '000000')).toMatchObject({ http: 400, code: 'account.second-step-wrong' });
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 401 });
});

test('a code of the app finishes the sign-in, once', async () => {
  const { member, key } = await personWithApp();
  const code = codeOf(key);
  const { browser, finish } = await firstStep(member);
  expect((await finish('totp', code)).data.userInfo.userId).toBe(member.userId);
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 200 });
  expect(await (await firstStep(member)).finish('totp', code)).toMatchObject({ http: 400 });
  server.clock.advance(minuteMs);
  expect(await (await firstStep(member)).finish('totp', codeOf(key))).toMatchObject({ http: 200 });
});

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { member, recoveryCodes } = await personWithApp();
  const typed = String(recoveryCodes[0]).toUpperCase().replaceAll('-', ' ');
  expect(await (await firstStep(member)).finish('recovery', typed)).toMatchObject({ http: 200 });
  const again = await (await firstStep(member)).finish('recovery', typed);
  expect(again).toMatchObject({ http: 400, code: 'account.second-step-wrong' });
});

test('the second step belongs to the browser of the first, and waits 5 minutes', async () => {
  const { member, key } = await personWithApp();
  const { token, finish } = await firstStep(member);
  const input = { token, way: 'totp' as const, code: codeOf(key) };
  const elsewhere = await newBrowser().call(accountsApi.signInSecondStep, input);
  expect(elsewhere).toMatchObject({ http: 400, code: 'account.second-step-over' });
  server.clock.advance(5 * minuteMs + 1);
  expect(await finish('totp', codeOf(key))).toMatchObject({ http: 400, code: 'account.second-step-over' });
});

test('codes are not guessed: 5 tries a sign-in, 10 tries a person', async () => {
  const { member, key } = await personWithApp();
  const guess = async () => {
    const { finish } = await firstStep(member);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await finish('totp', '000000')).code);
    return codes;
  };
  const wrong = 'account.second-step-wrong';
  expect(await guess()).toEqual([...Array(5).fill(wrong), 'account.second-step-over']);
  await guess();
  expect(await (await firstStep(member)).finish('totp', codeOf(key))).toMatchObject({ http: 429 });
});

// A04, ASVS V7.5.1
test('changes of the sign-in ask who is there, 10 minutes after the sign-in', async () => {
  const { browser, key } = await personWithApp();
  server.clock.advance(11 * minuteMs);
  const refused = { http: 403, code: 'account.confirm-identity' };
  expect(await browser.call(twoStepApi.removeTotp, {})).toMatchObject(refused);
  expect(await browser.call(twoStepApi.renewRecoveryCodes, {})).toMatchObject(refused);
  expect(await browser.call(twoStepApi.beginPasskey, {})).toMatchObject(refused);
  expect((await browser.call(twoStepApi.confirmWays, {})).data.ways).toEqual(['totp']);
  const byPassword = await browser.call(twoStepApi.confirm, { way: 'password', password });
  expect(byPassword, 'a password alone is not enough beside an app').toMatchObject({ http: 400 });
  expect(await browser.call(twoStepApi.confirm, { way: 'totp', code: '000000' })).toMatchObject({
    http: 400,
  });
  expect(await browser.call(twoStepApi.confirm, { way: 'totp', code: codeOf(key) })).toMatchObject({
    http: 200,
  });
  expect((await browser.call(twoStepApi.renewRecoveryCodes, {})).data.recoveryCodes).toHaveLength(10);
  expect(await browser.call(twoStepApi.removeTotp, {})).toMatchObject({ http: 200 });
});

test('the owner hears of every change, and the database keeps neither key nor codes in clear', async () => {
  const { browser, key, recoveryCodes } = await personWithApp();
  const { data } = await browser.call(messagesApi.listMessages, {});
  expect(data.pager.records.map(({ templateName }) => templateName)).toContain('Sign-in protection changed');
  const stored = await server.database.systemTransaction(async (db) => [
    await db.selectFrom('authenticator').selectAll().execute(),
    await db.selectFrom('recoveryCode').selectAll().execute(),
  ]);
  expect(JSON.stringify(stored)).not.toContain(key);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
});

async function personWithPasskey() {
  const member = await server.addPerson({ password });
  const { browser } = await signIn(member);
  const passkey = softPasskey();
  const { data: options } = await browser.call(twoStepApi.beginPasskey, {});
  const response = passkey.make(options, origin);
  const added = await browser.call(twoStepApi.addPasskey, { name: 'Laptop', response });
  return { member, browser, passkey, added, response };
}

async function optionsFor(browser: TestBrowser) {
  return (await browser.call(twoStepApi.passkeyOptions, {})).data;
}

test('a passkey signs in by itself', async () => {
  const { member, passkey, added } = await personWithPasskey();
  expect(added).toMatchObject({ http: 200, data: { name: 'Laptop', lastUsedAt: null } });
  const browser = newBrowser();
  const response = passkey.sign(await optionsFor(browser), origin);
  const answer = await browser.call(accountsApi.signInWithPasskey, { response });
  expect(answer.data.userInfo.userId).toBe(member.userId);
  const replayed = await browser.call(accountsApi.signInWithPasskey, { response });
  expect(replayed).toMatchObject({ http: 400, code: 'account.passkey-wrong' });
});

test('what a passkey signed is refused from another page, another browser, an old counter and a stranger', async () => {
  const { passkey } = await personWithPasskey();
  const refused = { http: 400, code: 'account.passkey-wrong' };
  const [here, there] = [newBrowser(), newBrowser()];
  const phished = passkey.sign(await optionsFor(here), 'http://transloom.evil.test');
  expect(await here.call(accountsApi.signInWithPasskey, { response: phished })).toMatchObject(refused);
  const stolen = passkey.sign(await optionsFor(here), origin);
  expect(await there.call(accountsApi.signInWithPasskey, { response: stolen })).toMatchObject(refused);
  const unknown = softPasskey().sign(await optionsFor(here), origin);
  expect(await here.call(accountsApi.signInWithPasskey, { response: unknown })).toMatchObject(refused);
  const { id } = stolen;
  const forged = { ...softPasskey().sign(await optionsFor(here), origin), id, rawId: id };
  expect(await here.call(accountsApi.signInWithPasskey, { response: forged })).toMatchObject(refused);
  for (const response of [{}, { id: 5 }, { response: { clientDataJSON: 'no' } }])
    expect(await here.call(accountsApi.signInWithPasskey, { response })).toMatchObject(refused);
});

test('a passkey takes the place of the app as second step, and confirms who is there', async () => {
  const { member, browser, passkey } = await personWithPasskey();
  const { data } = await browser.call(twoStepApi.beginTotp, {});
  await browser.call(twoStepApi.confirmTotp, { code: codeOf(data.key) });
  const next = newBrowser();
  const first = await next.call(accountsApi.signIn, { account: member.username, password });
  expect(first.data.secondStep?.ways).toEqual(['totp', 'passkey', 'recovery']);
  const token = String(first.data.secondStep?.token);
  const response = passkey.sign(await optionsFor(next), origin);
  const answer = await next.call(accountsApi.signInSecondStep, { token, way: 'passkey', response });
  expect(answer).toMatchObject({ http: 200, data: { userInfo: { userId: member.userId } } });
  server.clock.advance(11 * minuteMs);
  const again = passkey.sign(await optionsFor(next), origin);
  expect(await next.call(twoStepApi.confirm, { way: 'passkey', response: again })).toMatchObject({
    http: 200,
  });
  expect(await next.call(twoStepApi.renewRecoveryCodes, {})).toMatchObject({ http: 200 });
});

test('a passkey of somebody else, or without a check of the person, is not taken', async () => {
  const { response, passkey } = await personWithPasskey();
  const { browser } = await signIn(await server.addPerson({ password }));
  const refused = { http: 400, code: 'account.passkey-wrong' };
  expect(await browser.call(twoStepApi.addPasskey, { name: 'Stolen', response })).toMatchObject(refused);
  const { data: options } = await browser.call(twoStepApi.beginPasskey, {});
  const taken = passkey.make(options, origin);
  expect(await browser.call(twoStepApi.addPasskey, { name: 'Taken', response: taken })).toMatchObject(
    refused,
  );
  const { data: others } = await browser.call(twoStepApi.beginPasskey, {});
  const unverified = softPasskey({ verifies: false }).make(others, origin);
  expect(await browser.call(twoStepApi.addPasskey, { name: 'No PIN', response: unverified })).toMatchObject(
    refused,
  );
});

test('a passkey is renamed and removed by its owner alone', async () => {
  const { browser, added } = await personWithPasskey();
  const { credentialId } = added.data;
  const { browser: stranger } = await signIn(await server.addPerson({ password }));
  const name = 'Phone';
  expect(await stranger.call(twoStepApi.renamePasskey, { credentialId, name })).toMatchObject({ http: 404 });
  expect(await stranger.call(twoStepApi.removePasskey, { credentialId })).toMatchObject({ http: 404 });
  expect(await browser.call(twoStepApi.renamePasskey, { credentialId, name })).toMatchObject({ http: 200 });
  expect((await browser.call(twoStepApi.twoStep, {})).data.passkeys).toMatchObject([{ credentialId, name }]);
  expect(await browser.call(twoStepApi.removePasskey, { credentialId })).toMatchObject({ http: 200 });
});
