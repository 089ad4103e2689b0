import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSafeFetch } from '../../../safe-fetch/safe-fetch.ts';
import type { Engine } from '../../engine-vendor.ts';
import { translateSegments } from '../../translate-segments/translate-segments.ts';
import { statistical } from './statistical.ts';
import { trainInProcess } from './train-in-process.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
const { signal } = new AbortController();
const connect = (modelFolder: string) => statistical.connect({}, { fetch: createSafeFetch([]), modelFolder });

let modelFolder: string;
let engine: Engine;
beforeAll(async () => {
  modelFolder = await mkdtemp(join(tmpdir(), 'models-'));
  const folder = join(modelFolder, 'statistical');
  await mkdir(folder);
  const wish = { ...languages, seed: 1, modelFile: join(folder, 'made.model') };
  await trainInProcess({ pairs: madePairs(600, 1), wish });
  await writeFile(join(folder, 'other.model'), 'no engine');
  engine = connect(modelFolder);
}, 60_000);
afterAll(async () => {
  await statistical.stop?.();
  await rm(modelFolder, { recursive: true });
});

async function translate(...markups: readonly string[]) {
  const segments = markups.map((markup) => ({ source: fromMarkup(markup), codes: {} }));
  return await translateSegments(engine, { ...languages, segments });
}

test('serves the pairs it was trained for', async () => {
  expect(await engine.languagePairs(signal)).toEqual([{ source: 'en', target: 'es' }]);
  expect(await engine.availability(signal)).toEqual({
    status: 'ready',
    version: expect.stringMatching(/^en-es [\da-f]{8}$/),
  });
  const request = { sourceLanguage: 'en', targetLanguage: 'de', segments: [], signal };
  await expect(engine.translate(request)).rejects.toThrow('unsupported-pair');
});

test('translates, keeps codes and names the model that did', async () => {
  const found = await translate('The window keeps 7 river.', 'The cat sees {1}12{/1} old stone.');
  expect(found[0]).toMatchObject({ engine: 'statistical', version: expect.stringMatching(/^en-es /) });
  const targets = found.map((one) => (one.status === 'translated' ? toMarkup(one.target) : one.failure));
  expect(targets).toEqual(['Wodniwo 7 reviro speeko.', 'Taco {1}12{/1} enotso dloo seeso.']);
});

test('needs a model where there is none', async () => {
  const nothing = connect(join(modelFolder, 'nowhere'));
  expect(await nothing.languagePairs(signal)).toEqual([]);
  expect(await nothing.availability(signal)).toEqual({ status: 'not-configured', needs: ['trained-model'] });
});

test('is failing with a model that is damaged, and stays itself', async () => {
  const folder = join(modelFolder, 'damaged', 'statistical');
  await mkdir(folder, { recursive: true });
  const file = await readFile(join(modelFolder, 'statistical', 'made.model'));
  await writeFile(join(folder, 'made.model'), file.subarray(0, file.length - 8));
  const damaged = connect(join(modelFolder, 'damaged'));
  expect(await damaged.availability(signal)).toMatchObject({
    status: 'failing',
    failure: { errorClass: 'upstream', detail: expect.stringContaining('damaged') },
  });
  expect(await engine.availability(signal)).toMatchObject({ status: 'ready' });
});
