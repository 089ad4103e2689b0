import { type CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import { plainInline } from '@transloom/core/inline/inline-text';
import { beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { places, things } from '../../../testing/corpus-words.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import { startFakeOpenAi } from '../../../testing/fake-engines/fake-openai.ts';
import { connectFake } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { betterVariant } from '../../custom-engines/post-editing/better-variant.ts';
import { translateTexts } from '../translating/translate-texts.ts';

const server = await customEngineServer();
/** Knows the things and places, and says all else in other words than people do. */
const base = await startFakeOpenAi((text) => {
  const [, thing, place, days] = /^The (.*?) stands (.*) since (\d+) days\.$/.exec(text) ?? [];
  const [, cosa] = things.find(([english]) => english === thing) ?? [];
  const [, lugar] = places.find(([english]) => english === place) ?? [];
  return `${cosa} permanece ${lugar} durante unas ${days} jornadas.`;
});
const { longContext } = actAs(server.services);
beforeAll(async () => void (await server.work()));
const timeout = 90_000;

interface Trained {
  readonly user: TestUser;
  readonly baseEngine: string;
  readonly engine: CustomEngineDetail;
}

async function trained(postEditing: 'local' | 'always' | 'never'): Promise<Trained> {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const baseEngine = await connectFake(server, user, base.baseUrl);
  const fileIds = await uploadCorpus(server, user, corpusTable(300));
  const { customEngineId } = await createEngine(server, user, { fileIds, baseEngine, postEditing });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  return { user, baseEngine, engine: await train(user, customEngineId) };
}

async function train(user: TestUser, customEngineId: string) {
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
  return settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
}

async function choose({ user, engine: { customEngineId } }: Trained, variant: 'plain' | 'post-edited') {
  return callAs(server, user, customEnginesApi.chooseVersion, { customEngineId, number: 1, variant });
}

async function translate({ user, engine }: Trained) {
  const [result] = await translateTexts(longContext(user), {
    engineKey: engine.customEngineId,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    module: 'workbench',
    document: {},
    around: async () => [],
    segments: [{ source: plainInline('The small boat stands on the hill since 999 days.'), codes: {} }],
    signal: AbortSignal.timeout(10_000),
  });
  return result;
}

function usage({ user: { organizationId } }: Trained) {
  return server.database.systemTransaction((db) =>
    db
      .selectFrom('quotaUse')
      .select(({ fn }) => ['module', 'engineKey', fn.sum<string>('characters').as('characters')])
      .where('organizationId', '=', organizationId)
      .groupBy(['module', 'engineKey'])
      .orderBy('module')
      .execute(),
  );
}

test('an engine learns to rewrite its base engine, and the better of both ways translates', {
  timeout,
}, async () => {
  const world = await trained('always');
  const { user, engine, baseEngine } = world;
  const { customEngineId } = engine;
  expect(engine.status).toBe('ready');
  const [version] = engine.versions;
  const variants = version?.scores?.variants;
  if (version === undefined || !variants) throw new Error('the version was measured in one way');
  expect(version).toMatchObject({ baseEngine, postEditingMessage: null, variant: betterVariant(variants) });
  expect(engine.scores?.custom).toEqual(variants[version.variant]);
  expect(variants['post-edited'].bleu).toBeGreaterThan((engine.scores?.base?.bleu ?? 100) + 10);
  const asked = { customEngineId, number: 1 };
  const { data: compared } = await callAs(server, user, customEnginesApi.compareVersion, asked);
  expect(compared[0]?.base).toMatch(/ permanece /);
  expect(compared[0]?.postEdited).toMatch(/ está /);

  expect((await choose(world, 'post-edited')).data.scores?.custom).toEqual(variants['post-edited']);
  expect(await translate(world)).toMatchObject({
    status: 'translated',
    engine: engine.name,
    version: expect.stringMatching(/^v1 after \S/),
    target: { text: 'El barco pequeño está en la colina desde hace 999 días.' },
  });
  expect((await choose(world, 'plain')).data.scores?.custom).toEqual(variants.plain);
  expect(await translate(world)).toMatchObject({ status: 'translated', version: 'v1' });
});

test('what the base engine translates for training and measuring is in the ledger, and is asked for once', {
  timeout,
}, async () => {
  const world = await trained('always');
  const { user, engine, baseEngine } = world;
  const rows = (await usage(world)).filter(({ engineKey }) => engineKey === baseEngine);
  expect(rows.map(({ module }) => module)).toEqual(['measuring', 'training']);
  const [measured, learned] = rows.map(({ characters }) => Number(characters));
  expect(measured).toBeGreaterThan((engine.corpus?.test ?? 0) * 30);
  expect(learned).toBeGreaterThan(Number(measured));
  const requests = base.requests.length;
  expect((await train(user, engine.customEngineId)).currentVersion).toBe(2);
  expect(base.requests.length).toBe(requests);
  expect((await usage(world)).filter(({ engineKey }) => engineKey === baseEngine)).toEqual(rows);
});

test('an engine that rewrites another is off with it, and goes on by itself where somebody says so', {
  timeout,
}, async () => {
  const world = await trained('always');
  const { user, engine, baseEngine } = world;
  await choose(world, 'post-edited');
  await callAs(server, user, engineConnectionsApi.removeConnection, { connectionId: baseEngine });
  const listed = async () => {
    const { data } = await callAs(server, user, enginesApi.enginesForPair, { source: 'en', target: 'es' });
    return data.find(({ key }) => key === engine.customEngineId);
  };
  expect(await listed()).toMatchObject({ state: 'not-configured', needs: ['base-engine'] });
  await expect(translate(world)).rejects.toMatchObject({ code: 'custom-engine.base-off' });
  await choose(world, 'plain');
  expect(await listed()).toMatchObject({ state: 'ready', local: true });
  expect(await translate(world)).toMatchObject({ status: 'translated', version: 'v1' });
});

test('where the base engine refuses, the engine translates by itself and says why', { timeout }, async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const refusing = await startFakeOpenAi();
  const baseEngine = await connectFake(server, user, refusing.baseUrl);
  // So few that they are asked for in one request, which is refused.
  const fileIds = await uploadCorpus(server, user, corpusTable(22));
  const draft = { fileIds, baseEngine, postEditing: 'always' } as const;
  const { customEngineId } = await createEngine(server, user, draft);
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  refusing.fail('unauthorized', 1);
  const engine = await train(user, customEngineId);
  expect(engine.versions[0]).toMatchObject({
    status: 'ready',
    variant: 'plain',
    scores: { variants: null },
    postEditingMessage: expect.stringContaining('Fake model'),
  });
  const refused = await choose({ user, baseEngine, engine }, 'post-edited');
  expect(refused.code).toBe('custom-engine.no-variant');
  await refusing.stop();
});

test('an engine that costs money is not asked to be learned from unless somebody says so', {
  timeout,
}, async () => {
  const world = await trained('local');
  expect(world.engine.versions[0]).toMatchObject({ postEditingMessage: null, scores: { variants: null } });
  expect((await usage(world)).map(({ module }) => module)).not.toContain('training');
});
