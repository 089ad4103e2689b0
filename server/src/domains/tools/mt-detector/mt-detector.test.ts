import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { type DetectorOptions, mtDetectorApi } from '@transloom/contracts/mt-detector';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { fakeMicrosoft } from '../../../testing/fake-engines/fake-microsoft.ts';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();

const answers: Readonly<Record<string, string>> = {
  'The pump is on and it works.': 'La bomba está encendida y funciona.',
  'Close the cover of the pump.': 'Cierre la tapa de la bomba.',
};
const model = await startFakeOpenAi((text) => answers[text] ?? 'Nada.');
const other = await fakeMicrosoft.start();
const pairs = [
  ['The pump is on and it works.', 'La bomba está encendida y funciona.'],
  ['Close the cover of the pump.', 'Tape usted su bomba con cuidado.'],
  ['Yes.', 'Sí.'],
  ['Not translated.', ''],
] as const;
const unit = ([source, target]: readonly [string, string], i: number) =>
  `<trans-unit id="${i}"><source>${source}</source>${target && `<target>${target}</target>`}</trans-unit>`;
const xliff = `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="es" datatype="plaintext"><body>${pairs.map(unit).join('')}</body></file></xliff>`;

let admin: TestUser;
let modelKey: string;
let otherKey: string;

async function connect(vendor: string, settings: Record<string, string>): Promise<string> {
  const wish = { vendor, name: vendor, settings };
  return (await callAs(server, admin, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const settings = { baseUrl: model.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  modelKey = await connect('openai-compatible', settings);
  otherKey = await connect('microsoft', { ...fakeMicrosoft.settings, baseUrl: other.baseUrl });
});

async function upload(name = 'pairs.xlf', content = xliff): Promise<string> {
  return (await uploadAs(server, admin, 'document', [{ name, content }])).data.files[0]?.fileId ?? '';
}

async function optionsOf(wish: Partial<DetectorOptions>) {
  const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
  const fileIds = wish.fileIds ?? [await upload()];
  return {
    from: 'documents' as const,
    ...languages,
    engineKeys: [modelKey],
    rate: 1,
    withoutShort: false,
    ...wish,
    fileIds,
  };
}
const start = async (wish: Partial<DetectorOptions>) =>
  callAs(server, admin, mtDetectorApi.createWork, { options: await optionsOf(wish) });

const ended = (workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, mtDetectorApi.work, { workId });
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );

// D2.27, D3.40, D9.17, D9.18
test('translations are compared with what each engine writes; the price is characters × rate × engines', async () => {
  const options = await optionsOf({ engineKeys: [modelKey, otherKey] });
  const { data: price } = await callAs(server, admin, mtDetectorApi.priceWork, { options });
  const characters = pairs.slice(0, 3).reduce((sum, [source]) => sum + source.length, 0);
  expect(price).toMatchObject({ cost: null, engineCharacters: characters * 2 });
  const work = await ended((await callAs(server, admin, mtDetectorApi.createWork, { options })).data.workId);
  const { workId } = work;
  expect(work).toMatchObject({
    status: 'done',
    name: 'pairs.xlf',
    result: {
      segments: 3,
      sampled: 3,
      short: 0,
      engines: [{ engineKey: modelKey, status: 'done' }, { status: 'done' }],
    },
  });
  const segments = async (wish: object) =>
    (await callAs(server, admin, mtDetectorApi.detectedSegments, { workId, ...wish })).data.records;
  expect(await segments({ band: '100', engineKey: modelKey })).toMatchObject([
    { number: 1, source: pairs[0][0], target: pairs[0][1], best: 100 },
  ]);
  expect((await segments({ band: '0-79' })).map(({ number }) => number)).toContain(2);
  const { data } = await callAs(server, admin, mtDetectorApi.exportWork, { workId, choice: {} });
  expect((await downloadAs(server, admin, data.resourceId)).length).toBeGreaterThan(1_000);
});

// D4.39
test('an engine that fails is named, the others go on, and it is asked again with the same sample', async () => {
  other.fail('unauthorized', 1);
  // Other texts than before: answers that are known would not be asked for.
  const fileIds = [await upload('valves.xlf', xliff.replaceAll('pump', 'valve'))];
  const { data } = await start({ fileIds, engineKeys: [otherKey, modelKey] });
  const first = await ended(data.workId);
  expect(first.result?.engines).toMatchObject([
    { engineKey: otherKey, status: 'failed', failure: { code: 'engine.auth' }, shares: null },
    { engineKey: modelKey, status: 'done', failure: null },
  ]);
  const again = { workId: data.workId };
  expect(await callAs(server, admin, mtDetectorApi.retryEngines, again)).toMatchObject({ http: 200 });
  const { result } = await ended(data.workId);
  expect(result?.engines.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(await callAs(server, admin, mtDetectorApi.retryEngines, again)).toMatchObject({
    code: 'work.other-state',
  });
});

// D5.56
test('short segments are left out where wanted; nothing starts without translations, engines or a rate of 0.1 to 1', async () => {
  const { data } = await start({ withoutShort: true });
  expect((await ended(data.workId)).result).toMatchObject({ sampled: 0, short: 3, best: null });
  const text = await upload('plain.txt', 'A text without any translation.');
  for (const [wish, refused] of [
    [{ fileIds: [text] }, { code: 'detector.not-translated' }],
    [{ targetLanguage: 'en' }, { code: 'project.language-equal' }],
    [{ engineKeys: [] }, { http: 400 }],
    [{ rate: 0.05 }, { http: 400 }],
    [{ rate: 1.1 }, { http: 400 }],
    [{ engineKeys: ['nobody'] }, { http: 404 }],
  ] as const)
    expect(await start(wish as Partial<DetectorOptions>)).toMatchObject(refused);
});
