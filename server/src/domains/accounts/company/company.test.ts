import { accountsApi } from '@transloom/contracts/accounts';
import { auditApi } from '@transloom/contracts/audit';
import { companySignInApi } from '@transloom/contracts/company-sign-in';
import { afterAll, expect, test } from 'vitest';
import { routes } from '../../../domains.ts';
import { callAs } from '../../../testing/call-as.ts';
import { type Lies, openFakeIssuer } from '../../../testing/fake-issuer.ts';
import { openBrowser } from '../../../testing/open-browser.ts';
import { peopleServer } from '../../../testing/people-server.ts';

const records = new Map<string, readonly string[]>();
const server = await peopleServer({
  routes,
  providers: { textRecords: async (domain) => records.get(domain) ?? [] },
});
const issuer = await openFakeIssuer('transloom', 'issuer-secret');
afterAll(issuer.close);
const chief = await server.addMember('SUPER_ADMIN');
const admin = await server.signIn(chief);
const settings = {
  issuer: issuer.issuer,
  clientId: 'transloom',
  clientSecret: 'issuer-secret',
  roleClaim: 'groups',
  roleMap: [{ group: 'managers', role: 'PROJECT_MANAGER' as const }],
  defaultRole: 'TRANSLATOR' as const,
  enforced: false,
};

async function claim(domain: string) {
  const { data } = await callAs(server, admin, companySignInApi.claimDomain, { domain });
  records.set(domain, ['v=spf1 -all', data.record]);
  return callAs(server, admin, companySignInApi.verifyDomain, { domain });
}

let addresses = 0;
const newBrowser = () => {
  addresses += 1;
  return openBrowser(server, { address: `198.51.100.${addresses}` });
};

async function enter(claims: Record<string, unknown>, lies: Lies = {}, browser = newBrowser()) {
  const { data } = await browser.call(companySignInApi.startCompanySignIn, { email: 'anybody@acme.test' });
  const returned = issuer.signIn(data.address, claims, lies);
  return { browser, returned, answer: await browser.call(companySignInApi.finishCompanySignIn, returned) };
}

const person = (name: string, more: Record<string, unknown> = {}) => ({
  sub: name,
  email: `${name}@acme.test`,
  email_verified: true,
  ...more,
});

test('a domain counts once its DNS shows the record', async () => {
  const { data } = await callAs(server, admin, companySignInApi.claimDomain, { domain: 'acme.test' });
  expect(data).toMatchObject({
    verified: false,
    record: expect.stringMatching(/^transloom-verification=\w{32}$/),
  });
  const early = await callAs(server, admin, companySignInApi.verifyDomain, { domain: 'acme.test' });
  expect(early).toMatchObject({ http: 409, code: 'company.record-missing' });
  expect((await claim('acme.test')).data.verified).toBe(true);
  expect(await callAs(server, admin, companySignInApi.saveCompanySignIn, settings)).toMatchObject({
    http: 200,
  });
  const shown = await callAs(server, admin, companySignInApi.companySignIn, {});
  expect(JSON.stringify(shown)).not.toContain('issuer-secret');
});

test('somebody of the company comes in, becomes a member with the role of a group, and is known the next time', async () => {
  const { browser, answer } = await enter(person('lin', { groups: ['staff', 'managers'] }));
  expect(answer.data.userInfo).toMatchObject({
    organizationId: chief.organizationId,
    myRole: { role: 'PROJECT_MANAGER' },
  });
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 200 });
  const again = await enter(person('lin', { email: 'new-name@acme.test' }));
  expect(again.answer.data.userInfo.userId).toBe(answer.data.userInfo.userId);
  const other = await enter(person('wang'));
  expect(other.answer.data.userInfo.myRole.role).toBe('TRANSLATOR');
});

test('the role follows the groups of the company at each sign-in, where it says any', async () => {
  const first = await enter(person('zhou', { groups: ['managers'] }));
  const { userId } = first.answer.data.userInfo;
  const roleAfter = async (more: Record<string, unknown>) =>
    (await enter(person('zhou', more))).answer.data.userInfo.myRole.role;
  expect(await roleAfter({ groups: ['staff'] })).toBe('TRANSLATOR');
  expect(await roleAfter({ groups: ['managers'] })).toBe('PROJECT_MANAGER');
  expect(await roleAfter({}), 'a token without the claim').toBe('PROJECT_MANAGER');
  expect(server.published).toContainEqual({
    audience: { kind: 'user', userId },
    message: { type: 'rights-changed' },
  });
  const boss = { sub: 'boss', email: 'boss@acme.test', email_verified: true };
  await server.database.systemTransaction((db) =>
    db.updateTable('userAccount').set({ email: boss.email }).where('userId', '=', chief.userId).execute(),
  );
  const { answer } = await enter({ ...boss, groups: ['staff'] });
  expect(answer.data.userInfo.myRole.role).toBe('SUPER_ADMIN');
});

