import { fakeAmazon } from './fake-amazon.ts';
import { fakeDeepl } from './fake-deepl.ts';
import { fakeGoogleV2, fakeGoogleV3 } from './fake-google.ts';
import { fakeLibreTranslateKey, startFakeLibreTranslate } from './fake-libretranslate.ts';
import { fakeMicrosoft } from './fake-microsoft.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from './fake-openai.ts';
import type { FakeVendor } from './fake-vendor.ts';

/** One for every protocol; what vendors of the same protocol differ in is data. */
export const fakeVendors: readonly FakeVendor[] = [
  {
    id: 'openai-compatible',
    settings: { model: fakeOpenAiModel, apiKey: fakeOpenAiKey },
    needs: ['baseUrl', 'model'],
    start: startFakeOpenAi,
  },
  {
    id: 'libretranslate',
    settings: { apiKey: fakeLibreTranslateKey },
    needs: ['baseUrl'],
    start: startFakeLibreTranslate,
  },
  fakeAmazon,
  fakeDeepl,
  fakeGoogleV2,
  fakeGoogleV3,
  fakeMicrosoft,
];
