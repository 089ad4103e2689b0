import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import { fakeVendors } from '../../testing/fake-engines/fake-vendors.ts';
import { engineVendors, findEngineVendor } from './engine-registry.ts';
import type { Engine } from './engine-vendor.ts';
import { translateSegments } from './translate-segments/translate-segments.ts';

const surroundings = { fetch: () => Promise.reject(new Error('no network')) };
const here = engineVendors
  .filter(({ local }) => local)
  .map((vendor) => [vendor.id, vendor.connect({}, surroundings)] as const);
const elsewhere = fakeVendors.flatMap(({ id, settings }) => {
  const vendor = findEngineVendor(id);
  const place = { baseUrl: 'http://127.0.0.1:9/' };
  return vendor ? [[id, vendor.connect({ ...settings, ...place }, surroundings)] as const] : [];
});

/**
 * Measured on FLORES-200 en→zh: Bergamot, and the models of OPUS, NLLB and Argos (LibreTranslate), gain 3 to 5 BLEU by
 * full-width marks. Services write them by themselves, and Google's texts lose by it.
 */
const halfWidth = ['bergamot', 'libretranslate', 'onnx'];

async function written(engine: Engine, target: string, targetLanguage: string): Promise<string> {
  const says: Engine = {
    ...engine,
    translate: async () => ({
      version: '',
      results: [{ status: 'translated', target: plainInline(target) }],
    }),
  };
  const segments = [{ source: plainInline('Hello, world (at 10:30)!'), codes: {} }];
  const [result] = await translateSegments(says, { sourceLanguage: 'en', targetLanguage, segments });
  return result?.status === 'translated' ? result.target.text : '';
}

test.each([...here, ...elsewhere])('%s: marks of Chinese are as they were measured', async (id, engine) => {
  const [asked, full] = ['你好, 世界 (10:30)!', '你好，世界（10:30）！'];
  const isFixed = halfWidth.includes(id);
  for (const chinese of ['zh-CN', 'zh-Hans', 'zh-TW', 'zh']) {
    expect(await written(engine, asked, chinese)).toBe(isFixed ? full : asked);
    expect(await written(engine, full, chinese)).toBe(full);
  }
  expect(await written(engine, 'Hola, mundo (10:30)!', 'es')).toBe('Hola, mundo (10:30)!');
});

test('every engine whose marks are put right is there', () => {
  const known = [...here, ...elsewhere].map(([id]) => id);
  expect(known).toEqual(expect.arrayContaining(halfWidth));
});
