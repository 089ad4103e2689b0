import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { idSchema } from '@transloom/contracts/fields';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { callAs, callWith, headersOf } from '../../testing/call-as.ts';
import { runSql } from '../../testing/database-server.ts';
import { testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../logging/create-log.ts';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';

const greet = defineEndpoint({
  method: 'POST',
  path: '/api/test/{name}/greetings',
  access: 'signed-in',
  summary: 'Greet',
  input: z.object({
    name: z.string(),
    times: z.number().int().default(1),
    tags: z.array(z.string()).default([]),
  }),
  output: z.object({ text: z.string() }),
});
const count = defineEndpoint({
  method: 'GET',
  path: '/api/test/count',
  access: 'engine:settings',
  summary: 'Count',
  input: z.object({ from: z.coerce.number(), deep: z.stringbool().default(false) }),
  output: z.object({ from: z.number(), deep: z.boolean() }),
});
const open = defineEndpoint({
  method: 'GET',
  path: '/api/test/open',
  access: 'public',
  summary: 'For everybody',
  input: z.object({}),
  output: z.object({ browserId: z.string(), address: z.string() }),
});
const fail = defineEndpoint({
  method: 'POST',
  path: '/api/test/fail',
  access: 'signed-in',
  summary: 'Fail in a way',
  input: z.object({ way: z.string(), id: idSchema.optional() }),
  output: z.object({ known: z.string() }).nullable(),
});

const lines: string[] = [];
const log = createLog({ level: 'info', write: (line) => lines.push(line) });
afterEach(() => void lines.splice(0));

const ways: Record<string, () => unknown> = {
  bug: () => {
    throw new Error('secret detail');
  },
  notice: () => {
    throw new AppError('notice.shown', { title: 'Maintenance' });
  },
  outdated: () => {
    throw new AppError('page.outdated');
  },
  task: () => {
    throw new AppError('task.unavailable');
  },
  pretranslated: () => {
    throw new AppError('document.not-pretranslated');
  },
  frequent: () => {
    throw new AppError('request.too-frequent', { seconds: 7 });
  },
  output: () => ({ unknown: 1 }),
  extra: () => ({ known: 'yes', passwordHash: 'leak' }),
};

const routes = [
  route(greet, async (_, { name, times }) => ({ text: `${name} `.repeat(times) })),
  route(count, async (_, input) => input),
  route(open, async ({ caller }) => ({ browserId: caller.browserId, address: caller.address })),
  route(fail, async ({ db, afterCommit }, { way, id }) => {
    await sql`insert into note values (${id ?? randomUUID()})`.execute(db);
    afterCommit(() => void lines.push('committed'));
    return (ways[way]?.() ?? null) as { known: string } | null;
  }),
];
const server = await testServer({
  routes,
  streamRoutes: [
    {
      path: '/api/test/files/{token}',
      open: async (_, { token }) => {
        if (token !== 'good') throw new AppError('file.link-expired');
        return { name: '报告.txt', bytes: 5, content: Readable.from('hello') };
      },
    },
  ],
  log,
});
await runSql(server.url, 'create table note (id uuid); grant all on note to transloom_app');
const user = await server.signInAs('SUPER_ADMIN');

const noteExists = async (id: string) => {
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql`select from note where id = ${id}`.execute(db),
  );
  return rows.length > 0;
};

test('answers a call with data and status 200', async () => {
  const answer = await callAs(server, user, greet, { name: 'Ann & Bo', times: 2 });
  expect(answer).toMatchObject({ http: 200, status: 200, message: '', data: { text: 'Ann & Bo Ann & Bo ' } });
});

test('reads numbers and flags from the query', async () => {
  const answer = await callAs(server, user, count, { from: '12', deep: 'true' });
  expect(answer.data).toEqual({ from: 12, deep: true });
});

test.each([
  ['a field that does not fit', { name: 'x', times: 'many' }, 'times'],
  ['a field nobody knows', { name: 'x', role: 'SUPER_ADMIN' }, 'role'],
  ['several faults', { name: 'x', times: 1.5, tags: 'no' }, 'tags'],
])('refuses %s by name', async (_, input, field) => {
  const answer = await callWith(server, user, greet, input);
  expect(answer).toMatchObject({ http: 400, status: 400, code: 'request.invalid', data: null });
  expect(answer.message).toContain(field);
});

