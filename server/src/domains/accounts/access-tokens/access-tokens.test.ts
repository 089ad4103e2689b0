import { randomUUID } from 'node:crypto';
import { accessTokensApi } from '@transloom/contracts/access-tokens';
import { accountsApi } from '@transloom/contracts/accounts';
import { auditedActions } from '@transloom/contracts/audited-actions';
import type { Endpoint, RequestOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { projectsApi } from '@transloom/contracts/projects';
import { expect, test } from 'vitest';
import { routes } from '../../../domains.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { type PeopleServer, peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const server: PeopleServer = await peopleServer({ routes });
const member = await server.addMember('ADMIN');
const user = await server.signIn(member);

type Draft = RequestOf<typeof accessTokensApi.createToken>;
const draft: Draft = { name: 'Build server', scopes: ['read'], days: 30 };

async function newToken(change: Partial<Draft> = {}, owner: TestUser = user): Promise<string> {
  const { data } = await callAs(server, owner, accessTokensApi.createToken, { ...draft, ...change });
  return data.token;
}

/** A call of a program: no cookie, no CSRF header, no language. */
function callByToken(token: string, endpoint: Endpoint, input: Readonly<Record<string, unknown>> = {}) {
  const headers = { authorization: `Bearer ${token}`, 'client-language': undefined };
  return callWith(server, undefined, endpoint, input, { headers });
}

const newProject = { name: 'By a program' };

test('a token is shown once, and lists name, scopes, ending and last use', async () => {
  const { data } = await callAs(server, user, accessTokensApi.createToken, { ...draft, name: 'Once' });
  expect(data.token).toMatch(/^tlm_[\w-]{43}$/);
  const listed = async () => (await callAs(server, user, accessTokensApi.listTokens, {})).data[0];
  expect(await listed()).toMatchObject({ name: 'Once', scopes: ['read'], lastUsedAt: null });
  expect(JSON.stringify(await listed())).not.toContain(data.token);
  expect(data.token.endsWith(data.accessToken.ending)).toBe(true);
  await callByToken(data.token, accountsApi.userInfo);
  expect(await listed()).toMatchObject({ lastUsedAt: server.clock.now().toISOString() });
});

test('the database keeps a hash of a token', async () => {
  const token = await newToken();
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('accessToken').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice(0, -4));
});

test('a program calls as the owner, without cookie and CSRF token', async () => {
  const { data, http } = await callByToken(await newToken(), accountsApi.userInfo);
  expect(http).toBe(200);
  expect(data).toMatchObject({ userId: member.userId, organizationId: member.organizationId });
});

test('a token that reads changes nothing; one for projects changes projects', async () => {
  const reading = await newToken({ scopes: ['read'] });
  expect(await callByToken(reading, projectsApi.listProjects)).toMatchObject({ http: 200 });
  const refused = await callByToken(reading, projectsApi.createProject, newProject);
  expect(refused).toMatchObject({ http: 403, code: 'token.scope', params: { scopes: 'projects' } });
  // The scope passes; what is refused is the input.
  const writing = await newToken({ scopes: ['projects'] });
  const tried = await callByToken(writing, projectsApi.createProject, newProject);
  expect(tried).toMatchObject({ http: 400, code: 'request.invalid' });
});

test('a token gives no right that its owner does not hold', async () => {
  const translator = await server.signIn(await server.addMember('TRANSLATOR'));
  const token = await newToken({ scopes: ['read', 'projects', 'organization'] }, translator);
  const refused = await callByToken(token, projectsApi.createProject, newProject);
  expect(refused).toMatchObject({ http: 403, code: 'access.denied' });
});

test('a token changes neither account, password nor tokens, and never opens a session', async () => {
  const token = await newToken({
    scopes: ['read', 'organization', 'projects', 'assets', 'engines', 'tools'],
  });
  const closed = [
    accessTokensApi.createToken,
    accessTokensApi.listTokens,
    accountsApi.changePassword,
    accountsApi.listSessions,
    accountsApi.signOut,
  ];
  for (const endpoint of closed) {
    expect(await callByToken(token, endpoint)).toMatchObject({ http: 403, code: 'token.browser-only' });
  }
});

