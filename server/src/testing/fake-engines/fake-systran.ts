import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'fake-systran-0123';
const error = (status: number, message: string): FakeAnswer => ({
  status,
  body: { error: { message, statusCode: status } },
});

const wishSchema = z.strictObject({
  input: z.array(z.string()).min(1),
  source: z.string().min(2),
  target: z.string().min(2),
  format: z.literal('text/html'),
});

export const fakeSystran: FakeVendor = {
  id: 'systran',
  settings: { apiKey },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 50, characters: 10_000 },
      errors: {
        unauthorized: error(401, 'Invalid API key'),
        forbidden: error(403, 'Forbidden'),
        'payment-required': error(402, 'No credit left'),
        'rate-limited': { ...error(429, 'Too many requests'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'Server failure'),
        'too-long': error(413, 'Input exceeds the maximum'),
        'unsupported-pair': error(400, 'No queue available for this language pair'),
      },
      refuse(request) {
        if (request.path !== '/translation/text/translate') return error(404, 'Not found');
        if (request.headers.authorization !== `Key ${apiKey}`) return error(401, 'Invalid API key');
        return hasType(request, 'application/json') ? undefined : error(415, 'type');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.input, to: languageOf(wish.target, ['zh', 'zt']) };
      },
      write: (texts) => ({ outputs: texts.map((output) => ({ output })) }),
    }),
};