test('speaks the language the call names', async () => {
  const headers = { 'client-language': 'zh-CN' };
  const answer = await callWith(server, user, greet, { name: 'x', times: 'many' }, { headers });
  expect(answer.message).toMatch(/^请求有误：times: .*期望 数字/);
});

test.each([
  ['{"name":', 'application/json', 400, 'request.invalid'],
  ['{"__proto__":{"times":2}}', 'application/json', 400, 'request.invalid'],
  ['{"constructor":{"prototype":{}}}', 'application/json', 400, 'request.invalid'],
  ['["a"]', 'application/json', 400, 'request.invalid'],
  ['null', 'application/json', 200, undefined],
  ['', 'application/json', 200, undefined],
  ['<a/>', 'text/xml', 415, 'request.unsupported-media'],
  ['plain', 'text/plain', 415, 'request.unsupported-media'],
])('answers the body %j of %s with %i', async (payload, type, http, code) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/test/x/greetings',
    headers: { ...headersOf(user), 'content-type': type },
    payload,
  });
  expect([reply.statusCode, reply.json<{ code?: string }>().code]).toEqual([http, code]);
  expect(({} as { times?: number }).times).toBeUndefined();
});

test.each([
  '/api/test/count?from=1&from=2',
  '/api/test/count?from=1&__proto__=x',
  '/api/test/count?from=1&constructor=x',
])('refuses the doubtful query %s', async (url) => {
  const reply = await server.app.inject({ url, headers: headersOf(user) });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'request.invalid']);
});

test('refuses a second value for a name of the path', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/test/x/greetings',
    headers: headersOf(user),
    payload: { name: 'y' },
  });
  expect(reply.statusCode).toBe(400);
});

test('refuses a body that is too large', async () => {
  const answer = await callWith(server, user, greet, { name: 'x', tags: ['a'.repeat(17_000_000)] });
  expect(answer).toMatchObject({ http: 413, code: 'request.too-large' });
});

test('asks for a session and for the permission key', async () => {
  const translator = await server.signInAs('TRANSLATOR');
  expect(await callAs(server, undefined, greet, { name: 'x' })).toMatchObject({
    http: 401,
    code: 'session.expired',
  });
  expect(await callAs(server, translator, greet, { name: 'x' })).toMatchObject({ http: 200 });
  expect(await callAs(server, translator, count, { from: 1 })).toMatchObject({
    http: 403,
    code: 'access.denied',
  });
});