test.each(['', 'tlm_', 'tlm_guessed', `tlm_${'A'.repeat(43)}`, 'x'.repeat(2000)])(
  'the token %j is refused, and a session beside it does not help',
  async (token) => {
    const headers = { authorization: `Bearer ${token}x` };
    const answer = await callWith(server, user, accountsApi.userInfo, {}, { headers });
    expect(answer).toMatchObject({ http: 401, code: 'token.invalid' });
  },
);

test('an expired token is refused', async () => {
  const token = await newToken({ days: 1 });
  server.clock.advance(24 * 60 * 60 * 1000 + 1);
  expect(await callByToken(token, accountsApi.userInfo)).toMatchObject({ http: 401, code: 'token.invalid' });
});

test('a revoked token is refused at the next call', async () => {
  const token = await newToken({ name: 'Revoked' });
  const { data } = await callAs(server, user, accessTokensApi.listTokens, {});
  const tokenId = String(data.find(({ name }) => name === 'Revoked')?.tokenId);
  const stranger = await server.signIn(await server.addMember('ADMIN'));
  expect(await callAs(server, stranger, accessTokensApi.revokeToken, { tokenId })).toMatchObject({
    http: 404,
  });
  expect(await callAs(server, user, accessTokensApi.revokeToken, { tokenId })).toMatchObject({ http: 200 });
  expect(await callByToken(token, accountsApi.userInfo)).toMatchObject({ http: 401 });
});

test('a token ends with the membership of its owner', async () => {
  const leaver = await server.addMember('TRANSLATOR', member);
  const token = await newToken({}, await server.signIn(leaver));
  await server.database.systemTransaction((db) =>
    db
      .deleteFrom('member')
      .where('userId', '=', leaver.userId)
      .where('organizationId', '=', leaver.organizationId)
      .execute(),
  );
  expect(await callByToken(token, accountsApi.userInfo)).toMatchObject({ http: 401, code: 'token.invalid' });
});

test('making and revoking tokens is in the audit trail, without the token', async () => {
  const owner = await server.addMember('ADMIN');
  const browser = await server.signIn(owner);
  const { data } = await callAs(server, browser, accessTokensApi.createToken, draft);
  await callAs(server, browser, accessTokensApi.revokeToken, { tokenId: data.accessToken.tokenId });
  const entries = await server.database.systemTransaction((db) =>
    db.selectFrom('auditEntry').selectAll().where('organizationId', '=', owner.organizationId).execute(),
  );
  const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('account.token'));
  expect(actions).toEqual(['account.token-create', 'account.token-revoke']);
  expect(actions.every((action) => action in auditedActions)).toBe(true);
  expect(JSON.stringify(entries)).not.toContain(data.token);
});

test('nobody has more tokens than the limit', async () => {
  const owner = await server.addMember('ADMIN');
  const browser = await server.signIn(owner);
  const createdAt = server.clock.now();
  await server.database.systemTransaction((db) =>
    db
      .insertInto('accessToken')
      .values(
        Array.from({ length: limits.tokensPerPerson }, () => ({
          tokenId: randomUUID(),
          userId: owner.userId,
          organizationId: owner.organizationId,
          name: 'Old',
          tokenHash: Buffer.from(randomUUID()),
          ending: 'abcd',
          scopes: ['read'],
          createdAt,
          expiresAt: createdAt,
        })),
      )
      .execute(),
  );
  const answer = await callAs(server, browser, accessTokensApi.createToken, draft);
  expect(answer).toMatchObject({ http: 409, code: 'token.too-many' });
});

test.each([
  { name: '' },
  { name: 'x'.repeat(61) },
  { scopes: [] },
  { scopes: ['everything'] },
  { days: 0 },
  { days: 366 },
  { days: 1.5 },
])('bad input is refused: %j', async (change) => {
  const answer = await callWith(server, user, accessTokensApi.createToken, { ...draft, ...change });
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
});
