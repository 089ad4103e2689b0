import { comparisonsApi } from '@transloom/contracts/comparisons';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../domains.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { fakeMicrosoft } from '../../testing/fake-engines/fake-microsoft.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from '../../testing/fake-engines/fake-openai.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-server.ts';

const server = await peopleServer({ routes });
const openAi = await startFakeOpenAi();
const microsoft = await fakeMicrosoft.start();
const pair = { sourceLanguage: 'en', targetLanguage: 'es' };

let owner: Member;
let admin: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let model: string;
let service: string;

async function connect(vendor: string, settings: Record<string, string>): Promise<string> {
  const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, {
    vendor,
    name: vendor,
    settings,
  });
  return data.connectionId;
}

beforeAll(async () => {
  owner = await server.addMember('SUPER_ADMIN');
  admin = await server.signIn(owner);
  colleague = await server.signIn(await server.addMember('SUPER_ADMIN', owner));
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const settings = { baseUrl: openAi.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  model = await connect('openai-compatible', settings);
  service = await connect('microsoft', { ...fakeMicrosoft.settings, baseUrl: microsoft.baseUrl });
});

describe('a comparison', () => {
  test('translates line by line and tells its time, length and version', async () => {
    const wish = { engineKey: model, ...pair, text: 'one\n\ntwo 😀' };
    const { data } = await callAs(server, admin, comparisonsApi.compareEngine, wish);
    expect(data).toEqual({
      target: 'ONE\n\nTWO 😀',
      version: fakeOpenAiModel,
      milliseconds: expect.any(Number),
      characters: 10,
      terms: { found: 0, used: 0 },
    });
  });

  test('brings the terms one has set for the direction to the engine', async () => {
    const terms = [
      { source: 'engine', target: 'MOTOR' },
      { source: 'absent', target: 'AUSENTE' },
    ];
    await callAs(server, admin, comparisonsApi.saveCustomTerms, { ...pair, terms });
    const wish = { engineKey: service, ...pair, text: 'Start the engine' };
    const { data } = await callAs(server, admin, comparisonsApi.compareEngine, wish);
    expect(microsoft.requests.at(-1)?.body).toContain('translation=\\"MOTOR\\"');
    expect(data).toMatchObject({ target: 'START THE MOTOR', terms: { found: 1, used: 1 } });
    const other = { ...wish, engineKey: model, text: 'Stop the engine' };
    await callAs(server, colleague, comparisonsApi.compareEngine, other);
    expect(openAi.requests.at(-1)?.body).not.toContain('MOTOR');
  });

  test('says why an engine could not translate', async () => {
    openAi.fail('payment-required');
    const wish = { engineKey: model, ...pair, text: 'never seen before' };
    expect(await callWith(server, admin, comparisonsApi.compareEngine, wish)).toMatchObject({
      code: 'engine.quota',
    });
    openAi.heal();
  });

  test('asks no other engine in the place of one that fails, whatever was chosen for that', async () => {
    const settings = { baseUrl: openAi.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
    const wish = { vendor: 'openai-compatible', name: 'Replaced', settings, fallbackKey: service };
    const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, wish);
    const asked = microsoft.requests.length;
    openAi.fail('payment-required');
    const comparing = { engineKey: data.connectionId, ...pair, text: 'nobody has read this' };
    expect(await callWith(server, admin, comparisonsApi.compareEngine, comparing)).toMatchObject({
      code: 'engine.quota',
    });
    openAi.heal();
    expect(microsoft.requests).toHaveLength(asked);
  });

  test.each([
    ['an engine nobody has', { engineKey: 'nobody' }, 'resource.not-found'],
    ['a text of more than 2,000 characters', { text: 'x'.repeat(2_001) }, 'request.invalid'],
    ['an empty text', { text: '  ' }, 'request.invalid'],
  ])('refuses %s', async (_, wrong, code) => {
    const wish = { engineKey: model, ...pair, text: 'one', ...wrong };
    expect(await callWith(server, admin, comparisonsApi.compareEngine, wish)).toMatchObject({ code });
  });

  test('never uses an engine of another organisation', async () => {
    const wish = { engineKey: model, ...pair, text: 'one' };
    expect(await callWith(server, stranger, comparisonsApi.compareEngine, wish)).toMatchObject({ http: 404 });
  });
});

describe('frequently used engines', () => {
  const save = (user: TestUser, engineKeys: readonly string[]) =>
    callWith(server, user, comparisonsApi.saveFrequentEngines, { engineKeys });

  test('are kept for each person, and one that was removed is left out', async () => {
    const gone = await connect('lingvanex', { apiKey: 'x', baseUrl: 'http://127.0.0.1:9' });
    await save(admin, [service, gone, model]);
    await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId: gone });
    const kept = await callAs(server, admin, comparisonsApi.frequentEngines, {});
    expect(kept.data.engineKeys).toEqual([service, model]);
    expect((await callAs(server, colleague, comparisonsApi.frequentEngines, {})).data.engineKeys).toEqual([]);
  });

  test('are one at least, each once, six at most, and known', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `engine-${index}`);
    for (const wrong of [[], [model, model], seven]) {
      expect(await save(admin, wrong)).toMatchObject({ code: 'request.invalid' });
    }
    expect(await save(admin, ['nobody'])).toMatchObject({ code: 'resource.not-found' });
    expect(await save(stranger, [model])).toMatchObject({ code: 'resource.not-found' });
  });
});

