import { randomUUID } from 'node:crypto';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { beforeAll, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { openAiWorld } from '../../../testing/open-ai-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, vendor, settings } = await openAiWorld();

let admin: TestUser;

beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
});

const ask = (input: object) => callWith(server, admin, engineConnectionsApi.listModels, { vendor, ...input });
const { model: _, ...withoutModel } = settings;

test('models of a vendor are listed for what stands in the form, before a model is named', async () => {
  expect(await ask({ settings: withoutModel })).toMatchObject({
    data: { models: ['fake-chat-1', 'fake-reasoning-1'] },
  });
});

test('models of a vendor are listed with the key that is kept', async () => {
  const connection = { vendor, name: 'Lists', settings };
  const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, connection);
  const { apiKey: _, ...withoutKey } = settings;
  expect((await ask({ connectionId: data.connectionId, settings: withoutKey })).http).toBe(200);
});

test.each([
  ['a wrong key', { settings: { ...withoutModel, apiKey: 'sk-wrong' } }, 'engine.auth'],
  ['no address', { settings: {} }, 'request.invalid'],
  ['a private address', { settings: { baseUrl: 'http://10.0.0.1/v1' } }, 'engine.address-refused'],
  ['a vendor without models', { vendor: 'deepl', settings: { apiKey: 'x' } }, 'request.invalid'],
  ['a connection that is none', { connectionId: randomUUID(), settings }, 'resource.not-found'],
])('models of a vendor are refused with %s', async (_what, input, code) => {
  expect(await ask(input)).toMatchObject({ code });
});
