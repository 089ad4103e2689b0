import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { openAiWorld } from '../../../testing/open-ai-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, vendor, settings } = await openAiWorld();

let admin: TestUser;

beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
});

async function catalogueEngine(wanted: string) {
  const { data } = await callAs(server, admin, enginesApi.listCatalogue, {});
  return data.flatMap(({ engines }) => engines).find((engine) => engine.vendor === wanted);
}

test('the catalogue says of what nobody connected what it needs and what it can do', async () => {
  expect(await catalogueEngine('microsoft')).toMatchObject({
    name: 'Microsoft Translator',
    state: 'not-configured',
    needs: ['apiKey'],
    terms: 'protocol',
    languages: expect.arrayContaining(['zh-Hans', 'zh-Hant']),
    price: { currency: 'USD', unit: 'characters', source: 10 },
  });
  expect(await catalogueEngine('deepseek')).toMatchObject({ slow: true, languages: 'all' });
});

test('the catalogue follows connections: failing says why and since when, one that works is ready', async () => {
  const broken = { vendor: 'apertium-apy', name: 'APy down', settings: { baseUrl: 'http://127.0.0.1:9' } };
  const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, broken);
  expect(await catalogueEngine(broken.vendor)).toMatchObject({
    state: 'failing',
    failureMessage: expect.stringContaining('APy down'),
    failingSince: expect.any(String),
  });
  await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId: data.connectionId });
  expect(await catalogueEngine(broken.vendor)).toMatchObject({ state: 'not-configured', needs: ['baseUrl'] });
  const working = { vendor, name: 'In the catalogue', settings };
  await callAs(server, admin, engineConnectionsApi.addConnection, working);
  expect(await catalogueEngine(vendor)).toMatchObject({ state: 'ready' });
});

test('the catalogue has more than thirty-five engines, each once', async () => {
  const { data } = await callAs(server, admin, enginesApi.listCatalogue, {});
  const vendors = data.flatMap(({ engines }) => engines.map(({ vendor }) => vendor));
  expect(vendors.length).toBeGreaterThan(35);
  expect(new Set(vendors).size).toBe(vendors.length);
});