test.each([
  ['without the language header', { 'client-language': undefined }],
  ['without the CSRF token', { 'x-csrf-token': undefined }],
  ['with a foreign CSRF token', { 'x-csrf-token': 'a'.repeat(43) }],
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ['from a foreign origin', { origin: 'https://evil.test' }],
  ['from no origin', { origin: 'null' }],
])('refuses a call %s', async (_, headers) => {
  const answer = await callAs(server, user, count, { from: 1 }, { headers });
  expect(answer).toMatchObject({ http: 403, code: 'request.forged' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test('lets the own page call', async () => {
  const headers = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
  expect(await callAs(server, user, count, { from: 1 }, { headers })).toMatchObject({ http: 200 });
});

test.each([
  ['notice', 200, 222, 'Maintenance'],
  ['outdated', 409, 555, 'This page is out of date'],
  ['task', 409, 556, 'task'],
  ['pretranslated', 409, 59574, ''],
])('carries the body code of %s', async (way, http, status, message) => {
  const answer = await callAs(server, user, fail, { way });
  expect(answer).toMatchObject({ http, status, data: null });
  expect(answer.message).toContain(message);
});

test('says when to come back', async () => {
  const answer = await callAs(server, user, fail, { way: 'frequent' });
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.http).toBe(429);
});

test('tells nothing of a bug but an id that the log knows', async () => {
  const answer = await callAs(server, user, fail, { way: 'bug' });
  expect(answer).toMatchObject({
    http: 500,
    code: 'server.unexpected',
    requestId: answer.headers['x-request-id'],
  });
  expect(JSON.stringify(answer)).not.toContain('secret detail');
  const line = lines.find((text) => text.includes('secret detail'));
  expect(line).toContain(answer.requestId);
});

test.each([
  ['bug', false],
  ['notice', false],
  ['output', false],
  ['nothing', true],
])('after %s the rows are kept: %s', async (way, kept) => {
  const id = randomUUID();
  await callAs(server, user, fail, { way, id });
  expect(await noteExists(id)).toBe(kept);
  expect(lines.includes('committed')).toBe(kept);
});

test('answers only what the contract names', async () => {
  const answer = await callAs(server, user, fail, { way: 'extra' });
  expect(answer.data).toEqual({ known: 'yes' });
});

test.each([
  ['GET', '/api/nowhere', 404, 'resource.not-found', undefined],
  ['GET', '/api/test/x/greetings', 405, 'method.not-allowed', 'POST'],
  ['PUT', '/api/test/count?from=1', 405, 'method.not-allowed', 'GET'],
  ['TRACE', '/api/test/count', 405, 'method.not-allowed', 'GET'],
  ['GET', '/api/%', 400, 'request.invalid', undefined],
] as const)('answers %s %s with %i in the envelope', async (method, url, http, code, allow) => {
  const reply = await server.app.inject({ method: method as 'GET', url, headers: headersOf(user) });
  expect([reply.statusCode, reply.json<{ code: string }>().code, reply.headers.allow]).toEqual([
    http,
    code,
    allow,
  ]);
});

test('sets the headers that protect the page on every answer', async () => {
  for (const url of ['/api/test/open', '/api/nowhere']) {
    const { headers } = await server.app.inject({ url, headers: headersOf(undefined) });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
      ),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('gives a browser an id that stays', async () => {
  const first = await callAs(server, undefined, open, {});
  expect(first.headers['set-cookie']).toMatch(/^browser=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: `browser=${first.data.browserId}` };
  const second = await callAs(server, undefined, open, {}, { headers });
  expect(second.data.browserId).toBe(first.data.browserId);
  expect(second.headers['set-cookie']).toBeUndefined();
});

test('believes forwarded addresses only from the proxies it was told of', async () => {
  const told = await testServerAddress(['127.0.0.1']);
  const untold = await testServerAddress([]);
  expect([told, untold]).toEqual(['203.0.113.9', '127.0.0.1']);
});

async function testServerAddress(trustProxy: readonly string[]): Promise<string> {
  const app = await createHttpServer({
    services: server.services,
    routes,
    streamRoutes: [],
    resolveRights: async () => undefined,
    publicUrl: undefined,
    trustProxy,
  });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const { data } = await callAs({ app }, undefined, open, {}, { headers });
  await app.close();
  return data.address;
}

test('does not start with a route that names no access', async () => {
  const { access: _, ...rest } = open;
  const nameless = {
    endpoint: rest as unknown as typeof open,
    access: undefined as never,
    useCase: async () => ({}),
  };
  const start = createHttpServer({
    services: server.services,
    routes: [nameless],
    streamRoutes: [],
    resolveRights: async () => undefined,
    publicUrl: undefined,
    trustProxy: [],
  });
  await expect(start).rejects.toThrow('/api/test/open does not say who may call it');
});

test('hands out a file to be saved', async () => {
  const reply = await server.app.inject({ url: '/api/test/files/good' });
  expect(reply.body).toBe('hello');
  expect(reply.headers).toMatchObject({
    'content-disposition': expect.stringContaining("filename*=UTF-8''%E6%8A%A5%E5%91%8A.txt"),
    'content-type': 'application/octet-stream',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  expect((await server.app.inject({ url: '/api/test/files/bad' })).statusCode).toBe(410);
});

test('logs each call once, by pattern, without what is secret', async () => {
  await callAs(server, user, greet, { name: 'private-name' });
  const answered = lines.filter((line) => line.includes('answered'));
  expect(answered).toHaveLength(1);
  expect(JSON.parse(answered[0] ?? '')).toMatchObject({
    route: '/api/test/:name/greetings',
    userId: user.userId,
  });
  expect(lines.join()).not.toMatch(new RegExp(`private-name|${user.csrfToken}|${user.cookie.slice(4)}`));
});
