import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOnnxModel } from '../../../../testing/tiny-models/write-onnx-model.ts';
import type { Engine } from '../../engine-vendor.ts';
import { isPairServed } from '../../language-pairs.ts';
import { ModelProcesses, type ModelTask, processLimits } from '../../local-models/model-processes.ts';
import { translateSegments } from '../../translate-segments/translate-segments.ts';
import { connectOnnx, onnx } from './onnx.ts';
import { onnxPackage } from './onnx-package.ts';
import type { OnnxTask } from './onnx-process.ts';

const processes = new ModelProcesses<OnnxTask, readonly string[]>(
  new URL('./onnx-process.ts', import.meta.url),
  processLimits,
);
const { signal } = new AbortController();

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onnx-'));
  await writeOnnxModel({ folder, name: 'opus-mt-en-zh' });
  await writeOnnxModel({ folder, name: 'de-en', words: { haus: '▁house', das: '▁the' } });
  engine = connectOnnx(folder, processes);
});
afterAll(async () => {
  processes.stop();
  await rm(folder, { recursive: true });
});

async function ask(sourceLanguage: string, targetLanguage: string, markup: string) {
  const segments = [{ source: fromMarkup(markup), codes: {} }];
  const [result] = await translateSegments(engine, { sourceLanguage, targetLanguage, segments, signal });
  if (result?.status !== 'translated') throw new Error(result?.failure.errorClass);
  return { ...result, text: toMarkup(result.target) };
}

test('without a folder there is nothing, and without its package it says how to get it', async () => {
  const nothing = connectOnnx(undefined, processes);
  expect(await nothing.languagePairs(signal)).toEqual([]);
  expect(await nothing.availability(signal)).toEqual({
    status: 'not-configured',
    needs: [onnxPackage.isInstalled ? 'model' : 'npm install --no-save --prefix server/engine-packages/onnx'],
  });
  expect(onnx.package?.installCommand).toBe('npm install --no-save --prefix server/engine-packages/onnx');
});

describe.skipIf(!onnxPackage.isInstalled)(`models in ONNX (needs ${onnxPackage.installCommand})`, () => {
  test('go where they go, and through English where none goes directly', async () => {
    expect(await engine.languagePairs(signal)).toEqual([
      { source: 'de', target: 'en' },
      { source: 'en', target: 'zh' },
      { source: 'de', target: 'zh' },
    ]);
    expect(await engine.availability(signal)).toEqual({ status: 'ready', version: 'de-en q8' });
  });

  test('translate, with the marks of Chinese, and are named', async () => {
    expect(await ask('en-US', 'zh-CN', 'hello world .')).toMatchObject({
      text: '你好世界。',
      version: 'opus-mt-en-zh q8',
    });
    expect(await ask('de', 'zh-CN', 'das haus')).toMatchObject({
      text: '这房子',
      version: 'de-en q8 + opus-mt-en-zh q8',
    });
  });

  test('keep every code, put where it likely belongs, and ask no second time for it', async () => {
    const asked: OnnxTask[] = [];
    const run = (one: ModelTask<OnnxTask>) => {
      asked.push(one.task);
      return processes.run(one);
    };
    engine = connectOnnx(folder, { run } as typeof processes);
    const { codesRestored, text } = await ask('en', 'zh-CN', 'the {1}big house{/1}');
    engine = connectOnnx(folder, processes);
    expect(text.replace(/\{\/?1\}/g, '')).toBe('这大房子');
    expect(text.match(/\{\/?1\}/g)).toEqual(['{1}', '{/1}']);
    expect(codesRestored).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('of many languages translate each pair, with its languages named', async () => {
    const many = await mkdtemp(join(tmpdir(), 'onnx-many-'));
    await writeOnnxModel({ folder: many, name: 'nllb-tiny', kind: 'nllb' });
    engine = connectOnnx(many, processes);
    const pairs = await engine.languagePairs(signal);
    const served = (source: string, target: string) => isPairServed(pairs, { source, target });
    expect(served('en-GB', 'zh-TW')).toBe(true);
    expect(served('zh-CN', 'zh-CN')).toBe(false);
    expect(served('en', 'fr')).toBe(false);
    expect(await ask('en', 'zh-CN', 'hello world')).toMatchObject({ text: '你好世界' });
    engine = connectOnnx(folder, processes);
    await rm(many, { recursive: true });
  });

  test('refuse a pair they do not go', async () => {
    await expect(ask('en', 'fr', 'hello')).rejects.toThrow('unsupported-pair');
  });

  test.each([
    ['is cut short', (path: string) => truncate(path, 300)],
    ['is something else', (path: string) => writeFile(path, '#!/bin/sh\nexit 1\n')],
    ['is empty', (path: string) => writeFile(path, '')],
  ])('say so when a file of theirs %s, and the others go on', async (_, spoil) => {
    const own = await writeOnnxModel({ folder, name: 'fr-en' });
    await spoil(join(own, 'onnx/decoder_model_merged_quantized.onnx'));
    await expect(ask('fr', 'en', 'hello')).rejects.toThrow('bad-model');
    expect((await ask('en', 'zh-CN', 'hello')).text).toBe('你好');
    await rm(own, { recursive: true });
  });

  test('are left out while a file of theirs is missing', async () => {
    const own = await writeOnnxModel({ folder, name: 'it-en' });
    await rm(join(own, 'onnx/encoder_model_quantized.onnx'));
    expect(isPairServed(await engine.languagePairs(signal), { source: 'it', target: 'en' })).toBe(false);
    await rm(own, { recursive: true });
  });

  test('come back when their process was killed', async () => {
    await ask('en', 'zh-CN', 'hello');
    const killed = new ModelProcesses<OnnxTask, readonly string[]>(
      new URL('./onnx-process.ts', import.meta.url),
      { ...processLimits, timeoutMs: 1 },
    );
    const hasty = connectOnnx(folder, killed);
    const request = { sourceLanguage: 'en', targetLanguage: 'zh-CN', signal };
    const segments = [{ source: fromMarkup('hello'), codes: {} }];
    await expect(hasty.translate({ ...request, segments })).rejects.toThrow('too-slow');
    killed.stop();
    expect((await ask('en', 'zh-CN', 'hello')).text).toBe('你好');
  });
});
