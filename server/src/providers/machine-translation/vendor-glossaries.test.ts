import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeAmazon } from '../../testing/fake-engines/fake-amazon.ts';
import { fakeDeepl } from '../../testing/fake-engines/fake-deepl.ts';
import type { FakeEngine } from '../../testing/fake-engines/fake-engine.ts';
import { fakeGoogleV3 } from '../../testing/fake-engines/fake-google.ts';
import type { FakeVendor } from '../../testing/fake-engines/fake-vendor.ts';
import { createSafeFetch } from '../safe-fetch/safe-fetch.ts';
import { EngineError } from './engine-error.ts';
import { findEngineVendor } from './engine-registry.ts';

const terms = [
  { source: 'house', target: '房屋' },
  { source: 'a "quoted", term', target: '=引号' },
  { source: 'two\nlines', target: '两行' },
];
const vendors: readonly (readonly [string, FakeVendor, Readonly<Record<string, string>>])[] = [
  ['DeepL', fakeDeepl, {}],
  ['Amazon', fakeAmazon, {}],
  ['Google', fakeGoogleV3, { location: 'us-central1', bucket: 'fake-bucket' }],
];

describe.each(vendors)('a glossary at %s', (_name, vendor, more) => {
  let fake: FakeEngine;
  beforeAll(async () => {
    fake = await vendor.start();
  });
  afterAll(() => fake.stop());

  function connect(settings: Readonly<Record<string, string>> = more) {
    const { baseUrl } = fake;
    const fetch = createSafeFetch(['127.0.0.1']);
    return findEngineVendor(vendor.id)?.connect({ ...vendor.settings, baseUrl, ...settings }, { fetch });
  }
  const { signal } = new AbortController();
  const pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

  test('is made of terms, named in a request, and deleted', async () => {
    const engine = connect();
    const glossaries = engine?.glossaries;
    if (engine === undefined || glossaries === undefined) throw new Error('no glossaries');
    const id = await glossaries.create({ ...pair, name: 'transloom-1', terms, signal });
    expect(await glossaries.exists(id, signal)).toBe(true);
    const source = { text: 'house', codes: [], styles: [] };
    const asked = { ...pair, segments: [{ source, codes: {} }], signal };
    await engine.translate({ ...asked, context: { glossary: id } });
    expect(fake.requests.at(-1)?.body).toContain(id);
    await glossaries.remove(id, signal);
    expect(await glossaries.exists(id, signal)).toBe(false);
    await glossaries.remove(id, signal);
    await expect(engine.translate({ ...asked, context: { glossary: id } })).rejects.toThrow();
  });

  test('leaves out terms that are no cell of a table', async () => {
    const id = await connect()?.glossaries?.create({ ...pair, name: 'transloom-2', terms, signal });
    const sent = fake.requests.map(
      ({ body }) => body + Buffer.from(/"File":"([^"]+)/.exec(body)?.[1] ?? '', 'base64'),
    );
    const table = sent.findLast((body) => body.includes('房屋')) ?? '';
    expect(id).toBeDefined();
    expect(table).not.toContain('两行');
  });

  test('refuses with the words of the vendor', async () => {
    const broken = connect({
      ...more,
      apiKey: 'wrong',
      secretAccessKey: 'wrong',
      clientEmail: 'x@example.com',
    });
    const made = broken?.glossaries?.create({ ...pair, name: 'transloom-3', terms, signal });
    await expect(made).rejects.toBeInstanceOf(EngineError);
  });
});

test('somebody who named a list of their own gets no other', () => {
  const fetch = createSafeFetch([]);
  const own = (id: string, settings: object) => findEngineVendor(id)?.connect(settings, { fetch }).glossaries;
  expect(own('deepl', { apiKey: 'k', glossaryId: 'mine' })).toBeUndefined();
  expect(own('deepl', { apiKey: 'k' })).toBeDefined();
  expect(own('amazon', { ...fakeAmazon.settings, terminology: 'mine' })).toBeUndefined();
  // Terms of Google's glossaries have to lie in a bucket, and in a region.
  expect(own('google-v3', { ...fakeGoogleV3.settings, bucket: 'b' })).toBeUndefined();
  expect(own('google-v3', { ...fakeGoogleV3.settings, location: 'us-central1' })).toBeUndefined();
});
