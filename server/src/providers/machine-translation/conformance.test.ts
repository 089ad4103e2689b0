import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EngineFault, FakeEngine } from '../../testing/fake-engines/fake-engine.ts';
import { fakeVendors } from '../../testing/fake-engines/fake-vendors.ts';
import { createSafeFetch, safeFetchLimits } from '../safe-fetch/safe-fetch.ts';
import { findEngineVendor } from './engine-registry.ts';
import { type Engine, missingSettings } from './engine-vendor.ts';
import { isPairServed } from './language-pairs.ts';
import { translateSegments } from './translate-segments/translate-segments.ts';

const surroundings = { fetch: createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs: 1_000 }) };
/** Each runs against a local server of its own, so all go at once; what they mostly do is wait. */
const atOnce = { concurrent: true };
const policy = { retries: 2, delayMs: 1, longestWaitMs: 5_000 };
const { signal } = new AbortController();

describe.each(fakeVendors)('$id', atOnce, (fakeVendor) => {
  const { id, start, settings, needs, checksClock } = fakeVendor;
  const { source, target: usual } = fakeVendor.languages ?? { source: 'en', target: 'es' };
  describe('conforms', { concurrent: false }, () => {
    const vendor = findEngineVendor(id);
    if (!vendor) throw new Error(`${id} is not in the registry`);
    let fake: FakeEngine;
    let engine: Engine;
    beforeAll(async () => {
      fake = await start();
      engine = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, surroundings);
    });
    afterEach(() => fake.heal());
    afterAll(() => fake.stop());

    async function translate(
      markups: readonly string[],
      target = usual,
      retrying = policy,
      asked = engine,
      from = source,
    ): Promise<readonly string[]> {
      const segments = markups.map((markup) => ({ source: fromMarkup(markup), codes: {} }));
      const languages = { sourceLanguage: from, targetLanguage: target };
      const request = { ...languages, segments, policy: retrying };
      const translations = await translateSegments(asked, request);
      return translations.map((translation) =>
        translation.status === 'translated' ? toMarkup(translation.target) : translation.failure.errorClass,
      );
    }

    test('says which settings it needs', () => {
      expect(missingSettings(vendor, {})).toEqual(needs);
      expect(missingSettings(vendor, { ...settings, baseUrl: 'nonsense' })).toEqual(['baseUrl']);
      expect(missingSettings(vendor, { ...settings, baseUrl: fake.baseUrl })).toEqual([]);
    });

    test('is ready with the right key, or says what is wrong', async () => {
      expect(await engine.availability(signal)).toMatchObject({
        status: 'ready',
        version: expect.any(String),
      });
      const nowhere = vendor.connect({ ...settings, baseUrl: 'http://127.0.0.1:9/' }, surroundings);
      expect(await nowhere.availability(signal)).toMatchObject({
        status: 'failing',
        failure: { errorClass: 'upstream' },
      });
      const inside = vendor.connect({ ...settings, baseUrl: 'http://10.0.0.1/' }, surroundings);
      expect(await inside.availability(signal)).toMatchObject({
        status: 'failing',
        failure: { errorClass: 'address-refused' },
      });
    });

    test('is refused with a wrong secret', async () => {
      for (const name of vendor.secretSettings) {
        const wrong = vendor.connect({ ...settings, baseUrl: fake.baseUrl, [name]: 'wrong' }, surroundings);
        expect(await translate(['one'], usual, policy, wrong)).toEqual(['auth']);
      }
    });

    if (checksClock)
      test('is refused where the clock is wrong', async () => {
        const now = () => new Date(Date.now() + 3_600_000);
        const late = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, { ...surroundings, now });
        expect(await late.availability(signal)).toMatchObject({ failure: { errorClass: 'auth' } });
      });

    test('serves the pair of this suite, also with a region', async () => {
      const pairs = await engine.languagePairs(signal);
      const region = usual === 'es' ? 'es-MX' : 'en-US';
      expect(isPairServed(pairs, { source, target: region })).toBe(true);
      expect(await translate(['one'], region)).toEqual(['ONE']);
      expect(await translate(['one'], 'zh-CN', policy, engine, 'en-US')).toEqual(['译one']);
    });

    test('keeps order, codes, styles and odd characters', async () => {
      const sources = [
        'Press {1}the {b}red{/b} button{/1}{2/} now',
        'a < b & c > d "e" \'f\' g',
        'emoji 😀 and 中文 and עברית',
        '{3/}image first, variable %s and {{name} inside',
        'line\nbreak',
        'crossing {1}a{2}b{/1}c{/2} d',
      ];
      const upper = (markup: string) =>
        markup.replace(/\{\{name\}|%s|\{[^{}]*\}|[^{%]+/g, (part) =>
          /^[{%]/.test(part) ? part : part.toUpperCase(),
        );
      const expected = sources.map(upper);
      expect(await translate(sources)).toEqual(expected);
    });

    test('names the version that translated', async () => {
      const segments = [{ source: fromMarkup('one'), codes: {} }];
      const languages = { sourceLanguage: source, targetLanguage: usual };
      const [translation] = await translateSegments(engine, { ...languages, segments, policy });
      expect(translation).toMatchObject({
        engine: id,
        version: expect.stringMatching(/\S/),
        origin: 'engine',
      });
    });

    test('translates more segments than fit one request', async () => {
      const sources = Array.from(
        { length: engine.limits.segmentsPerRequest * 2 + 1 },
        (_, i) => `number ${i}`,
      );
      expect(await translate(sources)).toEqual(sources.map((source) => source.toUpperCase()));
    });

    test('translates a text far longer than a request may be', async () => {
      const long = 'The quick brown fox jumps over the lazy dog. '.repeat(700).trim();
      expect(await translate([long])).toEqual([long.toUpperCase()]);
    });

    test.each<[EngineFault, string]>([
      ['unauthorized', 'auth'],
      ['forbidden', 'auth'],
      ['payment-required', 'quota'],
      ['rate-limited', 'rate'],
      ['server-error', 'upstream'],
      ['hang', 'upstream'],
      ['garbage', 'bad-output'],
      ['html', 'bad-output'],
      ['truncated', 'bad-output'],
      ['talking', 'bad-output'],
    ])(
      '%s ends as %s',
      async (fault, errorClass) => {
        fake.fail(fault);
        const once = { ...policy, retries: 0 };
        expect(await translate(['Good morning to you'], usual, once)).toEqual([errorClass]);
      },
      10_000,
    );

    test.each<EngineFault>([
      'rate-limited',
      'server-error',
      'garbage',
      'html',
      'truncated',
      'wrong-count',
      'talking',
      'slow',
    ])('gets over one answer that is %s', async (fault) => {
      fake.fail(fault, 1);
      expect(await translate(['one', 'two', 'three'])).toEqual(['ONE', 'TWO', 'THREE']);
    });

    test('keeps what is good of a partial answer', async () => {
      fake.fail('partial');
      const [one, two, last] = await translate(['one', 'two', 'three']);
      expect(last).toBe('bad-output');
      if (engine.limits.segmentsPerRequest > 1) expect([one, two]).toEqual(['ONE', 'TWO']);
      fake.fail('partial', 1);
      expect(await translate(['one', 'two', 'three'])).toEqual(['ONE', 'TWO', 'THREE']);
    });

    test('puts codes back that were lost twice', async () => {
      fake.fail('lost-codes');
      const [target] = await translate(['Read {1}RFC 2119{/1} first']);
      expect(target).toBe('READ {1}RFC 2119{/1} FIRST');
    });

    test('stops when told to', async () => {
      fake.fail('hang');
      const segments = [{ source: fromMarkup('one'), codes: {} }];
      const run = translateSegments(engine, {
        sourceLanguage: source,
        targetLanguage: usual,
        segments,
        policy,
        signal: AbortSignal.timeout(100),
      });
      await expect(run).rejects.toThrow('timeout');
    });

    test('tells no key and no text in what goes to the log', async () => {
      const details = await Promise.all(
        (['unauthorized', 'forbidden', 'server-error', 'garbage'] as const).map(async (fault) => {
          fake.fail(fault);
          const segments = [{ source: fromMarkup('confidential text'), codes: {} }];
          const languages = { sourceLanguage: source, targetLanguage: usual };
          const [translation] = await translateSegments(engine, { ...languages, segments, policy });
          return translation?.status === 'failed' ? translation.failure.detail : '';
        }),
      );
      expect(details.join(' ')).not.toMatch(/confidential|sk-fake|00000000/i);
      expect(details.join('')).not.toBe('');
    });
  });
});
