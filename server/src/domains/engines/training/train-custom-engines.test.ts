import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { enginesApi } from '@transloom/contracts/engines';
import { jobsApi } from '@transloom/contracts/jobs';
import { plainInline } from '@transloom/core/inline/inline-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import { startFakeOpenAi } from '../../../testing/fake-engines/fake-openai.ts';
import { fakeTranslation } from '../../../testing/fake-engines/fake-translation.ts';
import { connectFake } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { translateTexts } from '../translating/translate-texts.ts';

const server = await customEngineServer();
/** Writes as the example that is most like the text, and knows no Spanish of its own. */
const model = await startFakeOpenAi(
  (text, { examples, to }) => examples.at(-1)?.target ?? fakeTranslation(text, to),
);
const { longContext } = actAs(server.services);
beforeAll(async () => void (await server.work()));
const timeout = 90_000;

async function manager(): Promise<TestUser> {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

type Draft = Parameters<typeof createEngine>[2];

async function trained(user: TestUser, pairs: number, draft: Draft = {}) {
  const fileIds = await uploadCorpus(server, user, corpusTable(pairs));
  const { customEngineId } = await createEngine(server, user, { fileIds, ...draft });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  return train(user, customEngineId);
}

async function train(user: TestUser, customEngineId: string) {
  const { data } = await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
  expect(data.status).toBe('training');
  return settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
}

async function translate(user: TestUser, engineKey: string, text: string) {
  const [result] = await translateTexts(longContext(user), {
    engineKey,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    module: 'workbench',
    document: {},
    around: async () => [],
    segments: [{ source: plainInline(text), codes: {} }],
    signal: AbortSignal.timeout(10_000),
  });
  return result;
}

/** The last prompt of the language model. */
function prompt() {
  const { body } = model.requests.at(-1) ?? { body: '{}' };
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return { system: String(messages[0]?.content), user: JSON.parse(String(messages[1]?.content)) };
}

describe('a quick engine', () => {
  test('is trained here, measured on what it never saw, and translates without any other', {
    timeout,
  }, async () => {
    const user = await manager();
    const engine = await trained(user, 400);
    expect(engine).toMatchObject({ status: 'ready', currentVersion: 1 });
    expect(engine.scores?.segments).toBe(engine.corpus?.test);
    expect(engine.scores?.base).toBeNull();
    expect(engine.scores?.custom.chrf).toBeGreaterThan(60);
    const result = await translate(
      user,
      engine.customEngineId,
      'The small boat stands on the hill since 999 days.',
    );
    expect(result).toMatchObject({ status: 'translated', engine: engine.name, version: 'v1' });
    expect(result).toMatchObject({
      target: { text: 'El barco pequeño está en la colina desde hace 999 días.' },
    });
    const { data } = await callAs(server, user, enginesApi.enginesForPair, { source: 'en', target: 'es' });
    expect(data.find(({ key }) => key === engine.customEngineId)).toMatchObject({
      state: 'ready',
      local: true,
    });
    expect(model.requests).toEqual([]);
  });

  test('is compared with a base engine, which it beats in its domain, and rolled back', {
    timeout,
  }, async () => {
    const user = await manager();
    const baseEngine = await connectFake(server, user, model.baseUrl);
    const engine = await trained(user, 400, { baseEngine });
    expect(engine.scores?.custom.bleu).toBeGreaterThan(engine.scores?.base?.bleu ?? 100);
    const { customEngineId } = engine;
    const again = await train(user, customEngineId);
    expect(again.currentVersion).toBe(2);
    await callAs(server, user, customEnginesApi.chooseVersion, { customEngineId, number: 1 });
    expect(await translate(user, customEngineId, 'The black cat stands near the market.')).toMatchObject({
      version: 'v1',
    });
    const asked = { customEngineId, number: 2 };
    const { data } = await callAs(server, user, customEnginesApi.compareVersion, asked);
    expect(data.length).toBeGreaterThan(10);
    expect(data[0]?.base).not.toBeNull();
  });

  test('is offline while it is trained, and is not trained twice at once', { timeout }, async () => {
    const user = await manager();
    const { customEngineId } = await trained(user, 200);
    await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
    await expect(translate(user, customEngineId, 'The cat.')).rejects.toMatchObject({
      code: 'custom-engine.offline',
    });
    const twice = await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
    expect(twice.code).toBe('custom-engine.busy');
    await settledEngine(server, user, customEngineId, ({ status }) => status === 'ready');
  });

  test('needs a corpus', async () => {
    const user = await manager();
    const { customEngineId } = await createEngine(server, user);
    await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
    const answer = await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
    expect(answer.code).toBe('custom-engine.no-corpus');
    const choice = { customEngineId, number: 1 };
    expect((await callAs(server, user, customEnginesApi.chooseVersion, choice)).http).toBe(404);
  });
});

describe('a rag engine', () => {
  const terms = [{ source: 'small boat', target: 'barquita' }];

  test('shows the model the most similar translations and the terms of a text', { timeout }, async () => {
    const user = await manager();
    const baseEngine = await connectFake(server, user, model.baseUrl);
    const engine = await trained(user, 300, { kind: 'rag', baseEngine, terms, style: 'informal' });
    expect(engine).toMatchObject({ status: 'ready', currentVersion: 1 });
    expect(engine.scores?.custom.chrf).toBeGreaterThan(engine.scores?.base?.chrf ?? 100);
    await translate(user, engine.customEngineId, 'The small boat stands near the market since 7777 days!');
    const { system, user: payload } = prompt();
    expect(system).toContain('Style: Informal');
    expect(payload.terms).toEqual(terms);
    expect(payload.examples.length).toBe(5);
    expect(payload.examples.at(-1).source).toMatch(
      /^The small boat stands near the market since \d+ days\.$/,
    );
  });

  test('never receives texts of another organization', { timeout }, async () => {
    const [user, stranger] = [await manager(), await manager()];
    const secret = corpusTable(60)
      .replaceAll('big stone', 'kanarienvogel')
      .replaceAll('La piedra grande', 'Un kanarienvogel');
    const theirs = await connectFake(server, stranger, model.baseUrl);
    const fileIds = await uploadCorpus(server, stranger, secret);
    const other = await createEngine(server, stranger, { kind: 'rag', baseEngine: theirs, fileIds, terms });
    await settledEngine(server, stranger, other.customEngineId, ({ status }) => status === 'prepared');
    await train(stranger, other.customEngineId);
    const baseEngine = await connectFake(server, user, model.baseUrl);
    const own = await trained(user, 100, { kind: 'rag', baseEngine });
    const before = model.requests.length;
    await translate(user, own.customEngineId, 'The kanarienvogel stands near the small boat.');
    const asked = model.requests.slice(before).map(({ body }) => body);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toContain('Un kanarienvogel');
    expect(asked.join()).not.toContain('barquita');
    await expect(translate(user, other.customEngineId, 'The cat.')).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });

  test('translates the very same text as it was, and asks nobody', { timeout }, async () => {
    const user = await manager();
    const baseEngine = await connectFake(server, user, model.baseUrl);
    const { customEngineId } = await trained(user, 100, { kind: 'rag', baseEngine });
    const { data } = await callAs(server, user, customEnginesApi.listPairs, { customEngineId, show: 'used' });
    const pair = data.records.find(({ part }) => part === 'train');
    const before = model.requests.length;
    const result = await translate(user, customEngineId, String(pair?.source));
    expect(result).toMatchObject({ status: 'translated', target: { text: pair?.target } });
    expect(model.requests.length).toBe(before);
  });

  test('needs a base engine, and says why training failed', { timeout }, async () => {
    const user = await manager();
    const fileIds = await uploadCorpus(server, user, corpusTable(60));
    const { customEngineId } = await createEngine(server, user, { kind: 'rag', fileIds });
    await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
    const answer = await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
    expect(answer.code).toBe('custom-engine.no-base');
    const baseEngine = '01900000-0000-7000-8000-00000000dead';
    await callAs(server, user, customEnginesApi.changeCustomEngine, { customEngineId, baseEngine });
    const failed = await train(user, customEngineId);
    expect(failed.status).toBe('failed');
    expect(failed.versions[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'custom-engine.base-off' },
    });
    const choice = { customEngineId, number: 1 };
    const chosen = await callAs(server, user, customEnginesApi.chooseVersion, choice);
    expect(chosen.code).toBe('custom-engine.not-measured');
  });
});

