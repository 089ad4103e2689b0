import { fromMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { translateSegments } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import { policy, type TestedEngine } from './tested-engine.ts';

/** The settings that vendors have for how readers are spoken to. */
const spokenTo = /formality|honorific/i;

/** What every engine does with texts. */
export function testTexts(tested: TestedEngine): void {
  const { vendor, translate, languages, fakeVendor } = tested;

  if (vendor.profile.style === 'address')
    test('is told how readers are spoken to, where it is said and the language knows of it', async () => {
      const told = async (address?: 'formal' | 'informal') => {
        const segments = [{ source: fromMarkup('How are you?'), codes: {} }];
        const request = { ...languages, ...fakeVendor.addressed, segments, policy };
        const context = address === undefined ? {} : { address };
        const [translation] = await translateSegments(tested.engine, { ...request, context });
        expect(translation?.status).toBe('translated');
        return tested.fake.requests.at(-1)?.body ?? '';
      };
      const [nothing, formal, informal] = [await told(), await told('formal'), await told('informal')];
      for (const body of [nothing, formal, informal]) expect(body).toContain('How');
      expect(nothing).not.toMatch(spokenTo);
      expect(formal).toMatch(spokenTo);
      expect(informal).toMatch(spokenTo);
      expect(formal).not.toBe(informal);
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
    expect(await translate(sources)).toEqual(sources.map(upper));
  });

  test('names the version that translated', async () => {
    const segments = [{ source: fromMarkup('one'), codes: {} }];
    const [translation] = await translateSegments(tested.engine, { ...languages, segments, policy });
    expect(translation).toMatchObject({
      engine: fakeVendor.id,
      version: expect.stringMatching(/\S/),
      origin: 'engine',
    });
  });

  test('translates more segments than fit one request', async () => {
    const length = tested.engine.limits.segmentsPerRequest * 2 + 1;
    const sources = Array.from({ length }, (_, i) => `number ${i}`);
    expect(await translate(sources)).toEqual(sources.map((source) => source.toUpperCase()));
  });

  test('translates a text far longer than a request may be', async () => {
    const long = 'The quick brown fox jumps over the lazy dog. '.repeat(700).trim();
    expect(await translate([long])).toEqual([long.toUpperCase()]);
  });

  test('asks in smaller parts where the vendor finds a request too long', async () => {
    const sources = ['One house. One garden.', 'Two dogs. Two cats.', 'Three towns. Three rivers.'];
    tested.fake.fail('too-long', 1);
    expect(await translate(sources)).toEqual(sources.map((source) => source.toUpperCase()));
  });

  test('puts codes back that were lost twice', async () => {
    tested.fake.fail('lost-codes');
    const [target] = await translate(['Read {1}RFC 2119{/1} first']);
    expect(target).toBe('READ {1}RFC 2119{/1} FIRST');
  });
}
