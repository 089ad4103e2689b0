import { defineEndpoint } from '@transloom/contracts/endpoint';
import { errorText } from '@transloom/contracts/error-texts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { testServer } from '../../testing/test-server.ts';
import { limitedCall } from './call-limits.ts';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';

const make = defineEndpoint({
  method: 'POST',
  path: '/api/test/things',
  access: 'signed-in',
  summary: 'Make things',
  input: z.object({ count: z.number().int().default(1) }),
  output: z.object({ count: z.number() }),
});
const free = defineEndpoint({ ...make, path: '/api/test/free-things' });
const routes = [make, free].map((endpoint) => route(endpoint, async (_, { count }) => ({ count })));
const limit = {
  name: 'things',
  windowSeconds: 600,
  perPerson: 3,
  perOrganization: 5,
  calls: [limitedCall(make, ({ count }) => count)],
};
const server = await testServer({ routes, callLimits: [limit] });
const callOf = (user: Awaited<ReturnType<typeof server.signInAs>>, count?: number, headers = {}) =>
  callAs(server, user, make, count === undefined ? {} : { count }, { headers });

test('a person has a limit, and a further call is refused with its reason', async () => {
  const user = await server.signInAs('ADMIN');
  expect((await callOf(user, 2)).http).toBe(200);
  server.clock.advance(60_000);
  expect((await callOf(user)).http).toBe(200);
  server.clock.advance(1_000);
  const params = { limit: 3, window: 10, minutes: 9, seconds: 539 };
  for (const language of ['en-US', 'zh-CN'] as const) {
    const answer = await callOf(user, 1, { 'client-language': language });
    expect(answer).toMatchObject({ http: 429, code: 'limit.person', params });
    expect(answer.message).toBe(errorText('limit.person', language, params));
    expect(answer.headers['retry-after']).toBe('539');
  }
  expect((await callAs(server, user, free, {})).http).toBe(200);
  server.clock.advance(539_000);
  expect((await callOf(user, 2)).http).toBe(200);
});

test('an organization has so many together, over all processes', async () => {
  const other = await createHttpServer({
    services: server.services,
    routes,
    streamRoutes: [],
    publicUrl: undefined,
    trustProxy: [],
    resolveRights: async () => ({ role: 'ADMIN', permissions: new Set() }),
    callLimits: [limit],
  });
  const first = await server.signInAs('ADMIN');
  const { organizationId } = first;
  const people = [first, await server.signInAs('ADMIN', { organizationId })];
  const calls = Array.from({ length: 8 }, (_, index) => {
    const user = people[index % 2];
    return callAs({ app: index < 4 ? server.app : other }, user, make, {});
  });
  const answers = await Promise.all(calls);
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'limit.organization').length).toBeGreaterThan(0);
  expect((await callOf(await server.signInAs('ADMIN'))).http).toBe(200);
  await other.close();
});

test('what cannot be read does not count', async () => {
  const user = await server.signInAs('ADMIN');
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await callAs(server, user, make, { count: 'x' as never })).toMatchObject({ http: 400 });
  }
  expect((await callOf(user)).http).toBe(200);
});
