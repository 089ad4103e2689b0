import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { translationsApi } from '@transloom/contracts/translations';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { fakeMicrosoft } from '../../../testing/fake-engines/fake-microsoft.ts';
import { openAiWorld } from '../../../testing/open-ai-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, openAi, vendor, settings } = await openAiWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
let admin: TestUser;
let stranger: TestUser;
let engineKey: string;

beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const wish = { vendor, name: 'Loom', settings };
  engineKey = (await callAs(server, admin, engineConnectionsApi.addConnection, wish)).data.connectionId;
});
afterEach(() => openAi.heal());

const sent = () => JSON.parse(JSON.parse(openAi.requests.at(-1)?.body ?? '{}').messages[1].content);

test('texts come back in their order, with their tags, their engine and its version', async () => {
  const texts = ['Press <g1>the <x2/>button</g1>', 'a < b', 'Press <g1>the <x2/>button</g1>'];
  const wish = { engineKey, ...languages, texts, tags: true };
  const { data } = await callAs(server, admin, translationsApi.translate, wish);
  const made = { status: 'translated', engine: 'Loom', version: settings.model, codesRestored: false };
  expect(data).toEqual({
    translations: [
      { ...made, target: 'PRESS <g1>THE <x2/>BUTTON</g1>', faults: [] },
      { ...made, target: 'A < B', faults: [] },
      { ...made, target: 'PRESS <g1>THE <x2/>BUTTON</g1>', faults: [] },
    ],
    characters: 37,
  });
  const plain = { ...wish, texts: ['Keep <g1> as it is'], tags: false };
  const kept = (await callAs(server, admin, translationsApi.translate, plain)).data.translations[0];
  expect(kept).toMatchObject({ target: 'KEEP <g1> AS IT IS' });
});

test('terms, style, document and neighbors reach the engine, and a missed term is reported', async () => {
  const terms = [
    { source: 'valve', target: 'válvula' },
    { source: 'absent', target: 'ausente' },
  ];
  const about = { document: 'Manual', style: 'Be brief.', connected: true };
  const wish = { engineKey, ...languages, texts: ['Open the valve', 'Then wait'], terms, ...about };
  const { data } = await callAs(server, admin, translationsApi.translate, wish);
  expect(sent()).toMatchObject({
    context: { document: 'Manual' },
    terms: [{ source: 'valve', target: 'válvula' }],
  });
  expect(openAi.requests.at(-1)?.body).toContain('Style: Be brief.');
  expect(data.translations[0]).toMatchObject({
    faults: [{ kind: 'term', source: 'valve', targets: ['válvula'] }],
  });
  expect(data.translations[1]).toMatchObject({ target: 'THEN WAIT', faults: [] });
});

test('what fails comes back beside what does not', async () => {
  const texts = ['fine', 'never [forbidden] here'];
  const { data } = await callAs(server, admin, translationsApi.translate, { engineKey, ...languages, texts });
  expect(data.translations).toMatchObject([
    { status: 'translated', target: 'FINE' },
    { status: 'failed', code: 'engine.content-blocked', message: expect.stringContaining('Loom') },
  ]);
});

test('characters are accounted to the API', async () => {
  const texts = ['accounted once 😀'];
  await callAs(server, admin, translationsApi.translate, { engineKey, ...languages, texts });
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('quotaUse').select(['module', 'characters']).where('characters', '=', 16).execute(),
  );
  expect(rows).toEqual([{ module: 'api', characters: 16 }]);
});

test('what an engine with a list price cost this month stands beside its characters', async () => {
  const microsoft = await fakeMicrosoft.start();
  const settings = { ...fakeMicrosoft.settings, baseUrl: microsoft.baseUrl };
  const wish = { vendor: 'microsoft', name: 'Priced', settings };
  const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, wish);
  expect(data.usedCosts).toEqual([]);
  const texts = ['a'.repeat(1_000), 'b'.repeat(500)];
  const asked = { engineKey: data.connectionId, ...languages, texts };
  await callAs(server, admin, translationsApi.translate, asked);
  await callAs(server, admin, translationsApi.translate, asked);
  const listed = (await callAs(server, admin, engineConnectionsApi.listConnections, {})).data;
  const use = (name: string) => listed.find((connection) => connection.name === name);
  // 1,500 characters at 10 dollars a million; the second time nobody was asked.
  expect(use('Priced')).toMatchObject({
    usedCharacters: 1_500,
    usedCosts: [{ currency: 'USD', amount: 0.015 }],
  });
  expect(use('Loom')).toMatchObject({ usedCharacters: expect.any(Number), usedCosts: [] });
});

test.each([
  ['no text', { texts: [] }, 400],
  ['an empty text', { texts: [''] }, 400],
  ['more than 200 texts', { texts: Array.from({ length: 201 }, () => 'x') }, 400],
  [
    'more than 50,000 characters',
    { texts: ['x'.repeat(20_000), 'y'.repeat(20_000), 'z'.repeat(10_001)] },
    400,
  ],
  ['tags that cross', { texts: ['<g1>a<g2>b</g1>c</g2>'], tags: true }, 400],
  ['a language that is none', { targetLanguage: 'not a language' }, 400],
  ['an engine nobody has', { engineKey: 'nobody' }, 404],
])('%s is refused', async (_, wrong, http) => {
  const wish = { engineKey, ...languages, texts: ['one'], ...wrong };
  expect(await callWith(server, admin, translationsApi.translate, wish)).toMatchObject({ http });
});

test('nobody translates with the engine of another organization, or without being signed in', async () => {
  const wish = { engineKey, ...languages, texts: ['one'] };
  expect(await callWith(server, stranger, translationsApi.translate, wish)).toMatchObject({ http: 404 });
  expect(await callWith(server, undefined, translationsApi.translate, wish)).toMatchObject({ http: 401 });
});
