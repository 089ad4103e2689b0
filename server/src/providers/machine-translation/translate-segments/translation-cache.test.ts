import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import type { Engine, EngineSegment } from '../engine-vendor.ts';
import { type TranslationRequest, translateSegments } from './translate-segments.ts';
import { type CachedTranslation, cacheKey } from './translation-cache.ts';

const allParts = ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style', 'address'] as const;

function upperEngine(reads: Engine['reads'] = allParts) {
  const asked: string[] = [];
  const engine: Engine = {
    vendorId: 'upper',
    limits: { segmentsPerRequest: 2, charactersPerRequest: 1000, concurrency: 1 },
    reads,
    availability: async () => ({ status: 'ready', version: '1' }),
    languagePairs: async () => 'all',
    async translate({ segments }) {
      asked.push(...segments.map(({ source }) => toMarkup(source)));
      const results = segments.map(({ source }) => ({
        status: 'translated' as const,
        target: source.text.includes('42') ? fromMarkup('NADA') : fromMarkup(toMarkup(source).toUpperCase()),
      }));
      return { version: 'v1', results };
    },
  };
  return { engine, asked };
}

function memoryCache() {
  const kept = new Map<string, CachedTranslation>();
  return {
    kept,
    read: async (keys: readonly string[]) =>
      new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key) as CachedTranslation]] : []))),
    write: async (entries: ReadonlyMap<string, CachedTranslation>) =>
      entries.forEach((entry, key) => void kept.set(key, entry)),
  };
}

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
const segments = ['one {4}two{/4}', 'three', 'wait 42 minutes'].map(
  (markup): EngineSegment => ({
    source: fromMarkup(markup),
    codes: {},
  }),
);

test('what is known is not asked for again, and comes back with the codes of its segment', async () => {
  const { engine, asked } = upperEngine();
  const cache = memoryCache();
  const run = (list: readonly EngineSegment[]) =>
    translateSegments(engine, { ...languages, segments: list, cache });
  const first = await run(segments.slice(0, 2));
  expect(first.map((one) => one.status === 'translated' && one.origin)).toEqual(['engine', 'engine']);
  asked.length = 0;
  const again = await run([{ source: fromMarkup('one {7}two{/7}'), codes: {} }, ...segments.slice(1, 2)]);
  expect(asked).toEqual([]);
  expect(again).toMatchObject([
    { origin: 'cached', version: 'v1', target: fromMarkup('ONE {7}TWO{/7}') },
    { origin: 'cached', version: 'v1', target: fromMarkup('THREE') },
  ]);
});

test('a translation with something wrong is not kept', async () => {
  const { engine } = upperEngine();
  const cache = memoryCache();
  await translateSegments(engine, { ...languages, segments, cache });
  expect(cache.kept.size).toBe(2);
});

test('what another model answered is asked for again', async () => {
  const { engine, asked } = upperEngine();
  let model = 'a';
  const exchanged: Engine = {
    ...engine,
    modelFor: async ({ source, target }) => `${model} ${source} ${target}`,
  };
  const cache = memoryCache();
  const run = (list: readonly EngineSegment[]) =>
    translateSegments(exchanged, { ...languages, segments: list, cache });
  await run(segments.slice(0, 2));
  await run(segments.slice(0, 2));
  expect(asked).toHaveLength(2);
  model = 'b';
  await run(segments.slice(0, 2));
  expect(asked).toHaveLength(4);
});

const text: EngineSegment = {
  source: fromMarkup('one {1}two{/1}'),
  codes: { 1: { type: 'link' } },
  surroundings: {
    before: [{ source: 'zero', target: 'cero' }],
    terms: [{ source: 'one', targets: [{ text: 'uno', status: 'preferred' }] }],
  },
};
const request: TranslationRequest = {
  ...languages,
  segments: [],
  context: { document: 'Manual', style: 'brief' },
  engineKey: 'a 1',
};

test.each<[string, Partial<TranslationRequest>, Partial<EngineSegment>]>([
  ['engine and settings', { engineKey: 'a 2' }, {}],
  ['source language', { sourceLanguage: 'en-GB' }, {}],
  ['target language', { targetLanguage: 'es-MX' }, {}],
  ['document', { context: { document: 'Leaflet', style: 'brief' } }, {}],
  ['style', { context: { document: 'Manual', style: 'formal' } }, {}],
  ['summary', { context: { ...request.context, summary: 'Of ovens.' } }, {}],
  ['form of address', { context: { ...request.context, address: 'formal' } }, {}],
  ['text', {}, { source: fromMarkup('one {1}three{/1}') }],
  ['place of a code', {}, { source: fromMarkup('{1}one{/1} two') }],
  ['kind of a code', {}, { codes: { 1: { type: 'format' } } }],
  ['neighbor', {}, { surroundings: { ...text.surroundings, before: [{ source: 'zero', target: 'nada' }] } }],
  ['following text', {}, { surroundings: { ...text.surroundings, after: ['three'] } }],
  ['example', {}, { surroundings: { ...text.surroundings, examples: [{ source: 'two', target: 'dos' }] } }],
  ['terms', {}, { surroundings: { ...text.surroundings, terms: [] } }],
  [
    'word of a term',
    {},
    {
      surroundings: {
        ...text.surroundings,
        terms: [{ source: 'one', targets: [{ text: 'un', status: 'preferred' }] }],
      },
    },
  ],
  [
    'standing of a word',
    {},
    {
      surroundings: {
        ...text.surroundings,
        terms: [{ source: 'one', targets: [{ text: 'uno', status: 'forbidden' }] }],
      },
    },
  ],
])('the key tells another %s', (_, otherRequest, otherText) => {
  const { engine } = upperEngine();
  const key = cacheKey({ ...request, engine }, text);
  expect(cacheKey({ ...request, engine }, { ...text })).toBe(key);
  expect(cacheKey({ ...request, ...otherRequest, engine }, { ...text, ...otherText })).not.toBe(key);
});

test('the key tells other rules', () => {
  const { engine } = upperEngine();
  const keys = [engine, { ...engine, rules: 'a' }, { ...engine, rules: 'b' }].map((one) =>
    cacheKey({ ...request, engine: one }, text),
  );
  expect(new Set(keys).size).toBe(3);
});

test('the key does not depend on what the engine does not read', () => {
  const { engine } = upperEngine([]);
  const bare: EngineSegment = { source: text.source, codes: text.codes };
  expect(cacheKey({ ...request, engine, context: {} }, bare)).toBe(cacheKey({ ...request, engine }, text));
});
