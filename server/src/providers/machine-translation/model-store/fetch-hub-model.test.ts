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
import { findHubModel } from './hub-model.ts';

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

async function fetchIt(name: string, more: object = {}) {
  const model = await findHubModel(hub.url, name, signal);
  if (model === undefined) throw new Error('not offered');
  return fetchHubModel({ model, modelFolder: folder, signal, limits, ...more });
}

describe('a model of a hub', () => {
  test('in ONNX is offered with its licence, and only what is needed of it comes', async () => {
    const model = await findHubModel(hub.url, 'Maker/opus-mt-en-zh', signal);
    expect(model).toMatchObject({ engine: 'onnx', name: 'opus-mt-en-zh', licence: 'cc-by-4.0' });
    const total = model?.files.reduce((sum, { bytes }) => sum + bytes, 0);
    const arrived: number[] = [];
    await fetchIt('Maker/opus-mt-en-zh', { onProgress: (bytes: number) => arrived.push(bytes) });
    expect(arrived.at(-1)).toBe(total);
    expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
    expect(hub.asked.toSorted()).toEqual(Object.keys(onnxModelFiles({})).toSorted());
    expect(await findOnnxModels(join(folder, 'onnx'))).toMatchObject([
      { name: 'opus-mt-en-zh', precision: 'q8', languages: { source: 'en', target: 'zh' } },
    ]);
  });

  test('in GGUF is the one with four bits, or the one that was named', async () => {
    await fetchIt('Maker/talker');
    expect(await findGgufModels(join(folder, 'gguf'))).toMatchObject([{ name: 'talker.Q4_K_M' }]);
    await fetchIt('Maker/talker:a.Q8_0.gguf');
    expect(await readdir(join(folder, 'gguf'))).toEqual(['a.Q8_0.gguf', 'talker.Q4_K_M.gguf']);
  });

  test('goes on where it was stopped, and is no model until then', async () => {
    hub.fail('slow');
    const stopping = new AbortController();
    const onProgress = () => stopping.abort(new Error('enough'));
    await expect(fetchIt('Maker/talker', { signal: stopping.signal, onProgress })).rejects.toThrow('enough');
    expect(await findGgufModels(join(folder, 'gguf'))).toEqual([]);
    await fetchIt('Maker/talker');
    expect(hub.asked[1]).toMatch(/^talker\.Q4_K_M\.gguf bytes=[1-9]\d*-$/);
    expect(await findGgufModels(join(folder, 'gguf'))).toHaveLength(1);
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
    'Maker/half',
    'Maker/nothing',
    'nonsense',
    '../x/y',
    'Maker/talker:b.gguf',
    'Maker/talker:../../evil.gguf',
  ])('%s is not offered', async (name) => expect(await findHubModel(hub.url, name, signal)).toBeUndefined());

  test('cannot be had where nobody answers', async () => {
    await expect(findHubModel('http://127.0.0.1:9', 'a/b', signal)).rejects.toThrow('unreachable');
    hub.fail('missing', 'missing', 'missing');
    await expect(fetchIt('Maker/talker')).rejects.toThrow('unreachable');
  });
});
