import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { translationsApi } from '@transloom/contracts/translations';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProvidedEngines } from '../../../providers/machine-translation/provided-engines.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../../testing/fake-engines/fake-openai.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, engine, user, untranslated } = await documentsWorld();
const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
const provided = { id: 'house', vendor: 'openai-compatible', name: 'House model', settings };
const engineKey = 'provided-house';

let stranger: TestUser;
let translator: TestUser;
let segmentIds: readonly string[];

/** The operator's file, as it would be read at the next start. */
function provide(...engines: readonly object[]) {
  const { engines: read, faults } = readProvidedEngines(JSON.stringify(engines));
  expect(faults).toEqual([]);
  Object.assign(server.services.providers, { providedEngines: read });
}

beforeAll(async () => {
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  const { documents } = await untranslated([{ name: 'p.txt', content: numberedSentences(30) }]);
  const documentId = String(documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  segmentIds = data.segments.map(({ segmentId }) => segmentId);
});
beforeEach(() => {
  engine.heal();
  provide(provided);
});

async function listed(key: string, who: TestUser = user) {
  const { data } = await callAs(server, who, enginesApi.listEngines, {});
  return data
    .flatMap(({ group, engines }) => engines.map((one) => ({ ...one, group })))
    .find((one) => one.key === key);
}

let next = 0;
function translate(key: string, who: TestUser = user) {
  const segmentId = String(segmentIds[next++ % segmentIds.length]);
  return callAs(server, who, workbenchApi.translateSegment, { segmentId, engineKey: key });
}

describe('an engine of the installation', () => {
  test('is there for every organization, says where it comes from, and shows nobody its key', async () => {
    for (const who of [user, stranger, translator]) {
      expect(await listed(engineKey, who)).toMatchObject({ group: 'provided', state: 'ready', own: false });
    }
    const answers = [
      await callAs(server, stranger, enginesApi.listEngines, {}),
      await callAs(server, stranger, engineConnectionsApi.listConnections, {}),
      await callAs(server, stranger, enginesApi.listCatalogue, {}),
    ];
    const shown = JSON.stringify(answers.map(({ data }) => data));
    expect(shown.includes(fakeOpenAiKey.slice(-4))).toBe(false);
  });

  test('translates, is named and counted for each organization alone', async () => {
    expect((await translate(engineKey)).data).toMatchObject({ engine: 'House model' });
    expect((await listed(engineKey))?.use).toMatchObject({ usedCharacters: expect.any(Number) });
    expect((await listed(engineKey))?.use?.usedCharacters).toBeGreaterThan(0);
    expect((await listed(engineKey, stranger))?.use).toEqual({ usedCharacters: 0, charactersPerMonth: null });
  });

  test('translates no more than the operator gives an organization a month', async () => {
    provide({ ...provided, id: 'small', charactersPerMonth: 40 });
    expect((await translate('provided-small')).http).toBe(200);
    expect(await translate('provided-small')).toMatchObject({ http: 409, code: 'engine.budget' });
  });

  test('translates no more than the operator gives all organizations together a month', async () => {
    provide({ ...provided, id: 'few', charactersPerMonthTogether: 60 });
    expect((await translate('provided-few', user)).http).toBe(200);
    const refused = await callAs(server, stranger, translationsApi.translate, {
      engineKey: 'provided-few',
      sourceLanguage: 'en',
      targetLanguage: 'es',
      texts: ['A sentence of forty-two characters, or so.'],
    });
    expect(refused.data.translations[0]).toMatchObject({ status: 'failed', code: 'engine.shared-budget' });
    // What was set aside for a request that failed is there for others.
    engine.fail('unauthorized');
    expect((await translate('provided-few', user)).code).toBe('engine.auth');
    engine.heal();
    expect((await translate('provided-few', user)).http).toBe(200);
    expect(await translate('provided-few', user)).toMatchObject({ http: 409, code: 'engine.shared-budget' });
  });

  test('is there for those alone whom the operator names', async () => {
    provide({ ...provided, organizations: [stranger.organizationId] });
    expect(await listed(engineKey)).toBeUndefined();
    expect((await translate(engineKey)).code).toBe('resource.not-found');
    expect(await listed(engineKey, stranger)).toMatchObject({ state: 'ready' });
  });

  test('rests after three failures, says why, and is ready again after a test that succeeds', async () => {
    engine.fail('unauthorized');
    for (let i = 0; i < 3; i++) expect((await translate(engineKey)).code).toBe('engine.auth');
    expect(await listed(engineKey)).toMatchObject({ state: 'failing', pausedUntil: expect.any(String) });
    const asked = engine.requests.length;
    expect((await translate(engineKey)).code).toBe('engine.auth');
    expect(engine.requests.length).toBe(asked);
    expect(await listed(engineKey, stranger)).toMatchObject({ state: 'ready' });
    const test = () => callAs(server, user, engineConnectionsApi.testProvidedEngine, { engineKey });
    expect((await test()).data).toMatchObject({ ok: false, sample: null });
    engine.heal();
    expect((await test()).data).toMatchObject({ ok: true, sample: { target: expect.stringMatching(/\S/) } });
    expect(await listed(engineKey)).toMatchObject({ state: 'ready', pausedUntil: null, failingSince: null });
  });

  test('may be what another engine goes to where it fails, and is named as the one who did', async () => {
    const wish = { vendor: 'openai-compatible', name: 'Frail', settings, fallbackKey: engineKey };
    const { data } = await callAs(server, user, engineConnectionsApi.addConnection, wish);
    expect((await listed(data.connectionId))?.fallback).toBe('House model');
    const broken = { ...wish, settings: { ...settings, baseUrl: 'http://127.0.0.1:9/v1' } };
    await callAs(server, user, engineConnectionsApi.changeConnection, {
      ...broken,
      connectionId: data.connectionId,
    });
    expect((await translate(data.connectionId)).data).toMatchObject({ engine: 'House model' });
  });

  test('is tested by administrators alone, and only where it is given', async () => {
    const test = (who: TestUser | undefined, key = engineKey) =>
      callWith(server, who, engineConnectionsApi.testProvidedEngine, { engineKey: key });
    expect(await test(undefined)).toMatchObject({ http: 401 });
    expect(await test(translator)).toMatchObject({ http: 403 });
    expect(await test(user, 'provided-of-nobody')).toMatchObject({ http: 404 });
  });
});

describe('what the operator writes', () => {
  test.each([
    ['no JSON', '{'],
    ['no list', '{"id":"a"}'],
    ['a vendor nobody knows', JSON.stringify([{ ...provided, vendor: 'nobody' }])],
    ['a vendor that needs no key', JSON.stringify([{ ...provided, vendor: 'bergamot', settings: {} }])],
    ['no address', JSON.stringify([{ ...provided, settings: { apiKey: 'secret-word', model: 'm' } }])],
    [
      'a setting it has not',
      JSON.stringify([{ ...provided, settings: { ...settings, apikey: 'secret-word' } }]),
    ],
    ['an id twice', JSON.stringify([provided, provided])],
    ['an id of other signs', JSON.stringify([{ ...provided, id: 'House!' }])],
    ['a budget of nothing', JSON.stringify([{ ...provided, charactersPerMonth: 0 }])],
  ])('is refused with %s, by name and never by value', (_, json) => {
    const { engines, faults } = readProvidedEngines(json);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).not.toContain('secret-word');
    expect(faults.join()).not.toContain(fakeOpenAiKey);
    if (!json.startsWith('[')) expect(engines).toEqual([]);
  });
});

