import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { googleErrors, readGoogleError } from './google-errors.ts';
import { googleLanguages } from './google-languages.ts';

const answerSchema = z.object({
  data: z.object({
    translations: z.array(z.object({ translatedText: z.string(), model: z.string().optional() })),
  }),
});

/** Google Cloud Translation, version 2: an API key is enough. */
export const googleV2 = apiVendor({
  id: 'google',
  name: 'Google Translate',
  settings: z.object({
    apiKey: requiredSetting,
    baseUrl: addressSetting('https://translation.googleapis.com'),
  }),
  secretSettings: ['apiKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'google-v2',
    terms: 'none',
    price: { currency: 'USD', unit: 'characters', source: 20 },
  },
  limits: { segmentsPerRequest: 100, charactersPerRequest: 5_000, concurrency: 4 },
  languages: googleLanguages,
  codes: 'html',
  version: () => 'Google v2 nmt',
  request: ({ settings: { apiKey, baseUrl }, from, to, texts }) =>
    jsonRequest(endpoint(baseUrl, `language/translate/v2?key=${encodeURIComponent(apiKey)}`), {
      q: texts,
      source: from,
      target: to,
      format: 'html',
    }),
  read(body) {
    const translations = answerSchema.safeParse(body).data?.data.translations;
    return translations && { texts: translations.map(({ translatedText }) => translatedText) };
  },
  readError: readGoogleError,
  errors: googleErrors,
});
