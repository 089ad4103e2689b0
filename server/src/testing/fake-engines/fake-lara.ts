import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { hasType, isFresh, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const accessKeyId = 'LARAFAKE';
const accessKeySecret = 'fake-lara-secret';
const token = 'fake.lara.token';

function error(status: number, type: string): FakeAnswer {
  return { status, body: { status, error: { type, message: type } } };
}

/** Gives a token for a signed key. */
function authenticate({ headers, body }: RecordedRequest): FakeAnswer {
  const date = String(headers['x-lara-date']);
  const digest = createHash('md5').update(body).digest('base64');
  const challenge = `POST\n/v2/auth\n${digest}\n${headers['content-type']}\n${date}`;
  const signature = createHmac('sha256', accessKeySecret).update(challenge).digest('base64');
  const isKnown = z.object({ id: z.literal(accessKeyId) }).safeParse(JSON.parse(body)).success;
  const isSigned = headers['content-md5'] === digest && headers.authorization === `Lara:${signature}`;
  if (!isKnown || !isSigned || !isFresh(Date.parse(date))) return error(401, 'Unauthorized');
  return { status: 200, body: { token } };
}

const wishSchema = z.strictObject({
  q: z.array(z.string()).min(1).max(128),
  source: z.string(),
  target: z.string(),
  content_type: z.literal('text/html'),
  multiline: z.boolean(),
  style: z.enum(['faithful', 'fluid', 'creative']),
  instructions: z.array(z.string()).optional(),
});

export const fakeLara: FakeVendor = {
  id: 'lara',
  settings: { accessKeyId, accessKeySecret },
  needs: ['accessKeyId', 'accessKeySecret'],
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 128, characters: 10_000 },
      errors: {
        unauthorized: error(401, 'Unauthorized'),
        forbidden: error(403, 'Forbidden'),
        'payment-required': error(429, 'QuotaExceeded'),
        'rate-limited': { ...error(429, 'TooManyRequests'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'InternalServerError'),
        'too-long': error(400, 'TextTooLong'),
        'unsupported-pair': error(400, 'UnsupportedLanguage'),
      },
      other: (request) => (request.path === '/v2/auth' ? authenticate(request) : undefined),
      refuse(request) {
        if (request.path !== '/v2/translate') return error(404, 'NotFound');
        if (request.headers.authorization !== `Bearer ${token}`) return error(401, 'Unauthorized');
        return hasType(request, 'application/json') ? undefined : error(415, 'UnsupportedMediaType');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.q, to: languageOf(wish.target, ['zh-CN', 'zh-TW']) };
      },
      // A line of what it thinks so far, and one with the whole.
      write: (translation) =>
        [{ translation: [] }, { translation }]
          .map((content) =>
            JSON.stringify({
              status: 200,
              data: { content_type: 'text/html', source_language: 'en', ...content },
            }),
          )
          .join('\n'),
    }),
};
