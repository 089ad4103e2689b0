import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ggufText, writeGgufModel } from '../../../../testing/tiny-models/write-gguf-model.ts';
import type { Engine } from '../../engine-vendor.ts';
import { ModelProcesses, type ModelTask, processLimits } from '../../local-models/model-processes.ts';
import { connectGguf, gguf } from './gguf.ts';
import { ggufPackage } from './gguf-package.ts';
import type { GgufAnswer, GgufTask } from './gguf-process.ts';

const processes = new ModelProcesses<GgufTask, GgufAnswer>(
  new URL('./gguf-process.ts', import.meta.url),
  processLimits,
);
const { signal } = new AbortController();

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gguf-'));
  engine = connectGguf(folder, processes);
});
afterAll(async () => {
  processes.stop();
  await rm(folder, { recursive: true });
});

const request = (...markups: readonly string[]) => ({
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  signal,
  segments: markups.map((markup) => ({ source: fromMarkup(markup), codes: {} })),
});

async function ask(...markups: readonly string[]) {
  const { results } = await engine.translate(request(...markups));
  return results.map((result) =>
    result.status === 'translated' ? toMarkup(result.target) : result.failure.errorClass,
  );
}

test('without its package or a model there is nothing, and it says how to get it', async () => {
  expect(await engine.languagePairs(signal)).toEqual([]);
  const needs = ggufPackage.isInstalled
    ? 'model'
    : 'npm install --no-save --prefix server/engine-packages/gguf';
  expect(await engine.availability(signal)).toEqual({ status: 'not-configured', needs: [needs] });
  expect(await connectGguf(undefined, processes).languagePairs(signal)).toEqual([]);
  expect(gguf.package?.installCommand).toBe('npm install --no-save --prefix server/engine-packages/gguf');
});

describe.skipIf(!ggufPackage.isInstalled)(`models in GGUF (needs ${ggufPackage.installCommand})`, () => {
  beforeAll(async () => {
    await writeGgufModel(folder, 'tiny');
  });

  test('translate each text of a batch, and are named by their file', async () => {
    expect(await engine.languagePairs(signal)).toBe('all');
    expect(await engine.availability(signal)).toEqual({ status: 'ready', version: 'tiny' });
    const answer = await engine.translate(request('Hello.', 'The big house.', 'Good bye.'));
    expect(answer.version).toBe('tiny');
    const translated = { status: 'translated', target: expect.objectContaining({ text: ggufText }) };
    expect(answer.results).toEqual([translated, translated, translated]);
  });

  test.each([
    ['is cut short', (path: string) => truncate(path, 20_000)],
    ['ends in its head', (path: string) => truncate(path, 10)],
    ['is something else', (path: string) => writeFile(path, '#!/bin/sh\nexit 1\necho and more of it\n')],
    ['says it has more than anybody', (path: string) => spoil(path, (bytes) => bytes.fill(0x7f, 8, 24))],
    ['is of another version', (path: string) => spoil(path, (bytes) => bytes.writeUInt32LE(99, 4))],
    [
      'is full of noise behind its head',
      (path: string) => spoil(path, (bytes) => bytes.fill(0xa5, 24, 9_000)),
    ],
  ])('say so when the file %s', async (_, change) => {
    await change(await writeGgufModel(folder, 'a-broken'));
    await expect(engine.translate(request('Hello.'))).rejects.toThrow('bad-model');
    expect(await engine.availability(signal)).toMatchObject({
      status: 'failing',
      failure: { errorClass: 'bad-model' },
    });
    await rm(join(folder, 'a-broken.gguf'));
    expect(await ask('Hello.')).toEqual([ggufText]);
  });

  test('are ended when they take more memory than they may, and say so', async () => {
    const tight = {
      run: (task: object) => processes.run({ ...(task as ModelTask<GgufTask>), key: 'tight', megabytes: 60 }),
    };
    engine = connectGguf(folder, tight as unknown as typeof processes);
    await expect(engine.translate(request('Hello.'))).rejects.toThrow('no-memory');
    engine = connectGguf(folder, processes);
    expect(await ask('Hello.')).toEqual([ggufText]);
  });
});

async function spoil(path: string, change: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(path);
  change(bytes);
  await writeFile(path, bytes);
}
