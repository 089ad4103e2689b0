import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeHub, startFakeHub } from '../../../testing/fake-hub.ts';
import { ggufModelFile } from '../../../testing/tiny-models/write-gguf-model.ts';
import { onnxModelFiles } from '../../../testing/tiny-models/write-onnx-model.ts';
import { findGgufModels } from '../vendors/gguf/gguf-models.ts';
import { findOnnxModels } from '../vendors/onnx/onnx-models.ts';
import type { FetchLimits } from './fetch-file.ts';
import { fetchHubModel } from './fetch-hub-model.ts';
import { findHubModel, readHubName } from './hub-model.ts';
import { discardHubModel, listHubModels } from './installed-hub-models.ts';

const { signal } = new AbortController();
const limits: FetchLimits = { tries: 3, pauseMs: 1, silenceMs: 60_000 };
const readme = Buffer.from('# A model');
const { 'onnx/decoder_model_merged_quantized.onnx': decoder = readme, ...withoutDecoder } = onnxModelFiles(
  {},
);
const models = {
  'Maker/opus-mt-en-zh': {
    ...onnxModelFiles({}),
    'README.md': readme,
    'onnx/encoder_model.onnx': readme,
    'onnx/decoder_model_merged.onnx': decoder,
  },
  'Maker/half': withoutDecoder,
  'Maker/a-riddle': onnxModelFiles({}),
  'Maker/writer': { ...onnxModelFiles({}), 'config.json': Buffer.from('{"model_type":"gpt2"}') },
  'Gated/talker': { 'a.gguf': ggufModelFile() },
  'Nameless/talker': { 'a.gguf': ggufModelFile() },
  'Maker/talker': {
    'a.Q8_0.gguf': readme,
    'talker.Q4_K_M.gguf': ggufModelFile(),
    '../../evil.gguf': readme,
    '.hidden.gguf': readme,
  },
};

let hub: FakeHub;
let folder: string;
beforeEach(async () => {
  hub = await startFakeHub(models);
  folder = await mkdtemp(join(tmpdir(), 'hub-'));
});
afterEach(async () => {
  await hub.stop();
  await rm(folder, { recursive: true });
});

const find = (name: string) => findHubModel(hub.url, readHubName(name) ?? { repository: 'no/name' }, signal);

async function fetchIt(name: string, more: object = {}) {
  const model = await find(name);
  return fetchHubModel({ model, modelFolder: folder, signal, limits, ...more });
}

