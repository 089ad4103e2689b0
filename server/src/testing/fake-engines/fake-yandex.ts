import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'AQVNfake';
const folderId = 'b1gfake';

function error(status: number, code: number, message: string): FakeAnswer {
  return { status, body: { code, message, details: [] }, headers: { 'x-request-id': 'fake' } };
}

const termSchema = z.strictObject({ sourceText: z.string(), translatedText: z.string(), exact: z.boolean() });
const wishSchema = z.strictObject({
  folderId: z.literal(folderId),
  texts: z.array(z.string()).min(1),
  sourceLanguageCode: z.string(),
  targetLanguageCode: z.string(),
  format: z.enum(['PLAIN_TEXT', 'HTML']),
  glossaryConfig: z
    .strictObject({ glossaryData: z.strictObject({ glossaryPairs: z.array(termSchema).max(50) }) })
    .optional(),
});

export const fakeYandex: FakeVendor = {
  id: 'yandex',
  settings: { apiKey, folderId },
  needs: ['apiKey', 'folderId'],
  start: () =>
    startFakeApi({
      limits: { texts: 100, characters: 10_000 },
      errors: {
        unauthorized: error(401, 16, 'Unknown api key'),
        forbidden: error(403, 7, 'Permission denied'),
        'payment-required': error(429, 8, 'monthly quota exceeded'),
        'rate-limited': {
          ...error(429, 8, 'limit on requests was exceeded'),
          headers: { 'retry-after': '1' },
        },
        'server-error': error(503, 14, 'Service unavailable'),
        'too-long': error(400, 3, 'texts size must be less than 10000, text length exceeded'),
        'unsupported-pair': error(400, 3, 'unsupported target_language_code: xx'),
      },
      refuse(request) {
        if (request.path !== '/translate/v2/translate') return error(404, 5, 'Not found');
        if (request.headers.authorization !== `Api-Key ${apiKey}`) return error(401, 16, 'Unknown api key');
        return hasType(request, 'application/json') ? undefined : error(400, 3, 'JSON');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.texts, to: languageOf(wish.targetLanguageCode, ['zh']) };
      },
      write: (texts) => ({ translations: texts.map((text) => ({ text })) }),
    }),
};
