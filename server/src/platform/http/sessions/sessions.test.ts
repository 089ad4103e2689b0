import { randomUUID } from 'node:crypto';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { idSchema } from '@transloom/contracts/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callAs, type TestAnswer } from '../../../testing/call-as.ts';
import { dayMs, hourMs } from '../../../testing/test-clock.ts';
import { type TestUser, testServer } from '../../../testing/test-server.ts';
import { AppError } from '../../app-error.ts';
import type { Rights } from '../resolve-rights.ts';
import { route } from '../route.ts';
import { endAllSessionsOf, endSessionOf, listSessionsOf, removeEndedSessions } from './session-store.ts';

const memberSchema = z.object({
  userId: idSchema,
  organizationId: idSchema,
  fails: z.boolean().default(false),
});
const enter = defineEndpoint({
  method: 'POST',
  path: '/api/test/enter',
  access: 'public',
  summary: 'Start a session',
  input: memberSchema,
  output: z.null(),
});
const move = defineEndpoint({
  method: 'POST',
  path: '/api/test/move',
  access: 'signed-in',
  summary: 'Go on in another organisation',
  input: memberSchema,
  output: z.null(),
});
const leave = defineEndpoint({
  method: 'DELETE',
  path: '/api/test/leave',
  access: 'signed-in',
  summary: 'End the session',
  input: z.object({}),
  output: z.null(),
});
const who = defineEndpoint({
  method: 'GET',
  path: '/api/test/who',
  access: 'signed-in',
  summary: 'Who is it',
  input: z.object({}),
  output: z.object({ userId: idSchema, organizationId: idSchema, role: z.string() }),
});

let rights: Rights | undefined = { role: 'TRANSLATOR', permissions: new Set() };
const options = {
  routes: [
    route(enter, async ({ session }, { fails, ...user }) => {
      await session.start(user);
      if (fails) throw new AppError('account.wrong-credentials');
      return null;
    }),
    route(move, async ({ session }, { fails: _, ...user }) => {
      await session.start(user);
      return null;
    }),
    route(leave, async ({ session }) => {
      await session.end();
      return null;
    }),
    route(who, async ({ actor }) => actor),
  ],
  resolveRights: async () => rights,
};
const server = await testServer(options);
const secureServer = await testServer({ ...options, publicUrl: 'https://translate.test' });

const member = () => ({ userId: randomUUID(), organizationId: randomUUID() });

/** The browser after an answer. */
function browserOf(answer: TestAnswer<unknown>, user: { userId: string; organizationId: string }): TestUser {
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  const value = (name: string) =>
    cookies.map((text) => new RegExp(`^${name}=([^;]*)`).exec(text)?.[1]).find(Boolean);
  return { ...user, cookie: `sid=${value('sid')}`, csrfToken: String(value('token')) };
}

async function signIn(user = member()): Promise<TestUser> {
  return browserOf(await callAs(server, undefined, enter, user), user);
}

const status = async (user: TestUser) => (await callAs(server, user, who, {})).http;

test('a started session carries user, organisation and role', async () => {
  const user = await signIn();
  const { data } = await callAs(server, user, who, {});
  expect(data).toEqual({ userId: user.userId, organizationId: user.organizationId, role: 'TRANSLATOR' });
});

// S01
test('the database holds no token that a cookie holds', async () => {
  const user = await signIn();
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('session').selectAll().execute(),
  );
  const token = user.cookie.slice('sid='.length);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(rows.map((row) => row.tokenHash.toString('utf8'))).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(token);
});

// S01
test.each([0, 10, 42])('one character of the token changed at %i is no session', async (place) => {
  const user = await signIn();
  const letters = [...user.cookie];
  const index = 'sid='.length + place;
  letters[index] = letters[index] === 'A' ? 'E' : 'A';
  expect(await status({ ...user, cookie: letters.join('') })).toBe(401);
});