describe('terms one sets', () => {
  const direction = { sourceLanguage: 'en', targetLanguage: 'de' };
  const save = (terms: readonly object[]) =>
    callWith(server, admin, comparisonsApi.saveCustomTerms, { ...direction, terms });

  test('belong to a direction, and to the person', async () => {
    await save([{ source: ' house ', target: 'Haus' }]);
    const read = async (user: TestUser, asked: typeof direction) =>
      (await callAs(server, user, comparisonsApi.customTerms, asked)).data;
    expect(await read(admin, direction)).toEqual([{ source: 'house', target: 'Haus' }]);
    expect(await read(admin, { sourceLanguage: 'de', targetLanguage: 'en' })).toEqual([]);
    expect(await read(colleague, direction)).toEqual([]);
  });

  test('are twenty at most, whole, and each source once', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ source: `s${index}`, target: 't' }));
    expect(await save(many)).toMatchObject({ code: 'request.invalid' });
    expect(await save([{ source: '', target: 't' }])).toMatchObject({ code: 'request.invalid' });
    const twice = [
      { source: 'House', target: 'Haus' },
      { source: 'house', target: 'Gebäude' },
    ];
    expect(await save(twice)).toMatchObject({ code: 'comparison.duplicate-term' });
  });
});

describe('votes', () => {
  const cast = (user: TestUser, winner: string, losers: readonly string[]) =>
    callWith(server, user, comparisonsApi.vote, { ...pair, winner, losers });
  const read = async (user: TestUser) => (await callAs(server, user, comparisonsApi.scores, pair)).data;

  test('of the organisation make the scores of a pair', async () => {
    await cast(admin, model, [service]);
    await cast(colleague, model, [service]);
    await cast(colleague, service, [model]);
    expect(await read(admin)).toEqual([
      { engineKey: model, votes: 3, wins: 2 },
      { engineKey: service, votes: 3, wins: 1 },
    ]);
    expect(await read(stranger)).toEqual([]);
  });

  test('are for engines there are', async () => {
    expect(await cast(admin, 'nobody', [model])).toMatchObject({ code: 'resource.not-found' });
    expect(await cast(admin, model, ['nobody'])).toMatchObject({ code: 'resource.not-found' });
    expect(await cast(stranger, model, [service])).toMatchObject({ code: 'resource.not-found' });
  });

  test('are for one of two at least', async () => {
    expect(await cast(admin, model, [model])).toMatchObject({ code: 'request.invalid' });
    expect(await cast(admin, model, [])).toMatchObject({ code: 'request.invalid' });
  });
});

test.each(Object.values(comparisonsApi))(
  '$method $path is for those who may use engines',
  async (endpoint) => {
    const wish = {
      ...pair,
      engineKey: model,
      engineKeys: [model, service],
      winner: model,
      losers: [service],
      text: 'one',
      terms: [],
    };
    const names = Object.keys(endpoint.input.shape);
    const input = Object.fromEntries(Object.entries(wish).filter(([name]) => names.includes(name)));
    expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
  },
);
