import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import type { HookCall } from './route.ts';

const taken: HookCall[] = [];
const server = await testServer({
  routes: [],
  hookRoutes: [
    {
      path: '/api/test/hooks/{name}',
      take: async (_, call) => {
        if (call.parameters['name'] === 'nobody') throw new AppError('resource.not-found');
        if (call.parameters['name'] === 'broken') throw new Error('secret detail');
        taken.push(call);
      },
    },
  ],
});

const tell = (name: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/test/hooks/${name}`, payload, headers });

test.each([
  ['JSON', 'application/json', ' {"a" : 1}\n'],
  ['what is no JSON', 'application/json', '{'],
  ['another type', 'text/weird', 'ÿ\u0000'],
])('a machine is heard with the very bytes it sent: %s', async (_, type, body) => {
  const answer = await tell('x', body, { 'content-type': type, 'Webhook-Id': 'one' });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  expect(answer.headers['set-cookie']).toBeUndefined();
  const call = taken.at(-1);
  expect(call?.body).toEqual(Buffer.from(body));
  expect(call?.parameters).toEqual({ name: 'x' });
  expect(call?.headers).toMatchObject({ 'content-type': type, 'webhook-id': 'one' });
});

test('also with no body at all', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/test/hooks/x' });
  expect(answer.statusCode).toBe(204);
  expect(taken.at(-1)?.body).toEqual(Buffer.alloc(0));
});

test.each([
  ['what is refused', 'nobody', 'x', 404, 'resource.not-found'],
  ['what breaks', 'broken', 'x', 500, 'server.unexpected'],
  ['what is too long', 'x', 'a'.repeat(70_000), 413, 'request.too-large'],
])('%s is answered as all calls are', async (_, name, body, http, code) => {
  const answer = await tell(name, body, { 'content-type': 'application/json' });
  expect(answer.statusCode).toBe(http);
  expect(answer.json()).toMatchObject({ code, data: null });
  expect(answer.body).not.toContain('secret detail');
});