describe('engines of one’s own', () => {
  const own = { vendor: 'openai-compatible', settings, scope: 'user' } as const;
  const policy = (who: TestUser | undefined, ownEngines: boolean) =>
    callWith(server, who, engineConnectionsApi.changeEnginePolicy, { ownEngines });

  test('are forbidden and allowed again by administrators, and kept meanwhile', async () => {
    const connect = (name: string) =>
      callWith(server, translator, engineConnectionsApi.addConnection, { ...own, name });
    const { data } = await callAs(server, translator, engineConnectionsApi.addConnection, {
      ...own,
      name: 'Mine',
    });
    const key = data.connectionId;
    expect(await policy(undefined, false)).toMatchObject({ http: 401 });
    expect(await policy(translator, false)).toMatchObject({ http: 403 });
    expect(await policy(user, false)).toMatchObject({ http: 200 });
    expect((await callAs(server, translator, engineConnectionsApi.enginePolicy, {})).data).toEqual({
      ownEngines: false,
    });
    expect((await callAs(server, stranger, engineConnectionsApi.enginePolicy, {})).data).toEqual({
      ownEngines: true,
    });
    expect(await connect('Another')).toMatchObject({ http: 403, code: 'engine.own-forbidden' });
    expect(await listed(key, translator)).toMatchObject({
      state: 'not-configured',
      needs: ['own-forbidden'],
    });
    expect(await translate(key, translator)).toMatchObject({ http: 403, code: 'engine.own-forbidden' });
    await policy(user, true);
    expect(await listed(key, translator)).toMatchObject({ state: 'ready' });
    expect((await translate(key, translator)).http).toBe(200);
  });

  test('bad input is refused', async () => {
    expect(
      await callWith(server, user, engineConnectionsApi.changeEnginePolicy, { ownEngines: 'no' }),
    ).toMatchObject({
      code: 'request.invalid',
    });
  });
});
