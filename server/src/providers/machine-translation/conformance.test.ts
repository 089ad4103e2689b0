import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EngineFault, FakeEngine } from '../../testing/fake-engines/fake-engine.ts';
import { fakeVendors } from '../../testing/fake-engines/fake-vendors.ts';
import { createSafeFetch, safeFetchLimits } from '../safe-fetch/safe-fetch.ts';
import { findEngineVendor } from './engine-registry.ts';
import { type Engine, missingSettings } from './engine-vendor.ts';
import { isPairServed } from './language-pairs.ts';
import { type NumberedDraft, translateSegments } from './translate-segments/translate-segments.ts';

const surroundingsFor = (timeoutMs: number) => ({
  fetch: createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs }),
});
/** However busy the machine is, an answer that comes is waited for. */
const surroundings = surroundingsFor(30_000);
/** For answers that never come. */
const hurried = surroundingsFor(1_000);
/** Each runs against a local server of its own, so all go at once; what they mostly do is wait. */
const atOnce = { concurrent: true };
const policy = { retries: 2, delayMs: 1, longestWaitMs: 5_000 };
const { signal } = new AbortController();

/** The settings that vendors have for it. */
const spokenTo = /formality|honorific/i;

/** Markup so far, as it was told. */
function draftsOf(told: readonly NumberedDraft[]): readonly string[] {
  return told.map(({ target }) => toMarkup(target));
}

