import { expect, test } from 'vitest';
import { missingSettings } from '../../providers/machine-translation/engine-vendor.ts';
import { isPairServed } from '../../providers/machine-translation/language-pairs.ts';
import { surroundings, type TestedEngine } from './tested-engine.ts';

const { signal } = new AbortController();

/** What every engine says of itself, and what it needs. */
export function testSettings(tested: TestedEngine): void {
  const { vendor, translate, languages, fakeVendor } = tested;
  const { settings, needs, checksClock } = fakeVendor;

  test('says whether examples and a style reach it', () => {
    const { reads = [] } = tested.engine;
    expect(vendor.profile.examples ?? false).toBe(reads.includes('examples'));
    expect(vendor.profile.style === 'whole').toBe(reads.includes('style'));
  });

  test('says which settings it needs', () => {
    expect(missingSettings(vendor, {})).toEqual(needs);
    expect(missingSettings(vendor, { ...settings, baseUrl: 'nonsense' })).toEqual(['baseUrl']);
    expect(missingSettings(vendor, { ...settings, baseUrl: tested.fake.baseUrl })).toEqual([]);
  });

  test('is ready with the right key, or says what is wrong', async () => {
    expect(await tested.engine.availability(signal)).toMatchObject({
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
    const { baseUrl } = tested.fake;
    // What nobody needs, such as headers for a gateway, has a form of its own.
    for (const name of vendor.secretSettings.filter((secret) => secret in settings)) {
      const wrong = vendor.connect({ ...settings, baseUrl, [name]: 'wrong' }, surroundings);
      expect(await translate(['one'], { engine: wrong })).toEqual(['auth']);
    }
  });

  if (checksClock)
    test('is refused where the clock is wrong', async () => {
      const now = () => new Date(Date.now() + 3_600_000);
      const { baseUrl } = tested.fake;
      const late = vendor.connect({ ...settings, baseUrl }, { ...surroundings, now });
      expect(await late.availability(signal)).toMatchObject({ failure: { errorClass: 'auth' } });
    });

  test('serves the pair of this suite, also with a region', async () => {
    const { sourceLanguage: source, targetLanguage } = languages;
    const pairs = await tested.engine.languagePairs(signal);
    const target = targetLanguage === 'es' ? 'es-MX' : 'en-US';
    expect(isPairServed(pairs, { source, target })).toBe(true);
    expect(await translate(['one'], { target })).toEqual(['ONE']);
    expect(await translate(['one'], { from: 'en-US', target: 'zh-CN' })).toEqual(['译one']);
  });
}
