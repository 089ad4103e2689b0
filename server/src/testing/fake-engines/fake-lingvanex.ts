import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'a_fake_lingvanex';
const error = (status: number, err: string): FakeAnswer => ({ status, body: { err, result: null } });

const wishSchema = z.strictObject({
  platform: z.literal('api'),
  from: z.string().regex(/_[A-Z]{2}$/),
  to: z.string().regex(/_[A-Z]{2}$/),
  data: z.array(z.string()).min(1),
  translateMode: z.literal('html'),
});

export const fakeLingvanex: FakeVendor = {
  id: 'lingvanex',
  settings: { apiKey },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 100, characters: 10_000 },
      errors: {
        unauthorized: error(401, 'Invalid API key'),
        forbidden: error(403, 'Authorize, please'),
        'payment-required': error(403, 'Not enough balance'),
        'rate-limited': { ...error(429, 'Too many requests'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'Internal error'),
        'too-long': error(400, 'Text is too long'),
        'unsupported-pair': error(400, 'This language is not supported'),
      },
      refuse(request) {
        if (request.path !== '/b1/api/v3/translate') return error(404, 'Not found');
        if (request.headers.authorization !== `Bearer ${apiKey}`) return error(403, 'Authorize, please');
        return hasType(request, 'application/json') ? undefined : error(415, 'type');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.data, to: languageOf(wish.to, ['zh-Hans_CN', 'zh-Hant_TW']) };
      },
      write: (result) => ({ err: null, result }),
    }),
};