describe.each(fakeVendors)('$id', atOnce, (fakeVendor) => {
  const { id, start, settings, needs, checksClock } = fakeVendor;
  const { source, target: usual } = fakeVendor.languages ?? { source: 'en', target: 'es' };
  describe('conforms', { concurrent: false }, () => {
    const vendor = findEngineVendor(id);
    if (!vendor) throw new Error(`${id} is not in the registry`);
    let fake: FakeEngine;
    let engine: Engine;
    let hurriedEngine: Engine;
    beforeAll(async () => {
      fake = await start();
      engine = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, surroundings);
      hurriedEngine = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, hurried);
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

    if (vendor.profile.style === 'address')
      test('is told how readers are spoken to, where it is said and the language knows of it', async () => {
        const told = async (address?: 'formal' | 'informal') => {
          const { targetLanguage = usual } = fakeVendor.addressed ?? {};
          const sourceLanguage = fakeVendor.addressed?.sourceLanguage ?? source;
          const segments = [{ source: fromMarkup('How are you?'), codes: {} }];
          const request = { sourceLanguage, targetLanguage, segments, policy };
          const context = address === undefined ? {} : { address };
          const [translation] = await translateSegments(engine, { ...request, context });
          expect(translation?.status).toBe('translated');
          return fake.requests.at(-1)?.body ?? '';
        };
        const [nothing, formal, informal] = [await told(), await told('formal'), await told('informal')];
        for (const body of [nothing, formal, informal]) expect(body).toContain('How');
        expect(nothing).not.toMatch(spokenTo);
        expect(formal).toMatch(spokenTo);
        expect(informal).toMatch(spokenTo);
        expect(formal).not.toBe(informal);
      });

    test('says whether examples and a style reach it', () => {
      const { reads = [] } = engine;
      expect(vendor.profile.examples ?? false).toBe(reads.includes('examples'));
      expect(vendor.profile.style === 'whole').toBe(reads.includes('style'));
    });

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
      // What nobody needs, such as headers for a gateway, has a form of its own.
      for (const name of vendor.secretSettings.filter((secret) => secret in settings)) {
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

    test('asks in smaller parts where the vendor finds a request too long', async () => {
      const sources = ['One house. One garden.', 'Two dogs. Two cats.', 'Three towns. Three rivers.'];
      fake.fail('too-long', 1);
      expect(await translate(sources)).toEqual(sources.map((source) => source.toUpperCase()));
    });

    test('tells how long the vendor asks to wait', async () => {
      fake.fail('rate-limited', 1);
      const segments = [{ source: fromMarkup('one'), codes: {} }];
      const asking = engine.translate({ sourceLanguage: source, targetLanguage: usual, segments, signal });
      await expect(asking).rejects.toMatchObject({ failure: { errorClass: 'rate', retryAfterMs: 1_000 } });
    });

    if (vendor.profile.languages !== 'all')
      test('says that a vendor does not know the languages', async () => {
        fake.fail('unsupported-pair');
        const once = { ...policy, retries: 0 };
        expect(await translate(['Good morning to you'], usual, once)).toEqual(['unsupported-pair']);
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
        const asked = fault === 'hang' ? hurriedEngine : engine;
        expect(await translate(['Good morning to you'], usual, once, asked)).toEqual([errorClass]);
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

    if (fakeVendor.streams)
      describe('what is written bit by bit', () => {
        const sentence = 'Press {1}the {b}red{/b} button{/1}{2/} now, 译 "é" 😀';
        const final = 'PRESS {1}THE {B}RED{/B} BUTTON{/1}{2/} NOW, 译 "É" 😀'
          .replaceAll('{B}', '{b}')
          .replaceAll('{/B}', '{/b}');

        async function listen(fault?: EngineFault, times = 1, retries = 0) {
          if (fault !== undefined) fake.fail(fault, times);
          const told: NumberedDraft[] = [];
          const [answer] = await translateSegments(engine, {
            sourceLanguage: source,
            targetLanguage: usual,
            segments: [{ source: fromMarkup(sentence), codes: {} }],
            policy: { ...policy, retries },
            onDraft: (draft) => told.push(draft),
          });
          const end = answer?.status === 'translated' ? toMarkup(answer.target) : answer?.failure.errorClass;
          return { told: draftsOf(told), end };
        }

        test('grows to what is given in the end', async () => {
          const { told, end } = await listen();
          expect(end).toBe(final);
          expect(told.length).toBeGreaterThan(3);
          expect(told.at(-1)).toBe(final);
          const plain = told.map((markup) => fromMarkup(markup).text);
          expect(plain).toEqual(plain.toSorted((a, b) => a.length - b.length));
          for (const text of plain) expect(fromMarkup(final).text.startsWith(text)).toBe(true);
        });

        test('counts the tokens, as the whole answer does', async () => {
          const text = { source: fromMarkup('one'), codes: {} };
          const request = { sourceLanguage: source, targetLanguage: usual, segments: [text], signal };
          const streamed = await engine.translate({ ...request, onDraft: () => {} });
          expect(streamed.tokens).toEqual({ read: 10, written: 20 });
          expect((await engine.translate(request)).tokens).toMatchObject({ read: 10 });
        });

        test.each<[EngineFault, string]>([
          ['truncated', 'bad-output'],
          ['dropped', 'upstream'],
          ['error-midway', 'upstream'],
          ['garbage', 'bad-output'],
          ['html', 'bad-output'],
          ['rate-limited', 'rate'],
          ['unauthorized', 'auth'],
          ['talking', 'bad-output'],
        ])('that is %s ends as %s', async (fault, errorClass) => {
          expect((await listen(fault, 9)).end).toBe(errorClass);
        });

        test.each<EngineFault>(['truncated', 'dropped', 'error-midway', 'wrong-count', 'lost-codes'])(
          'that is %s once is written anew',
          async (fault) => {
            expect((await listen(fault, 1, 1)).end).toBe(final);
          },
        );

        test('is left in the middle when told to', async () => {
          const leaving = new AbortController();
          const run = translateSegments(engine, {
            sourceLanguage: source,
            targetLanguage: usual,
            segments: [
              {
                source: fromMarkup('A text long enough to be left in the middle of it. '.repeat(20)),
                codes: {},
              },
            ],
            signal: leaving.signal,
            onDraft: () => leaving.abort(new Error('left')),
          });
          await expect(run).rejects.toThrow('left');
          await expect.poll(() => fake.hangUps).toBeGreaterThan(0);
        });
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