describe('a model of a hub', () => {
  test('in ONNX is offered with its licence, and only what is needed of it comes', async () => {
    const model = await find('Maker/opus-mt-en-zh');
    const licence = {
      name: 'cc-by-4.0',
      address: `${hub.url}/Maker/opus-mt-en-zh/tree/${'c'.repeat(40)}`,
    };
    expect(model).toMatchObject({ engine: 'onnx', name: 'opus-mt-en-zh', licence });
    const total = model.files.reduce((sum, { bytes }) => sum + bytes, 0);
    const arrived: number[] = [];
    await fetchIt('Maker/opus-mt-en-zh', { onProgress: (bytes: number) => arrived.push(bytes) });
    expect(arrived.at(-1)).toBe(total);
    expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
    expect(hub.asked.toSorted()).toEqual(Object.keys(onnxModelFiles({})).toSorted());
    expect(await findOnnxModels(join(folder, 'onnx'))).toMatchObject([
      { name: 'opus-mt-en-zh', precision: 'q8', languages: { source: 'en', target: 'zh' } },
    ]);
    const [{ manifest } = { manifest: null }] = await listHubModels(folder);
    expect(manifest).toMatchObject({ version: 'c'.repeat(40), licence });
    expect(manifest?.files.map(({ checksum }) => checksum)).toEqual(
      model.files.map(({ sum }) => `${sum.kind}:${sum.hex}`),
    );
  });

  test('in GGUF is the one with four bits, or the one that was named', async () => {
    await fetchIt('Maker/talker');
    expect(await findGgufModels(join(folder, 'gguf'))).toMatchObject([{ name: 'talker.Q4_K_M' }]);
    await fetchIt('Maker/talker:a.Q8_0.gguf');
    const names = (await findGgufModels(join(folder, 'gguf'))).map(({ name }) => name);
    expect(names).toEqual(['a.Q8_0', 'talker.Q4_K_M']);
    expect((await listHubModels(folder)).map(({ manifest }) => manifest?.files.length)).toEqual([1, 1]);
  });

  test('at a revision is the same; at one that nobody knows it is not offered', async () => {
    for (const revision of ['main', 'c'.repeat(40)])
      expect(await findHubModel(hub.url, { repository: 'Maker/talker', revision }, signal)).toMatchObject({
        revision: 'c'.repeat(40),
      });
    const unknown = findHubModel(hub.url, { repository: 'Maker/talker', revision: 'other' }, signal);
    await expect(unknown).rejects.toThrow('not-offered');
  });

  test('without a licence says so; one that wants an agreement is not fetched', async () => {
    expect((await find('Nameless/talker')).licence).toBeNull();
    await expect(find('Gated/talker')).rejects.toThrow('gated');
  });

  test('whose direction nobody can tell is taken away once its files have said so', async () => {
    await expect(fetchIt('Maker/a-riddle')).rejects.toThrow('unfit');
    expect(await readdir(join(folder, 'onnx'))).toEqual([]);
  });

  test('goes on where it was stopped, and is no model until then', async () => {
    hub.fail('slow');
    const stopping = new AbortController();
    const onProgress = () => stopping.abort(new Error('enough'));
    await expect(fetchIt('Maker/talker', { signal: stopping.signal, onProgress })).rejects.toThrow('enough');
    expect(await findGgufModels(join(folder, 'gguf'))).toEqual([]);
    await discardHubModel(folder, 'd'.repeat(40)); // another one's
    await fetchIt('Maker/talker');
    expect(hub.asked[1]).toMatch(/^talker\.Q4_K_M\.gguf bytes=[1-9]\d*-$/);
    expect(await findGgufModels(join(folder, 'gguf'))).toHaveLength(1);
  });

  test('comes once where several want it at the same moment', async () => {
    const places = await Promise.all([fetchIt('Maker/talker'), fetchIt('Maker/talker')]);
    expect(new Set(places)).toEqual(new Set([join(folder, 'gguf', 'talker.Q4_K_M.gguf')]));
    expect(hub.asked).toHaveLength(1);
    expect(await listHubModels(folder)).toMatchObject([{ manifest: { version: 'c'.repeat(40) } }]);
  });

  test('leaves nothing behind once it was given up', async () => {
    hub.fail('slow');
    const stopping = new AbortController();
    const onProgress = () => stopping.abort(new Error('enough'));
    await expect(fetchIt('Maker/talker', { signal: stopping.signal, onProgress })).rejects.toThrow('enough');
    expect(await readdir(join(folder, 'gguf'))).toHaveLength(1);
    await discardHubModel(folder, 'c'.repeat(40));
    expect(await readdir(join(folder, 'gguf'))).toEqual([]);
  });

  test('is fetched once more when it is damaged, in git or outside of it, and then given up', async () => {
    hub.fail('damaged');
    await fetchIt('Maker/talker');
    for (const name of ['Maker/talker', 'Maker/talker:a.Q8_0.gguf']) {
      await rm(join(folder, 'gguf'), { recursive: true, force: true });
      hub.fail('damaged', 'damaged');
      await expect(fetchIt(name)).rejects.toThrow('damaged');
      expect(await findGgufModels(join(folder, 'gguf'))).toEqual([]);
    }
  });

  test.each([
    ['Maker/nothing', 'not-offered'],
    ['Maker/half', 'unfit'],
    ['Maker/writer', 'unfit'],
    ['Maker/talker:b.gguf', 'unfit'],
  ])('%s is refused as %s', async (name, fault) => expect(find(name)).rejects.toThrow(fault));

  test.each(['nonsense', '../x', '../x/y', 'x/..', 'Maker/talker:../../evil.gguf', 'a/b:.c.gguf'])(
    '%s is no name',
    (name) => expect(readHubName(name)).toBeUndefined(),
  );

  test('cannot be had where nobody answers', async () => {
    const nobody = findHubModel('http://127.0.0.1:9', { repository: 'a/b' }, signal);
    await expect(nobody).rejects.toThrow('unreachable');
    hub.fail('missing', 'missing', 'missing');
    await expect(fetchIt('Maker/talker')).rejects.toThrow('unreachable');
  });
});
