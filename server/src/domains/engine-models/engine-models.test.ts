import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { engineModelsApi } from '@transloom/contracts/engine-models';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ModelStore } from '../../providers/machine-translation/model-store/model-store.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { startFakeModels } from '../../testing/fake-models.ts';
import { peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { writeGgufModel } from '../../testing/tiny-models/write-gguf-model.ts';
import { writeOnnxModel } from '../../testing/tiny-models/write-onnx-model.ts';
import { engineModelsJobs } from './engine-models.jobs.ts';
import { engineModelsRoutes } from './engine-models.routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'models-'));
const fake = await startFakeModels(['en-es', 'en-fr']);
const models = { store: new ModelStore(folder), source: fake.source, changeable: true };
const server = await peopleServer({
  routes: engineModelsRoutes,
  jobs: engineModelsJobs,
  providers: { models },
});
const timeout = 20_000;

let admin: TestUser;
let other: TestUser;
beforeAll(async () => {
  await server.work();
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  other = await server.signIn(await server.addMember('SUPER_ADMIN'));
});
beforeEach(() => {
  fake.fail();
  rmSync(join(folder, 'bergamot'), { recursive: true, force: true });
});
afterAll(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true, force: true });
});

const list = async (user = admin) => (await callAs(server, user, engineModelsApi.engineModels, {})).data;
const fetchIt = (direction: string) => callAs(server, admin, engineModelsApi.fetchModel, { direction });
const directions = async () => (await list()).models.map(({ direction }) => direction);

describe('models of this machine', () => {
  test('are offered with size, licence and where they come from', async () => {
    const { data } = await callAs(server, admin, engineModelsApi.offeredModels, {});
    expect(data).toMatchObject({
      host: new URL(fake.source.filesUrl).host,
      licence: { name: 'MPL-2.0' },
      models: [{ direction: 'en-es', source: 'en', target: 'es', version: '3.0' }, { direction: 'en-fr' }],
    });
    const [model] = data.models;
    expect(model?.downloadBytes).toBeGreaterThan(10_000);
    expect(model?.bytes).toBeGreaterThan(model?.downloadBytes ?? 0);
  });

  test('are fetched in the background, once however often they are asked for, and removed', async () => {
    await fetchIt('en-es');
    await fetchIt('en-es');
    await vi.waitFor(async () => expect(await directions()).toEqual(['en-es']), { timeout });
    await vi.waitFor(async () => expect((await list()).downloads).toEqual([]), { timeout });
    const { models: installed, diskBytes, folder: place } = await list(other);
    expect(installed).toMatchObject([{ direction: 'en-es', version: '3.0' }]);
    expect(diskBytes).toBeGreaterThanOrEqual(installed[0]?.bytes ?? 0);
    expect(place).toBe(models.store.folder);
    await callAs(server, admin, engineModelsApi.removeModel, { direction: 'en-es' });
    expect(await directions()).toEqual([]);
  });

  test('of other engines are listed by their files', async () => {
    await writeOnnxModel({ folder: join(folder, 'onnx'), name: 'opus-mt-en-zh' });
    await writeGgufModel(join(folder, 'gguf'), 'tiny');
    expect((await list(other)).others).toEqual([
      { name: 'onnx/opus-mt-en-zh', bytes: expect.any(Number) },
      { name: 'gguf/tiny.gguf', bytes: expect.any(Number) },
    ]);
  });

  test('tell why they did not come, to those who asked, and come at the next try', async () => {
    fake.fail('damaged', 'damaged');
    await fetchIt('en-es');
    await vi.waitFor(
      async () => expect((await list()).downloads[0]?.failureMessage).toMatch(/校验|checksum/),
      { timeout },
    );
    expect((await list(other)).downloads).toEqual([]);
    await fetchIt('en-es');
    await vi.waitFor(async () => expect(await directions()).toEqual(['en-es']), { timeout });
  });

  test('can be stopped on their way, and leave nothing behind', async () => {
    fake.fail('slow');
    await fetchIt('en-fr');
    await vi.waitFor(async () => expect((await list()).downloads[0]?.job?.state).toBe('running'), {
      timeout,
    });
    await vi.waitFor(async () => expect((await list()).diskBytes).toBeGreaterThan(0), { timeout });
    await callAs(server, admin, engineModelsApi.stopFetchingModel, { direction: 'en-fr' });
    expect((await list()).downloads).toEqual([]);
    await vi.waitFor(async () => expect((await list()).diskBytes).toBe(0), { timeout });
  });

  test('that nobody offers are refused by name', async () => {
    await fetchIt('en-tlh');
    await vi.waitFor(async () => expect((await list()).downloads[0]?.failureMessage).toContain('en-tlh'), {
      timeout,
    });
    await callAs(server, admin, engineModelsApi.stopFetchingModel, { direction: 'en-tlh' });
  });

  test.each<[keyof typeof engineModelsApi, Record<string, string>]>([
    ['removeModel', { direction: 'en-es' }],
    ['stopFetchingModel', { direction: 'en-es' }],
  ])('%s refuses what is not there', async (name, input) => {
    const answer = await callWith(server, admin, engineModelsApi[name] as Endpoint, input);
    expect(answer).toMatchObject({ status: 404 });
  });

  test.each(['../../etc', 'en', 'en/es'])('a direction %j is bad input', async (direction) => {
    const answer = await callWith(server, admin, engineModelsApi.fetchModel as Endpoint, { direction });
    expect([400, 404]).toContain(answer.status);
  });

  test('are for administrators alone', async () => {
    const translator = await server.signIn(await server.addMember('TRANSLATOR'));
    const inputs = Object.entries(engineModelsApi).map(
      ([name, endpoint]) => [name, endpoint as Endpoint, { direction: 'en-es' }] as const,
    );
    for (const [name, endpoint, input] of inputs) {
      expect([name, (await callWith(server, translator, endpoint, input)).status]).toEqual([name, 403]);
      expect([name, (await callWith(server, undefined, endpoint, input)).status]).toEqual([name, 401]);
    }
  });
});
