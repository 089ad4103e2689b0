import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { engineModelsApi } from '@transloom/contracts/engine-models';
import { messagesApi } from '@transloom/contracts/messages';
import { type ModelDownloadOptions, modelDownloadsApi } from '@transloom/contracts/model-downloads';
import type { WorkStatus } from '@transloom/contracts/work';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../domains.ts';
import { ModelStore } from '../../providers/machine-translation/model-store/model-store.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { startFakeHub } from '../../testing/fake-hub.ts';
import { startFakeModels } from '../../testing/fake-models.ts';
import { peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { ggufModelFile, writeGgufModel } from '../../testing/tiny-models/write-gguf-model.ts';
import { onnxModelFiles, writeOnnxModel } from '../../testing/tiny-models/write-onnx-model.ts';
import { engineModelsJobs } from './engine-models.jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'models-'));
const fake = await startFakeModels(['en-es', 'en-fr']);
const hub = await startFakeHub({
  'Maker/opus-mt-en-zh': onnxModelFiles({}),
  'Maker/talker': { 'talker.Q4_K_M.gguf': ggufModelFile() },
  'Gated/talker': { 'a.gguf': ggufModelFile() },
  'Maker/reader': { 'README.md': Buffer.from('# Nothing') },
});
const models = { store: new ModelStore(folder), source: fake.source, hub: hub.url, changeable: true };
const server = await peopleServer({
  routes,
  jobs: engineModelsJobs,
  providers: { models },
});
const timeout = 20_000;

let admin: TestUser;
let other: TestUser;
beforeAll(async () => {
  await server.work();
  admin = await server.signIn(await server.addPerson({ administrator: true }));
  other = await server.signIn(await server.addPerson({ administrator: true }));
});
beforeEach(() => {
  fake.fail();
  hub.fail();
  for (const engine of ['bergamot', 'onnx', 'gguf'])
    rmSync(join(folder, engine), { recursive: true, force: true });
});
afterAll(async () => {
  await fake.stop();
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

const byHand = { bytes: expect.any(Number), revision: null, licence: null, files: [] };
const list = async (user = admin) => (await callAs(server, user, engineModelsApi.engineModels, {})).data;
const start = (options: ModelDownloadOptions, user = admin) =>
  callAs(server, user, modelDownloadsApi.createWork, { options });
const fetchIt = (direction: string, user = admin) => start({ direction }, user);
/** Downloads that have not arrived. */
const onTheirWay = async (user = admin) => {
  const status: WorkStatus[] = ['waiting', 'running', 'failed', 'stopped'];
  return (await callAs(server, user, modelDownloadsApi.listWork, { status })).data.records;
};
const workOf = async (name: string) => {
  const work = (await onTheirWay()).find((one) => one.name === name);
  return { workId: work?.workId ?? 'none' };
};
const failureCodes = async () => (await onTheirWay()).map(({ failure }) => failure?.code);
const directions = async () => (await list()).models.map(({ direction }) => direction);

describe('the model of a pair', () => {
  const wanted = { source: 'en', target: 'es' };
  const ofPair = (pair = wanted) => callAs(server, admin, engineModelsApi.pairModel, pair);

  test('is offered in place with size and licence until it is here', async () => {
    const { data } = await ofPair();
    expect(data).toMatchObject({ direction: 'en-es', licence: { name: 'MPL-2.0' } });
    expect(data?.bytes).toBeGreaterThan(data?.downloadBytes ?? 0);
    expect((await ofPair({ source: 'en', target: 'xx' })).data).toBeNull();
    await fetchIt('en-es');
    await vi.waitFor(async () => expect((await ofPair()).data).toBeNull(), { timeout });
    await vi.waitFor(async () => expect(await onTheirWay()).toEqual([]), { timeout });
  });

  test('is asked of the people who run the installation, once a day', async () => {
    const manager = await server.signIn(await server.addMember('PROJECT_MANAGER'));
    const ask = (pair = wanted) => callAs(server, manager, engineModelsApi.askForModel, pair);
    expect(
      (await callAs(server, manager, modelDownloadsApi.createWork, { options: { direction: 'en-es' } })).http,
    ).toBe(403);
    expect((await ask()).http).toBe(200);
    expect((await ask()).http).toBe(200);
    const { pager } = (await callAs(server, admin, messagesApi.listMessages, {})).data;
    const told = pager.records
      .map((message) => JSON.stringify(message))
      .filter((text) => text.includes('Translation model wanted'));
    expect(told).toEqual([expect.stringContaining('English into Spanish')]);
    expect((await ask({ source: 'en', target: 'xx' })).code).toBe('model.not-offered');
  });
});

describe('models of this machine', () => {
  test('are offered with size, licence and where they come from', async () => {
    const { data } = await callAs(server, admin, engineModelsApi.offeredModels, {});
    expect(data).toMatchObject({
      host: new URL(fake.source.filesUrl).host,
      licence: { name: 'MPL-2.0' },
      models: [{ direction: 'en-es', source: 'en', target: 'es', version: '3.0' }, { direction: 'en-fr' }],
    });
    const [model] = data.models;
    expect(model?.files[0]?.checksum).toMatch(/^sha256:[\da-f]{64}$/);
    expect(model?.downloadBytes).toBeGreaterThan(10_000);
    expect(model?.bytes).toBeGreaterThan(model?.downloadBytes ?? 0);
  });

  test('are fetched in the background, once however often they are asked for, and removed', async () => {
    await fetchIt('en-es');
    await fetchIt('en-es');
    await vi.waitFor(async () => expect(await directions()).toEqual(['en-es']), { timeout });
    await vi.waitFor(async () => expect(await onTheirWay()).toEqual([]), { timeout });
    const { models: installed, diskBytes, folder: place } = await list(other);
    expect(installed).toMatchObject([{ direction: 'en-es', version: '3.0', licence: { name: 'MPL-2.0' } }]);
    expect(installed[0]?.files.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^model\..*\.bin$/),
    );
    expect(diskBytes).toBeGreaterThanOrEqual(installed[0]?.bytes ?? 0);
    expect(place).toBe(models.store.folder);
    await callAs(server, admin, engineModelsApi.removeModel, { direction: 'en-es' });
    expect(await directions()).toEqual([]);
  });

  test('of other engines are listed by their files', async () => {
    await writeOnnxModel({ folder: join(folder, 'onnx'), name: 'opus-mt-en-zh' });
    await writeGgufModel(join(folder, 'gguf'), 'tiny');
    expect((await list(other)).others).toEqual([
      { ...byHand, name: 'onnx/opus-mt-en-zh' },
      { ...byHand, name: 'gguf/tiny.gguf' },
    ]);
  });

  test('tell why they did not come, to those who asked, and come at the next try', async () => {
    fake.fail('damaged', 'damaged');
    await fetchIt('en-es');
    await vi.waitFor(async () => expect(await failureCodes()).toEqual(['model.damaged']), { timeout });
    expect(await onTheirWay(other)).toEqual([]);
    await fetchIt('en-es');
    await vi.waitFor(async () => expect(await directions()).toEqual(['en-es']), { timeout });
  });

  test('can be stopped on their way and go on, or be given up and leave nothing behind', async () => {
    fake.fail('slow');
    await fetchIt('en-fr');
    await vi.waitFor(async () => expect(await onTheirWay()).toMatchObject([{ status: 'running' }]), {
      timeout,
    });
    await vi.waitFor(async () => expect((await list()).diskBytes).toBeGreaterThan(0), { timeout });
    await callAs(server, admin, modelDownloadsApi.stopWork, await workOf('en-fr'));
    expect(await onTheirWay()).toMatchObject([{ name: 'en-fr', status: 'stopped' }]);
    expect((await list()).diskBytes).toBeGreaterThan(0);
    fake.fail('slow');
    await callAs(server, admin, modelDownloadsApi.resumeWork, await workOf('en-fr'));
    await vi.waitFor(() => expect(fake.asked.at(-1)).toMatch(/^bytes=/), { timeout });
    await callAs(server, admin, modelDownloadsApi.deleteWork, await workOf('en-fr'));
    expect(await onTheirWay()).toEqual([]);
    await vi.waitFor(async () => expect((await list()).diskBytes).toBe(0), { timeout });
  });

  test('that are given up keep what has arrived as long as another organization wants them', async () => {
    const before = fake.asked.length;
    fake.fail('slow');
    await fetchIt('en-fr');
    await vi.waitFor(async () => expect((await list()).diskBytes).toBeGreaterThan(0), { timeout });
    await fetchIt('en-fr', other);
    await callAs(server, admin, modelDownloadsApi.deleteWork, await workOf('en-fr'));
    expect(await onTheirWay()).toEqual([]);
    await vi.waitFor(async () => expect(await directions()).toEqual(['en-fr']), { timeout });
    expect(fake.asked.slice(before)).toEqual(['', expect.stringMatching(/^bytes=/), '', '']);
    await vi.waitFor(async () => expect(await onTheirWay(other)).toEqual([]), { timeout });
  });

  test('that nobody offers are refused by name', async () => {
    await fetchIt('en-tlh');
    const refusal = { code: 'model.not-offered', params: { direction: 'en-tlh' } };
    await vi.waitFor(async () => expect(await onTheirWay()).toMatchObject([{ failure: refusal }]), {
      timeout,
    });
    await callAs(server, admin, modelDownloadsApi.deleteWork, await workOf('en-tlh'));
  });

  test.each<[keyof typeof engineModelsApi, Record<string, string>]>([
    ['removeModel', { direction: 'en-es' }],
    ['removeHubModel', { name: 'onnx/nothing' }],
    ['removeHubModel', { name: 'gguf/../../etc' }],
  ])('%s refuses what is not there', async (name, input) => {
    const answer = await callWith(server, admin, engineModelsApi[name] as Endpoint, input);
    expect(answer).toMatchObject({ status: 404 });
  });

  test.each(['../../etc', 'en', 'en/es'])('a direction %j is bad input', async (direction) => {
    const answer = await callWith(server, admin, modelDownloadsApi.createWork, { options: { direction } });
    expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
  });

  test('are for the administrator of the installation alone', async () => {
    const everything = {
      direction: 'en-es',
      name: 'en-es',
      repository: 'Maker/talker',
      file: null,
      revision: 'c'.repeat(40),
      workId: '0190d3a0-0000-7000-8000-00000000ffff',
    };
    const translator = await server.signIn(await server.addMember('TRANSLATOR'));
    const endpoints = { ...engineModelsApi, ...modelDownloadsApi };
    const inputs = Object.entries(endpoints).map(
      ([name, endpoint]) => [name, endpoint as Endpoint, everything] as const,
    );
    for (const [name, endpoint, input] of inputs) {
      expect([name, (await callWith(server, translator, endpoint, input)).status]).toEqual([name, 403]);
      expect([name, (await callWith(server, undefined, endpoint, input)).status]).toEqual([name, 401]);
    }
  });

  test('are shown to administrators of organizations without the folder, and without a way to change them', async () => {
    const stranger = await server.signIn(await server.addPerson());
    expect(await list(stranger)).toMatchObject({ models: [], folder: null });
    const denied = { http: 403, code: 'access.denied' };
    expect(await fetchIt('en-es', stranger)).toMatchObject(denied);
    expect(await callAs(server, stranger, engineModelsApi.removeModel, { direction: 'en-es' })).toMatchObject(
      denied,
    );
  });
});

describe('models of a hub', () => {
  const find = (input: Readonly<Record<string, unknown>>) =>
    callWith(server, admin, engineModelsApi.findHubModel as Endpoint, input);
  const begin = (repository: string, file: string | null = null) =>
    start({ repository, file, revision: 'c'.repeat(40) });

  test('are looked at before anything is fetched', async () => {
    const { data } = await callAs(server, admin, engineModelsApi.findHubModel, {
      repository: 'Maker/talker',
      revision: 'main',
    });
    expect(data).toMatchObject({
      engine: 'gguf',
      file: 'talker.Q4_K_M.gguf',
      revision: 'c'.repeat(40),
      licence: { name: 'cc-by-4.0' },
      host: new URL(hub.url).host,
      files: [{ name: 'talker.Q4_K_M.gguf', bytes: data.bytes }],
    });
    expect(hub.asked).toEqual([]);
  });

  test('are fetched at the commit that was looked at, listed with their licence, and removed', async () => {
    await begin('Maker/opus-mt-en-zh');
    await begin('Maker/talker', 'talker.Q4_K_M.gguf');
    const fetched = async () => (await list()).others.map(({ name }) => name);
    await vi.waitFor(
      async () => expect(await fetched()).toEqual(['onnx/opus-mt-en-zh', 'gguf/talker.Q4_K_M.gguf']),
      { timeout },
    );
    await vi.waitFor(async () => expect(await onTheirWay()).toEqual([]), { timeout });
    const [model] = (await list(other)).others;
    expect(model).toMatchObject({ revision: 'c'.repeat(40), licence: { name: 'cc-by-4.0' } });
    expect(model?.files.every(({ checksum }) => /^(sha256|git-blob):/.test(checksum))).toBe(true);
    await callAs(server, admin, engineModelsApi.removeHubModel, { name: 'onnx/opus-mt-en-zh' });
    expect(await fetched()).toEqual(['gguf/talker.Q4_K_M.gguf']);
  });

  test('that are damaged say so, and come at the next try', async () => {
    hub.fail('damaged', 'damaged');
    await begin('Maker/talker', 'talker.Q4_K_M.gguf');
    const name = 'Maker/talker:talker.Q4_K_M.gguf';
    await vi.waitFor(
      async () =>
        expect(await onTheirWay()).toMatchObject([
          { name, status: 'failed', failure: { code: 'model.damaged' } },
        ]),
      { timeout },
    );
    await callAs(server, admin, modelDownloadsApi.retryWork, await workOf(name));
    await vi.waitFor(async () => expect((await list()).others).toHaveLength(1), { timeout });
  });

  test.each([
    ['Maker/nothing', 404, 'model.not-offered'],
    ['Maker/reader', 422, 'model.unfit'],
    ['Gated/talker', 403, 'model.gated'],
    ['../admin', 400, 'request.invalid'],
    ['nonsense', 400, 'request.invalid'],
  ])('%s is refused with %i', async (repository, status, code) => {
    expect(await find({ repository })).toMatchObject({ status, code });
  });
});
