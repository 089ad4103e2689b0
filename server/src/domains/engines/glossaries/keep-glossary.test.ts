import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { translationsApi } from '@transloom/contracts/translations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../domains.ts';
import { readProvidedEngines } from '../../../providers/machine-translation/provided-engines.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { fakeDeepl } from '../../../testing/fake-engines/fake-deepl.ts';
import type { FakeEngine } from '../../../testing/fake-engines/fake-engine.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const server = await peopleServer({ routes });
const hourMs = 3_600_000;
let fake: FakeEngine;
let admin: TestUser;
let engineKey: string;
let termBaseId: string;

beforeAll(async () => {
  fake = await fakeDeepl.start();
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const settings = { ...fakeDeepl.settings, baseUrl: fake.baseUrl };
  const wish = { vendor: 'deepl', name: 'DeepL', settings };
  engineKey = (await callAs(server, admin, engineConnectionsApi.addConnection, wish)).data.connectionId;
});
afterAll(() => fake.stop());

const asked = () => fake.requests.filter(({ path }) => path.startsWith('/v3/glossaries'));
const made = () => asked().filter(({ method }) => method === 'POST');

async function translate(text: string, who = admin): Promise<unknown> {
  const wish = { engineKey, sourceLanguage: 'en', targetLanguage: 'es', texts: [text], connected: true };
  await callAs(server, who, translationsApi.translate, wish);
  const last = fake.requests.findLast(({ path }) => path === '/v2/translate');
  return JSON.parse(last?.body ?? '{}').glossary_id;
}

async function addTerm(source: string, target: string): Promise<void> {
  const terms = [
    { language: 'en', text: source },
    { language: 'es', text: target },
  ];
  await callAs(server, admin, termEntriesApi.addTermEntry, { termBaseId, terms });
}

test('without terms no glossary is made', async () => {
  expect(await translate('No terms yet')).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('one is made of the terms that may be used, and named in every request after', async () => {
  const base = { name: 'House', sourceLanguage: 'en', targetLanguages: ['es'] };
  termBaseId = (await callAs(server, admin, termsApi.createTermBase, base)).data.termBaseId;
  await addTerm('valve', 'válvula');
  await addTerm('screw|s', 'tornillo');
  const id = await translate('Open the valve');
  expect(id).toBeDefined();
  expect(await translate('Close the valve')).toBe(id);
  expect(made()).toHaveLength(1);
  const { name, dictionaries } = JSON.parse(made()[0]?.body ?? '{}');
  expect(name).toMatch(/^transloom-/);
  expect(dictionaries).toEqual([
    {
      source_lang: 'en',
      target_lang: 'es',
      entries: 'screws\ttornillo\nvalve\tválvula',
      entries_format: 'tsv',
    },
  ]);
});

test('a changed term base makes a new one, and the old one is deleted when nobody names it any more', async () => {
  const old = await translate('A valve');
  server.clock.advance(2 * hourMs);
  await addTerm('pump', 'bomba');
  const next = await translate('A pump');
  expect(next).not.toBe(old);
  const deleted = asked().filter(({ method }) => method === 'DELETE');
  expect(deleted.map(({ path }) => path)).toEqual([`/v3/glossaries/${old}`]);
});

test('one that somebody deleted at the vendor is made again', async () => {
  const known = await translate('Two pumps');
  const headers = { authorization: `DeepL-Auth-Key ${fakeDeepl.settings['apiKey']}` };
  await fetch(`${fake.baseUrl}/v3/glossaries/${known}`, { method: 'DELETE', headers });
  server.clock.advance(2 * hourMs);
  const before = made().length;
  expect(await translate('Three pumps')).toBeDefined();
  expect(made()).toHaveLength(before + 1);
});

test('a failure at the vendor leaves the translation without a glossary', async () => {
  await addTerm('hose', 'manguera');
  const settings = { apiKey: 'wrong-key', baseUrl: fake.baseUrl };
  const change = { vendor: 'deepl', name: 'DeepL', settings, connectionId: engineKey };
  await callWith(server, admin, engineConnectionsApi.changeConnection, change);
  await callWith(server, admin, translationsApi.translate, {
    engineKey,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    texts: ['A hose'],
  });
  const last = fake.requests.findLast(({ path }) => path === '/v2/translate');
  expect(last?.headers.authorization).toContain('wrong-key');
  expect(last?.body).not.toContain('glossary_id');
  await callWith(server, admin, engineConnectionsApi.changeConnection, {
    ...change,
    settings: { ...fakeDeepl.settings, baseUrl: fake.baseUrl },
  });
});

test('disconnecting deletes what was made at the vendor', async () => {
  const id = await translate('A last valve');
  await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId: engineKey });
  const deleted = asked().filter(({ method }) => method === 'DELETE');
  expect(deleted.map(({ path }) => path)).toContain(`/v3/glossaries/${id}`);
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('engineGlossary').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test('an engine of the installation follows the terms of each organization, in a glossary of its own', async () => {
  const settings = { ...fakeDeepl.settings, baseUrl: fake.baseUrl };
  const house = { id: 'house', vendor: 'deepl', name: 'House DeepL', settings };
  const { engines: providedEngines } = readProvidedEngines(JSON.stringify([house]));
  Object.assign(server.services.providers, { providedEngines });
  engineKey = 'provided-house';
  const own = await translate('A valve of the house');
  expect(own).toBeDefined();
  expect(await translate('Another valve of the house')).toBe(own);
  const stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const base = { name: 'Other', sourceLanguage: 'en', targetLanguages: ['es'] };
  const { data } = await callAs(server, stranger, termsApi.createTermBase, base);
  const terms = [
    { language: 'en', text: 'valve' },
    { language: 'es', text: 'llave' },
  ];
  await callAs(server, stranger, termEntriesApi.addTermEntry, { termBaseId: data.termBaseId, terms });
  const others = await translate('A valve of others', stranger);
  expect(others).toBeDefined();
  expect(others).not.toBe(own);
  expect(made().at(-1)?.body).toContain('llave');
  expect(made().at(-1)?.body).not.toContain('válvula');
});
