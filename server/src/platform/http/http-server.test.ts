import { expect, test } from 'vitest';
import { callAs, callWith, headersOf } from '../../testing/call-as.ts';
import { count, greet, note, testRoutes } from '../../testing/test-endpoints.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ routes: testRoutes });
const user = await server.signInAs('SUPER_ADMIN');

// Rule P8.2 of the specification.
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
  ['several faults', { name: 'x', times: 1.5, tags: 'no' }, '“Tags”'],
])('refuses %s by name', async (_, input, field) => {
  const answer = await callWith(server, user, greet, input);
  expect(answer).toMatchObject({ http: 400, status: 400, code: 'request.invalid', data: null });
  expect(answer.message).toContain(field);
});

// Rule P7.1 of the specification.
test('speaks the language the call names', async () => {
  const headers = { 'client-language': 'zh-CN' };
  const answer = await callWith(server, user, greet, { name: 'x', times: 'many' }, { headers });
  expect(answer.message).toBe('“times”应为数字。');
});

test.each([
  ['a path that names nothing', { noteId: 'abc' }, 404, 'resource.not-found'],
  ['a path that was cut', { noteId: '0190d3a0-0000-7000-8000' }, 404, 'resource.not-found'],
  ['no id beside the path', { besideId: 'abc' }, 400, 'request.invalid'],
])('answers %s', async (_, input, http, code) => {
  const noteId = '0190d3a0-0000-7000-8000-00000000ffff';
  expect(await callWith(server, user, note, { noteId, ...input })).toMatchObject({ http, code });
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
