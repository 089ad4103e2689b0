import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, describe, expect, test } from 'vitest';
import { createSafeFetch } from '../../../safe-fetch/safe-fetch.ts';
import { apertium, connectApertium } from './apertium.ts';
import { ApertiumPipes } from './apertium-pipes.ts';

const installed = existsSync('/usr/share/apertium/modes/eng-spa.mode');
const { signal } = new AbortController();

afterAll(() => apertium.stop?.());

test('Apertium that is not installed is not configured', async () => {
  const engine = connectApertium(join(tmpdir(), 'no-apertium-here'), new ApertiumPipes());
  expect(await engine.availability(signal)).toEqual({ status: 'not-configured', needs: ['apertium'] });
  expect(await engine.languagePairs(signal)).toEqual([]);
});

describe.skipIf(!installed)('Apertium as installed (apertium-eng-spa)', () => {
  const engine = apertium.connect({}, { fetch: createSafeFetch() });

  async function toSpanish(markup: string, targetLanguage = 'es'): Promise<string> {
    const segments = [{ source: fromMarkup(markup), codes: {} }];
    const { results } = await engine.translate({ sourceLanguage: 'en', targetLanguage, segments, signal });
    const [result] = results;
    return result?.status === 'translated' ? toMarkup(result.target) : JSON.stringify(result);
  }

  test.each([
    ['Hello world.', 'Hola Mundo.'],
    ['The houses are big.', 'Las casas son grandes.'],
    ['The red {1}house{/1} is big.', 'La {1}casa{/1} roja es grande.'],
    ['The {1}red{/1} house{2/} is big.', 'La casa {1}roja{/1}{2/} es grande.'],
    ['The cat drinks {1}cold water{/1}.', 'El gato bebe {1}agua fría{/1}.'],
    ['', ''],
    ['19^th^', '19^th^'],
    ['我爱你 😀', '我爱你 😀'],
  ])('translates %j', async (source, target) => {
    expect(await toSpanish(source)).toBe(target);
  });

  test('passes numbers and signs through', async () => {
    const signs = String.raw`1,000.50 (50 %) #1 @ C:\x / [c] {{d} ^ $ ~5 <f> …`;
    expect(await toSpanish(signs)).toBe(signs);
  });

  test('says which language data it used, and that it is ready', async () => {
    expect(await engine.availability(signal)).toMatchObject({
      status: 'ready',
      version: expect.stringMatching(/^apertium-\S+( \d\S+)?$/),
    });
  });

  test('offers the installed pairs and refuses others', async () => {
    expect(await engine.languagePairs(signal)).toContainEqual({ source: 'en', target: 'es' });
    await expect(toSpanish('Hello', 'zh-CN')).rejects.toThrow('unsupported-pair');
  });
});
