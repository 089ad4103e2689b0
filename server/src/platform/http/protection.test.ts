import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { callAs, headersOf } from '../../testing/call-as.ts';
import { count, greet, open, testRoutes } from '../../testing/test-endpoints.ts';
import { testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import { createHttpServer } from './http-server.ts';

const server = await testServer({
  routes: testRoutes,
  streamRoutes: [
    {
      path: '/api/test/files/{token}',
      open: async (_, { token }) => {
        if (token !== 'good') throw new AppError('file.link-expired');
        return { name: '报告.txt', bytes: 5, content: Readable.from('hello') };
      },
    },
  ],
});
const user = await server.signInAs('SUPER_ADMIN');

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

test('believes forwarded addresses only from configured proxies', async () => {
  const trusted = await testServerAddress(['127.0.0.1']);
  const untrusted = await testServerAddress([]);
  expect([trusted, untrusted]).toEqual(['203.0.113.9', '127.0.0.1']);
});

async function testServerAddress(trustProxy: readonly string[]): Promise<string> {
  const app = await createHttpServer({
    services: server.services,
    routes: testRoutes,
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

// Z01
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
