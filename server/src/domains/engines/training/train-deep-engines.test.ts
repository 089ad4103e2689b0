import { type CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { plainInline } from '@transloom/core/inline/inline-text';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { copyEngine } from '../../../testing/copy-engine.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import { startReferenceTrainer } from '../../../testing/fake-trainers/conforming-trainers.ts';
import {
  fakeFineTuningKey,
  fakeTunableModel,
  startFakeFineTuning,
} from '../../../testing/fake-trainers/fake-fine-tuning.ts';
import { largeCorpusTable } from '../../../testing/large-corpus-table.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { translateTexts } from '../translating/translate-texts.ts';

const server = await customEngineServer();
const vendor = await startFakeFineTuning();
const own = await startReferenceTrainer();
const { longContext } = actAs(server.services);
/** Its corpus is clean; each test begins with a copy. */
let model = '';
beforeAll(async () => {
  await server.work();
  model = await preparedFrom(await manager(), largeCorpusTable());
});
afterAll(async () => {
  await vendor.stop();
  await own.stop();
});
const timeout = 450_000;

async function manager(): Promise<TestUser> {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

const atVendor = {
  vendor: 'openai-fine-tuning',
  name: 'Vendor',
  settings: {
    baseUrl: vendor.baseUrl,
    apiKey: fakeFineTuningKey,
    model: fakeTunableModel,
    epochs: '2',
    pricePerMillion: '3',
  },
};
const atHome = { vendor: 'transloom-trainer', name: 'Own', settings: { ...own.settings } };

async function connect(user: TestUser, trainer: typeof atVendor | typeof atHome = atVendor): Promise<string> {
  const { data, message } = await callAs(server, user, engineTrainersApi.addTrainer, trainer);
  if (data === null) throw new Error(message);
  return data.trainerId;
}

async function preparedFrom(user: TestUser, table: string, trainerId: string | null = null): Promise<string> {
  const fileIds = await uploadCorpus(server, user, table);
  const { customEngineId } = await createEngine(server, user, { kind: 'deep', fileIds, trainerId });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  return customEngineId;
}

type Change = Omit<RequestOf<typeof customEnginesApi.changeCustomEngine>, 'customEngineId'>;

/** A deep engine whose corpus is clean. */
async function prepared(user: TestUser, trainerId: string | null = null, change: Change = {}) {
  const but = { trainer_id: trainerId };
  const customEngineId = await copyEngine(server, { customEngineId: model, user, but });
  const asked = { customEngineId, ...change };
  const { data, message } = await callAs(server, user, customEnginesApi.changeCustomEngine, asked);
  if (data === null) throw new Error(message);
  expect(data.status).toBe('prepared');
  return data;
}

async function begin(user: TestUser, customEngineId: string) {
  const { data: estimate } = await callAs(server, user, customEnginesApi.estimateTraining, {
    customEngineId,
  });
  const { estimateKey } = estimate;
  const asked = { customEngineId, estimateKey };
  const { data, message } = await callAs(server, user, customEnginesApi.trainCustomEngine, asked);
  if (data === null) throw new Error(message);
  expect(data.status).toBe('training');
  return estimate;
}

const settled = (user: TestUser, customEngineId: string) =>
  settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');

const training = ({ versions }: CustomEngineDetail) => versions[0]?.training;

async function translate(user: TestUser, engineKey: string, text: string) {
  const [result] = await translateTexts(longContext(user), {
    engineKey,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    module: 'workbench',
    document: {},
    around: async () => [],
    segments: [{ source: plainInline(text), codes: {} }],
    signal: AbortSignal.timeout(20_000),
    onTranslated: async () => undefined,
  });
  return result;
}

describe('a deep engine', () => {
  test('is estimated, trained at a vendor, measured, and translates there', { timeout }, async () => {
    const user = await manager();
    const engine = await prepared(user, await connect(user));
    const { customEngineId } = engine;
    const estimate = await begin(user, customEngineId);
    const learned = (engine.corpus?.cleaned ?? 0) - (engine.corpus?.test ?? 0);
    expect(estimate).toMatchObject({ trainer: 'Vendor', pairs: learned, cost: { currency: 'USD' } });
    expect(estimate.cost?.amount).toBeCloseTo(((estimate.tokens ?? 0) / 1e6) * 3, 1);
    await expect(translate(user, customEngineId, 'The cat.')).rejects.toMatchObject({
      code: 'custom-engine.offline',
    });
    const done = await settled(user, customEngineId);
    expect(done.versions[0]).toMatchObject({ status: 'ready', pairs: learned, failure: null });
    expect(training(done)).toMatchObject({ state: 'trained', share: 1, tokens: 12_345, trainer: 'Vendor' });
    expect(done.scores?.segments).toBe(Math.min(500, engine.corpus?.test ?? 0));
    const text = 'The king sells the red house by the river.';
    expect(await translate(user, customEngineId, text)).toMatchObject({
      status: 'translated',
      version: 'v1',
    });
    const [job] = [...vendor.jobs.values()].slice(-1);
    const file = vendor.files.get(job?.wish.training_file ?? '');
    expect(file?.pairs.size).toBeGreaterThan(4_000);
    await callAs(server, user, customEnginesApi.deleteCustomEngine, { customEngineId });
    await vi.waitFor(() => expect(vendor.models).not.toContain(job?.fine_tuned_model), { timeout: 20_000 });
    await vi.waitFor(() => expect(vendor.files.has(file?.id ?? '')).toBe(false), { timeout: 20_000 });
  });

  test('is trained by the trainer that comes with the product, better than nothing', {
    timeout,
  }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user, await connect(user, atHome));
    const estimate = await begin(user, customEngineId);
    expect(estimate).toMatchObject({ cost: null, tokens: null, seconds: expect.any(Number) });
    const done = await settled(user, customEngineId);
    expect(done).toMatchObject({ status: 'ready', currentVersion: 1 });
    expect(done.scores?.custom.bleu).toBeGreaterThan(80);
    expect(await translate(user, customEngineId, 'The king sells the small boat on the hill.')).toMatchObject(
      {
        target: { text: 'El rey vende el barco pequeño en la colina.' },
      },
    );
  });

  const about = { description: 'Fairy tales', style: 'literary', examples: 'Once = Érase una vez' };
  const terms = [{ source: 'red house', target: 'casita roja' }];

  test('follows its instructions if a language model was trained, for guests too', {
    timeout,
  }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user, await connect(user), { ...about, terms });
    await begin(user, customEngineId);
    expect((await settled(user, customEngineId)).status).toBe('ready');
    const asked = () => {
      const body = vendor.requests.findLast(({ path }) => path === '/v1/chat/completions')?.body ?? '{}';
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      return { system: String(messages[0]?.content), payload: JSON.parse(String(messages[1]?.content)) };
    };
    const text = 'The king sells the red house by the sea since 7 years.';
    await translate(user, customEngineId, text);
    const { system, payload } = asked();
    for (const words of [about.description, 'Style: Literary', about.examples])
      expect(system).toContain(words);
    expect(payload.terms).toEqual(terms);

    const password = 'secret12';
    const { data } = await callAs(server, user, customEnginesApi.shareEngine, { customEngineId, password });
    const guest = await manager();
    await expect(translate(guest, customEngineId, text)).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    const link = { customEngineId, token: String(data.share?.token), password };
    const joined = await callAs(server, guest, customEnginesApi.joinEngine, link);
    expect(joined.data).toMatchObject({ kind: 'deep', serving: true, baseEngine: null });
    const before = vendor.requests.length;
    const theirs = await translate(guest, customEngineId, text);
    expect(vendor.requests.length).toBeGreaterThan(before);
    expect(theirs).toMatchObject({ status: 'translated', version: 'v1' });
    expect(asked().payload.terms).toEqual(terms);
    // Nothing else of the trainer is theirs.
    expect((await callAs(server, guest, engineTrainersApi.listTrainers, {})).data).toEqual([]);
    await callAs(server, user, customEnginesApi.stopSharing, { customEngineId });
    await expect(translate(guest, customEngineId, text)).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });

  test('is not begun without its estimate, a trainer, or enough pairs', { timeout }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user);
    const refusal = async (estimateKey?: string) => {
      const asked = { customEngineId, ...(estimateKey !== undefined && { estimateKey }) };
      return (await callAs(server, user, customEnginesApi.trainCustomEngine, asked)).code;
    };
    expect(await refusal()).toBe('custom-engine.no-trainer');
    const trainerId = await connect(user);
    await callAs(server, user, customEnginesApi.changeCustomEngine, { customEngineId, trainerId });
    expect(await refusal()).toBe('custom-engine.no-estimate');
    const { data } = await callAs(server, user, customEnginesApi.estimateTraining, { customEngineId });
    expect(await refusal('another')).toBe('custom-engine.no-estimate');
    const other = await connect(user, atHome);
    await callAs(server, user, customEnginesApi.changeCustomEngine, { customEngineId, trainerId: other });
    expect(await refusal(data.estimateKey)).toBe('custom-engine.no-estimate');
    const few = await preparedFrom(user, corpusTable(300), trainerId);
    const answer = await callAs(server, user, customEnginesApi.estimateTraining, { customEngineId: few });
    expect(answer).toMatchObject({ code: 'custom-engine.corpus-size', params: { least: 5_000 } });
  });

  test('is stopped at the trainer too, and goes on without its corpus being sent again', {
    timeout,
  }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user, await connect(user));
    vendor.hold();
    await begin(user, customEngineId);
    await settledEngine(server, user, customEngineId, (engine) => training(engine)?.share === 0.25);
    const [job] = [...vendor.jobs.values()].slice(-1);
    await callAs(server, user, customEnginesApi.stopTraining, { customEngineId });
    const stopped = await settled(user, customEngineId);
    expect(stopped.versions[0]).toMatchObject({ status: 'failed', failure: { code: 'job.cancelled' } });
    expect(training(stopped)?.resumable).toBe(true);
    await vi.waitFor(() => expect(job?.status).toBe('cancelled'), { timeout: 20_000 });
    vendor.letGo();
    const uploads = () =>
      vendor.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/files').length;
    const before = uploads();
    await callAs(server, user, customEnginesApi.resumeTraining, { customEngineId });
    const done = await settled(user, customEngineId);
    expect(done.versions).toHaveLength(1);
    expect(done.versions[0]).toMatchObject({ status: 'ready', failure: null });
    expect(uploads()).toBe(before);
    const again = await callAs(server, user, customEnginesApi.resumeTraining, { customEngineId });
    expect(again.code).toBe('custom-engine.not-resumable');
  });

  test('waits for a trainer that asks to wait, and says what failed there', { timeout }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user, await connect(user));
    const { data } = await callAs(server, user, customEnginesApi.estimateTraining, { customEngineId });
    vendor.failNextJob('invalid_training_file');
    vendor.fail('rate-limited', 1);
    const asked = { customEngineId, estimateKey: data.estimateKey };
    await callAs(server, user, customEnginesApi.trainCustomEngine, asked);
    const waiting = await settledEngine(
      server,
      user,
      customEngineId,
      (engine) => training(engine)?.unreachableSince != null,
    );
    expect(waiting.status).toBe('training');
    const failed = await settled(user, customEngineId);
    expect(failed.versions[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'trainer.failed', params: { trainer: 'Vendor', reason: 'invalid_training_file' } },
    });
    expect(training(failed)?.resumable).toBe(true);
    vendor.fail('unauthorized', 1);
    await callAs(server, user, customEnginesApi.resumeTraining, { customEngineId });
    const refused = await settled(user, customEngineId);
    expect(refused.versions[0]?.failure?.code).toBe('trainer.auth');
  });

  test('is begun and goes on only with the pairs it was estimated for, not with as many others', {
    timeout,
  }, async () => {
    const user = await manager();
    const { customEngineId } = await prepared(user, await connect(user));
    const asked = { customEngineId, show: 'used' } as const;
    const { data: page } = await callAs(server, user, customEnginesApi.listPairs, asked);
    const [one = '', other = ''] = page.records.flatMap(({ part, pairId }) =>
      part === 'test' ? [] : [pairId],
    );
    const decide = (pairId: string, used: boolean | null) =>
      callAs(server, user, customEnginesApi.decidePairs, { customEngineId, pairIds: [pairId], used });
    const leaveOut = async (left: string, back: string) => {
      await decide(left, false);
      await decide(back, null);
      const { data } = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
      return data;
    };
    const without = await leaveOut(one, other);
    const { data: estimate } = await callAs(server, user, customEnginesApi.estimateTraining, {
      customEngineId,
    });
    expect((await leaveOut(other, one)).corpus?.cleaned).toBe(without.corpus?.cleaned);
    const begun = await callAs(server, user, customEnginesApi.trainCustomEngine, {
      customEngineId,
      estimateKey: estimate.estimateKey,
    });
    expect(begun.code).toBe('custom-engine.no-estimate');

    vendor.failNextJob('invalid_training_file');
    await begin(user, customEngineId);
    expect(training(await settled(user, customEngineId))?.resumable).toBe(true);
    expect(training(await leaveOut(one, other))?.resumable).toBe(false);
    const resumed = await callAs(server, user, customEnginesApi.resumeTraining, { customEngineId });
    expect(resumed.code).toBe('custom-engine.not-resumable');
    expect(training(await leaveOut(other, one))?.resumable).toBe(true);
  });
});