test('a refused sign-in starts no session', async () => {
  const answer = await callAs(server, undefined, enter, { ...member(), fails: true });
  expect(answer.http).toBe(400);
  expect(String(answer.headers['set-cookie'])).not.toMatch(/sid=|token=/);
});

// S06
test('over https the cookies are bound to host and encryption', async () => {
  const { headers } = await callAs(secureServer, undefined, enter, member());
  const cookies = [headers['set-cookie']].flat().map(String);
  expect(cookies.find((text) => text.startsWith('__Host-sid='))).toMatch(
    /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookies.find((text) => text.startsWith('token='))).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

// S02
test('a new token at sign-in and organisation switch kills the old one', async () => {
  const user = await signIn();
  const again = await callAs(server, user, enter, member());
  expect(again.http).toBe(200);
  expect(await status(user)).toBe(401);
  const second = await signIn();
  const elsewhere = { userId: second.userId, organizationId: randomUUID() };
  const moved = browserOf(await callAs(server, second, move, elsewhere), elsewhere);
  expect(await status(second)).toBe(401);
  expect((await callAs(server, moved, who, {})).data.organizationId).toBe(elsewhere.organizationId);
});

// S03
test('signing out ends the session on the server and in the browser', async () => {
  const user = await signIn();
  const answer = await callAs(server, user, leave, {});
  const cookies = [answer.headers['set-cookie']].flat().map(String).join('\n');
  expect(cookies).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970.*\ntoken=; .*Expires=Thu, 01 Jan 1970/m);
  expect(await status(user)).toBe(401);
});

// S04
test('a session nobody uses for 7 days has ended', async () => {
  const [used, unused] = [await signIn(), await signIn()];
  server.clock.advance(6 * dayMs);
  expect(await status(used)).toBe(200);
  server.clock.advance(dayMs + hourMs);
  expect(await Promise.all([status(used), status(unused)])).toEqual([200, 401]);
});

// S04
test('no session lives longer than 30 days, whatever its user does', async () => {
  let user = await signIn();
  for (let day = 0; day < 29; day += 1) {
    server.clock.advance(dayMs);
    expect(await status(user)).toBe(200);
  }
  const { userId, organizationId } = user;
  user = browserOf(await callAs(server, user, move, { userId, organizationId }), user);
  expect(await status(user)).toBe(200);
  server.clock.advance(dayMs);
  expect(await status(user)).toBe(401);
});

test('rights are asked for anew with each call; a former member is signed out', async () => {
  const user = await signIn();
  const before = rights;
  rights = undefined;
  expect(await status(user)).toBe(401);
  rights = before;
  expect(await status(user)).toBe(401);
});

test('a user sees and ends the own sessions and no others', async () => {
  const person = member();
  const [phone, laptop, stranger] = [await signIn(person), await signIn(person), await signIn()];
  const asSystem = server.database.systemTransaction;
  const sessions = await asSystem((db) => listSessionsOf(db, person.userId, server.clock.now()));
  expect(sessions).toHaveLength(2);
  const first = String(sessions[0]?.sessionId);
  expect(await asSystem((db) => endSessionOf(db, stranger.userId, first))).toBe(false);
  expect(await asSystem((db) => endSessionOf(db, person.userId, first))).toBe(true);
  expect((await Promise.all([status(phone), status(laptop)])).toSorted()).toEqual([200, 401]);
  await asSystem((db) => endAllSessionsOf(db, person.userId));
  expect(await Promise.all([status(phone), status(laptop), status(stranger)])).toEqual([401, 401, 200]);
});

test('ended sessions are swept away', async () => {
  await signIn();
  server.clock.advance(8 * dayMs);
  const alive = await signIn();
  await server.database.systemTransaction((db) => removeEndedSessions(db, server.clock.now()));
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('session').select('userId').execute(),
  );
  expect(rows).toEqual([{ userId: alive.userId }]);
});