test('keys that the provider changes are fetched anew', async () => {
  issuer.rotate();
  expect((await enter(person('lin'))).answer.http).toBe(200);
});

// A11
test.each([
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['another nonce', { nonce: 'replayed' }],
  ['the algorithm none', { unsigned: true }],
  ['another key', { otherKey: true }],
  ['an end in the past', { exp: 1 }],
] as const)('an answer with %s is refused, and leaves nothing behind', async (_, lies) => {
  const { browser, answer, returned } = await enter(person('mallory'), lies);
  expect(answer).toMatchObject({ http: 403, code: 'company.refused' });
  expect(await browser.call(accountsApi.userInfo, {})).toMatchObject({ http: 401 });
  expect(await browser.call(companySignInApi.finishCompanySignIn, returned)).toMatchObject({ http: 403 });
  const attempts = await server.database.systemTransaction((db) =>
    db.selectFrom('companyAttempt').selectAll().execute(),
  );
  expect(attempts).toEqual([]);
  const trail = await callAs(server, admin, auditApi.listAudit, { kind: 'sign-in' });
  expect(trail.data.records[0]).toMatchObject({
    action: 'account.sign-in-failed',
    person: null,
    details: { way: 'company' },
  });
});

// A11
test('code and state work once, in the browser that began', async () => {
  const [own, thief] = [newBrowser(), newBrowser()];
  const { data } = await own.call(companySignInApi.startCompanySignIn, { email: 'a@acme.test' });
  const returned = issuer.signIn(data.address, person('chen'));
  const refused = { http: 403, code: 'company.refused' };
  expect(await thief.call(companySignInApi.finishCompanySignIn, returned)).toMatchObject(refused);
  const guessed = { ...returned, state: 'guessed' };
  expect(await own.call(companySignInApi.finishCompanySignIn, guessed)).toMatchObject(refused);
  expect(await own.call(companySignInApi.finishCompanySignIn, returned)).toMatchObject({ http: 200 });
  expect(await own.call(companySignInApi.finishCompanySignIn, returned)).toMatchObject(refused);
});

test.each([
  ['that is not proved', { email_verified: false }],
  ['of a domain that is not the company’s', { email: 'boss@other.test' }],
  ['that is missing', { email: undefined }],
])('an e-mail address %s gives no account', async (_, change) => {
  const { answer } = await enter({ ...person('stranger'), ...change });
  expect(answer).toMatchObject({ http: 403, code: 'company.no-email' });
});

test('where the company enforces it, members sign in no other way; the super administrator still can', async () => {
  const member = await server.addMember('TRANSLATOR', chief);
  const password = 'journey1';
  const passwordHash = (await import('../../users/password-hash.ts')).hashPassword(password);
  const hashed = await passwordHash;
  await server.database.systemTransaction((db) =>
    db
      .updateTable('userAccount')
      .set({ passwordHash: hashed })
      .where('userId', 'in', [member.userId, chief.userId])
      .execute(),
  );
  const byPassword = (account: string) => newBrowser().call(accountsApi.signIn, { account, password });
  expect(await byPassword(member.username)).toMatchObject({ http: 200 });
  await callAs(server, admin, companySignInApi.saveCompanySignIn, {
    ...settings,
    clientSecret: '',
    enforced: true,
  });
  expect(await byPassword(member.username)).toMatchObject({ http: 403, code: 'company.only' });
  expect(await byPassword(chief.username)).toMatchObject({ http: 200 });
  expect((await enter(person('lin'))).answer.http).toBe(200);
});

test('it is closed to others, and an issuer that is none is refused', async () => {
  const translator = await server.signIn(await server.addMember('TRANSLATOR', chief));
  expect(await callAs(server, translator, companySignInApi.companySignIn, {})).toMatchObject({ http: 403 });
  const wrong = { ...settings, issuer: `${issuer.issuer}/nowhere` };
  expect(await callAs(server, admin, companySignInApi.saveCompanySignIn, wrong)).toMatchObject({
    code: 'company.unreachable',
  });
  const unknown = await newBrowser().call(companySignInApi.startCompanySignIn, { email: 'a@nobody.test' });
  expect(unknown).toMatchObject({ http: 404, code: 'company.none' });
});
