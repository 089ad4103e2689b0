import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { made, madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineError } from '../../engine-error.ts';
import type { Engine } from '../../engine-vendor.ts';
import { translateSegments } from '../../translate-segments/translate-segments.ts';
import { stopModels } from './ask-model.ts';
import { connectPostEditor, draftPairs } from './post-editor.ts';
import { readModelFile, type StatisticalModelFile } from './statistical-models.ts';
import { trainInProcess } from './train-in-process.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
const { signal } = new AbortController();

/** Knows every word and nothing of their order. */
const wordForWord: Engine = {
  vendorId: 'word-for-word',
  limits: { segmentsPerRequest: 50, charactersPerRequest: 10_000, concurrency: 1 },
  availability: async () => ({ status: 'ready', version: 'words 1' }),
  languagePairs: async () => 'all',
  async translate({ segments }) {
    if (segments.some(({ source }) => source.text.includes('fail'))) throw new EngineError('auth', 'refused');
    if (segments.some(({ source }) => source.text.includes('block')))
      throw new EngineError('content-blocked', 'no such words');
    return {
      version: 'words 1',
      tokens: { read: segments.length, written: 2 },
      results: segments.map(({ source }) => ({
        status: 'translated',
        target: {
          ...source,
          text: source.text.replace(/[a-z]{3,}/g, (word) => made(word).slice(0, word.length)),
        },
      })),
    };
  },
};

let folder: string;
let engine: Engine;
let model: StatisticalModelFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'post-editor-'));
  const modelFile = join(folder, 'made.model');
  const known = madePairs(600, 1).map(({ source, target }) => ({
    source: plainInline(source),
    target: plainInline(target),
  }));
  const pairs = draftPairs(wordForWord, known, { ...languages, signal });
  await trainInProcess({ pairs, wish: { ...languages, seed: 1, modelFile } });
  const read = await readModelFile(modelFile);
  if (read === undefined) throw new Error('no model');
  model = read;
  engine = connectPostEditor(wordForWord, model);
}, 60_000);
afterAll(async () => {
  stopModels();
  await rm(folder, { recursive: true });
});

test('writes what people make of the answers of the base engine', async () => {
  const segments = ['The old window keeps 7 river.', 'The cat sees {1}12{/1} stone.'].map((markup) => ({
    source: fromMarkup(markup),
    codes: {},
  }));
  const found = await translateSegments(engine, { ...languages, segments });
  expect(found[0]).toMatchObject({ version: expect.stringMatching(/^en-es [\da-f]{8} after words 1$/) });
  expect(found.map((one) => (one.status === 'translated' ? toMarkup(one.target) : one.failure))).toEqual([
    'Wodniwo dloo 7 reviro speeko.',
    'Taco {1}12{/1} enotso seeso.',
  ]);
  expect(await engine.availability(signal)).toMatchObject({ status: 'ready' });
  expect(await engine.languagePairs(signal)).toEqual([{ source: 'en', target: 'es' }]);
});

test('fails as the base engine fails', async () => {
  const segments = [{ source: plainInline('Words that fail'), codes: {} }];
  const [found] = await translateSegments(engine, { ...languages, segments });
  expect(found).toMatchObject({ status: 'failed', failure: { errorClass: 'auth' } });
});

test('leaves out of training what the base engine cannot translate', async () => {
  const known = ['The block stands.', 'The old river.'].map((source) => ({
    source: plainInline(source),
    target: plainInline('x'),
  }));
  const drafts = [];
  for await (const pair of draftPairs(wordForWord, known, { ...languages, signal })) drafts.push(pair);
  expect(drafts).toEqual([{ source: expect.stringContaining('The '), target: 'x' }]);
});

test('learns from nothing where the base engine refuses everything', async () => {
  const known = [{ source: plainInline('Words that fail'), target: plainInline('x') }];
  const drafts = draftPairs(wordForWord, known, { ...languages, signal });
  await expect(drafts.next()).rejects.toThrow('auth');
});

test('tells under its label what the base engine took for all of its requests', async () => {
  const labelled = connectPostEditor(
    { ...wordForWord, limits: { ...wordForWord.limits, segmentsPerRequest: 1 } },
    model,
    { label: 'v3' },
  );
  const segments = ['The old river.', 'The cat sees.'].map((text) => ({
    source: plainInline(text),
    codes: {},
  }));
  const answer = await labelled.translate({ ...languages, segments, signal });
  expect(answer).toMatchObject({ version: 'v3 after words 1', tokens: { read: 2, written: 4 } });
});
