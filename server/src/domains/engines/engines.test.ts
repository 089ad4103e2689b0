import { randomUUID } from 'node:crypto';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '../../testing/fake-engines/fake-libretranslate.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from '../../testing/fake-engines/fake-openai.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import { minuteMs } from '../../testing/test-clock.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { enginesRoutes } from './engines.routes.ts';

const server = await peopleServer({ routes: enginesRoutes });
const openAi = await startFakeOpenAi();
const libreTranslate = await startFakeLibreTranslate();

let owner: Member;
let admin: TestUser;

beforeAll(async () => {
  owner = await server.addMember('SUPER_ADMIN');
  admin = await server.signIn(owner);
});

const settings = { baseUrl: openAi.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
const draft = (name: string, more: Record<string, string> = {}) => ({
  vendor: 'openai-compatible',
  name,
  settings: { ...settings, ...more },
});

async function connected(name: string): Promise<string> {
  return (await callAs(server, admin, engineConnectionsApi.addConnection, draft(name))).data.connectionId;
}

async function engineOf(connectionId: string) {
  const { data } = await callAs(server, admin, enginesApi.listEngines, {});
  return data.flatMap(({ engines }) => engines).find(({ key }) => key === connectionId);
}

describe('a connected engine', () => {
  test('is ready at once, for every pair, and its key is shown by its last characters only', async () => {
    const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, draft('Model A'));
    expect(data.settings).toEqual({ ...settings, apiKey: `••••${fakeOpenAiKey.slice(-4)}` });
    expect(await engineOf(data.connectionId)).toMatchObject({
      name: 'Model A',
      state: 'ready',
      pairs: null,
      local: false,
    });
  });

  test('is stored with its key encrypted', async () => {
    const connectionId = await connected('Model B');
    const { rows } = await server.database.systemTransaction(async (db) => ({
      rows: await db.selectFrom('engineConnection').selectAll().where('id', '=', connectionId).execute(),
    }));
    expect(JSON.stringify(rows)).not.toContain(fakeOpenAiKey);
  });

  test('keeps its key when it is changed without one, or with the one that was shown', async () => {
    const connectionId = await connected('Model C');
    for (const apiKey of [undefined, `••••${fakeOpenAiKey.slice(-4)}`]) {
      const change = {
        baseUrl: settings.baseUrl,
        model: settings.model,
        ...(apiKey !== undefined && { apiKey }),
      };
      await callAs(server, admin, engineConnectionsApi.changeConnection, {
        ...draft('Model C'),
        connectionId,
        settings: change,
      });
      const { data } = await callAs(server, admin, engineConnectionsApi.testConnection, {
        ...draft('Model C'),
        connectionId,
        settings: change,
      });
      expect(data).toMatchObject({ ok: true, sample: { target: expect.stringMatching(/\S/) } });
    }
  });

  test('is sent its key at no other address than the one it was given for', async () => {
    const connectionId = await connected('Model L');
    const masked = `••••${fakeOpenAiKey.slice(-4)}`;
    const elsewhere = { baseUrl: `${openAi.baseUrl}/elsewhere`, model: settings.model };
    const asked = openAi.requests.length;
    for (const endpoint of [engineConnectionsApi.changeConnection, engineConnectionsApi.testConnection]) {
      for (const change of [elsewhere, { ...elsewhere, apiKey: masked }]) {
        const wish = { ...draft('Model L'), connectionId, settings: change };
        expect(await callWith(server, admin, endpoint, wish)).toMatchObject({
          http: 400,
          code: 'secret.other-address',
        });
      }
    }
    expect(openAi.requests.length).toBe(asked);
    const given = { ...draft('Model L', { baseUrl: elsewhere.baseUrl }), connectionId };
    expect((await callAs(server, admin, engineConnectionsApi.testConnection, given)).http).toBe(200);
    expect(openAi.requests.length).toBeGreaterThan(asked);
  });

  test('with a wrong key is saved as failing, with the reason, and works again when it is mended', async () => {
    const { data } = await callAs(
      server,
      admin,
      engineConnectionsApi.addConnection,
      draft('Model D', { apiKey: 'sk-wrong-000000' }),
    );
    expect(await engineOf(data.connectionId)).toMatchObject({
      state: 'failing',
      failureMessage: 'The engine “Model D” refused the key. An administrator must check its settings.',
      failingSince: expect.any(String),
    });
    await callAs(server, admin, engineConnectionsApi.changeConnection, {
      ...draft('Model D'),
      connectionId: data.connectionId,
    });
    expect(await engineOf(data.connectionId)).toMatchObject({
      state: 'ready',
      failureMessage: null,
      failingSince: null,
    });
  });

  test('that still fails after a change fails since it began to', async () => {
    const wrong = draft('Model K', { apiKey: 'sk-wrong-000000' });
    const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, wrong);
    const since = (await engineOf(data.connectionId))?.failingSince;
    server.clock.advance(5 * minuteMs);
    const change = { ...wrong, connectionId: data.connectionId, requestsPerMinute: 9 };
    await callAs(server, admin, engineConnectionsApi.changeConnection, change);
    expect(await engineOf(data.connectionId)).toMatchObject({ state: 'failing', failingSince: since });
  });

  test('that fails is ready again as soon as a test of it as saved succeeds', async () => {
    const connectionId = await connected('Model F');
    const saved = { ...draft('Model F'), connectionId };
    openAi.fail('payment-required');
    await callAs(server, admin, engineConnectionsApi.testConnection, saved);
    expect(await engineOf(connectionId)).toMatchObject({ state: 'failing' });
    openAi.heal();
    await callAs(server, admin, engineConnectionsApi.testConnection, {
      ...saved,
      settings: { ...settings, model: 'another' },
    });
    expect(await engineOf(connectionId)).toMatchObject({ state: 'failing' });
    await callAs(server, admin, engineConnectionsApi.testConnection, saved);
    expect(await engineOf(connectionId)).toMatchObject({ state: 'ready', failingSince: null });
  });

  test('tells the pairs it serves, and is offered for those alone', async () => {
    const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, {
      vendor: 'libretranslate',
      name: 'Libre',
      settings: { baseUrl: libreTranslate.baseUrl, apiKey: fakeLibreTranslateKey },
    });
    const pairs = (await engineOf(data.connectionId))?.pairs ?? [];
    if (!Array.isArray(pairs)) throw new Error('LibreTranslate tells its pairs one by one');
    expect(pairs.length).toBeGreaterThan(0);
    const namesFor = async (pair: { source: string; target: string }) =>
      (await callAs(server, admin, enginesApi.enginesForPair, pair)).data.map(({ name }) => name);
    expect(await namesFor(pairs[0] ?? { source: '', target: '' })).toContain('Libre');
    expect(await namesFor({ source: 'mi', target: 'cy' })).not.toContain('Libre');
  });

  test('can be removed', async () => {
    const connectionId = await connected('Model E');
    await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId });
    expect(await engineOf(connectionId)).toBeUndefined();
    expect(
      await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId }),
    ).toMatchObject({
      http: 404,
    });
  });
});

