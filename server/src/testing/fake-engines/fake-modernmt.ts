import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'fake-modernmt-key';

function error(status: number, type: string, message = type): FakeAnswer {
  return { status, body: { status, error: { type, message } } };
}

const wishSchema = z.strictObject({
  source: z.string(),
  target: z.string(),
  q: z.array(z.string()).min(1).max(128),
  format: z.enum(['text/plain', 'text/xml', 'text/html', 'application/xliff+xml']),
  multiline: z.boolean(),
  hints: z.array(z.number()).optional(),
});

export const fakeModernmt: FakeVendor = {
  id: 'modernmt',
  settings: { apiKey, memories: '1, 2' },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 128, characters: 10_000 },
      errors: {
        unauthorized: error(401, 'AuthenticationException', 'Invalid API key'),
        forbidden: error(403, 'AuthorizationException'),
        'payment-required': error(403, 'QuotaExceededException', 'Characters quota exceeded'),
        'rate-limited': { ...error(429, 'TooManyRequestsException'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'UnexpectedException'),
        'too-long': error(413, 'ContentTooLargeException', 'Content is too long'),
        'unsupported-pair': error(400, 'UnsupportedLanguageException'),
      },
      refuse(request) {
        const { 'mmt-apikey': key, 'x-http-method-override': method } = request.headers;
        if (request.path !== '/translate' || method !== 'GET') return error(404, 'NotFoundException');
        if (key !== apiKey) return error(401, 'AuthenticationException');
        return hasType(request, 'application/json') ? undefined : error(400, 'MalformedContentException');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.q, to: languageOf(wish.target, ['zh-CN', 'zh-TW']) };
      },
      write: (texts) => ({
        status: 200,
        data: texts.map((translation) => ({
          translation,
          characters: translation.length,
          billedCharacters: translation.length,
        })),
      }),
    }),
};