test('an xgpt engine receives its description, style, examples and terms', { timeout }, async () => {
  const user = await manager();
  const baseEngine = await connectFake(server, user, model.baseUrl);
  const terms = [{ source: 'moon', target: 'luna' }];
  const about = {
    description: 'Fairy tales',
    style: 'literary',
    examples: 'Once upon a time = Érase una vez',
  };
  const engine = await trained(user, 60, { kind: 'xgpt', baseEngine, terms, ...about });
  expect(engine.versions[0]?.scores?.segments).toBe(engine.corpus?.test);
  const { customEngineId } = engine;
  const number = 1;
  await callAs(server, user, customEnginesApi.chooseVersion, { customEngineId, number });
  await translate(user, customEngineId, 'Under the moon.');
  const { system, user: payload } = prompt();
  for (const words of [about.description, 'Style: Literary', about.examples]) expect(system).toContain(words);
  expect(payload.terms).toEqual(terms);
});

test('training can be stopped, and what was there stays', { timeout }, async () => {
  const user = await manager();
  const { customEngineId } = await trained(user, 200);
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
  const { data } = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
  const jobId = data.versions[0]?.job?.jobId;
  await callWith(server, user, jobsApi.cancelJob, { jobId });
  const engine = await settledEngine(server, user, customEngineId, ({ status }) => status === 'ready');
  expect(engine).toMatchObject({ currentVersion: 1 });
  expect(engine.versions[0]?.status).toBe('failed');
});