describe('refused', () => {
  test('a name that is taken', async () => {
    await connected('Twice');
    expect(await callAs(server, admin, engineConnectionsApi.addConnection, draft('Twice'))).toMatchObject({
      code: 'engine.duplicate-name',
    });
  });

  test.each([
    ['a vendor that does not exist', { ...draft('x'), vendor: 'nobody' }],
    ['settings without an address', { ...draft('x'), settings: { model: 'm' } }],
    ['a name of spaces', draft('   ')],
  ])('%s', async (_, input) => {
    expect(await callWith(server, admin, engineConnectionsApi.addConnection, input)).toMatchObject({
      code: 'request.invalid',
    });
  });

  test.each(['http://169.254.169.254/latest', 'http://10.0.0.1:8080/v1', 'file:///etc/passwd'])(
    'an address inside the network: %s',
    async (baseUrl) => {
      const { data } = await callAs(
        server,
        admin,
        engineConnectionsApi.testConnection,
        draft('inside', { baseUrl }),
      );
      expect(data).toMatchObject({
        ok: false,
        message: expect.stringContaining('This address is not allowed'),
      });
    },
  );
});

describe('who may', () => {
  const guarded = [
    enginesApi.listVendors,
    engineConnectionsApi.listConnections,
    engineConnectionsApi.addConnection,
    engineConnectionsApi.changeConnection,
    engineConnectionsApi.removeConnection,
    engineConnectionsApi.testConnection,
  ];
  const input = (connectionId: string) => ({ connectionId, ...draft('intruder') });
  const fitting = (endpoint: (typeof guarded)[number], connectionId: string) => {
    const names = Object.keys(endpoint.input.shape);
    return Object.fromEntries(Object.entries(input(connectionId)).filter(([name]) => names.includes(name)));
  };

  test.each(guarded)('$path is for people who are signed in', async (endpoint) => {
    const wish = fitting(endpoint, randomUUID());
    expect(await callWith(server, undefined, endpoint, wish)).toMatchObject({ http: 401 });
  });

  test('engines of the organisation are connected, changed, tested and removed by administrators', async () => {
    const translator = await server.signIn(await server.addMember('TRANSLATOR', owner));
    const connectionId = await connected('Kept by administrators');
    for (const endpoint of [
      engineConnectionsApi.addConnection,
      engineConnectionsApi.changeConnection,
      engineConnectionsApi.removeConnection,
      engineConnectionsApi.testConnection,
    ]) {
      const wish = fitting(endpoint, connectionId);
      expect(await callWith(server, translator, endpoint, wish)).toMatchObject({ code: 'access.denied' });
    }
    expect((await callAs(server, translator, engineConnectionsApi.listConnections, {})).data).toEqual([]);
  });

  test('nobody sees or touches an engine of another organisation', async () => {
    const connectionId = await connected('Ours');
    const stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
    for (const endpoint of [
      engineConnectionsApi.changeConnection,
      engineConnectionsApi.removeConnection,
      engineConnectionsApi.testConnection,
    ]) {
      expect(await callWith(server, stranger, endpoint, fitting(endpoint, connectionId))).toMatchObject({
        http: 404,
      });
    }
    expect((await callAs(server, stranger, engineConnectionsApi.listConnections, {})).data).toEqual([]);
    expect(await engineOf(connectionId)).toMatchObject({ name: 'Ours', state: 'ready' });
  });
});
