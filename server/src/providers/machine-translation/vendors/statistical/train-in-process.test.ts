import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { readModel } from '@transloom/core/custom-engines/statistical/model-file';
import { translateText } from '@transloom/core/custom-engines/statistical/translate-text';
import { expect, test } from 'vitest';
import { trainInProcess } from './train-in-process.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'x-made' };
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'training-')), 'engine.model');

test('trains an engine into a file and says how far it is', async () => {
  const modelFile = await newFile();
  const shares: number[] = [];
  const figures = await trainInProcess({
    pairs: madePairs(1_500, 1),
    wish: { ...languages, seed: 1, modelFile },
    onProgress: (share) => void shares.push(share),
  });
  expect(figures).toMatchObject({ pairs: 1_500, modelBytes: expect.any(Number) });
  expect(figures.memoryMb).toBeGreaterThan(50);
  expect(shares[0]).toBe(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const read = readModel(await readFile(modelFile));
  if (read.status !== 'ready') throw new Error(read.fault);
  expect(read.languages).toEqual(languages);
  expect(translateText('The window keeps 7 river.', read.model)).toBe('Wodniwo 7 reviro speeko.');
}, 60_000);

test('stops when its signal is aborted, and writes nothing', async () => {
  const modelFile = await newFile();
  const stop = new AbortController();
  const training = trainInProcess({
    pairs: madePairs(20_000, 1),
    wish: { ...languages, seed: 1, modelFile },
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(training).rejects.toThrow('enough');
  await expect(readFile(modelFile)).rejects.toThrow('ENOENT');
}, 60_000);

test('never writes over a file', async () => {
  const order = { pairs: madePairs(50, 1), wish: { ...languages, seed: 1, modelFile: await newFile() } };
  await trainInProcess(order);
  await expect(trainInProcess(order)).rejects.toThrow('EEXIST');
}, 60_000);
