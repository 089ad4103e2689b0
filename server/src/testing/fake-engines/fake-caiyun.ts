import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeVendor } from './fake-vendor.ts';

const token = 'fake-caiyun-token';

const wishSchema = z.strictObject({
  source: z.array(z.string()).min(1).max(50),
  trans_type: z.templateLiteral([z.string(), '2', z.string()]),
  request_id: z.string(),
  detect: z.boolean(),
});

export const fakeCaiyun: FakeVendor = {
  id: 'caiyun',
  settings: { token },
  needs: ['token'],
  start: () =>
    startFakeApi({
      limits: { texts: 50, characters: 5_000 },
      errors: {
        unauthorized: { status: 401, body: { message: 'Invalid authentication credentials' } },
        forbidden: { status: 403, body: { message: 'You cannot consume this service' } },
        'payment-required': { status: 429, body: { message: 'API quota exceeded' } },
        'rate-limited': {
          status: 429,
          body: { message: 'API rate limit exceeded' },
          headers: { 'retry-after': '1' },
        },
        'server-error': { status: 502, body: { message: 'An invalid response was received' } },
        'too-long': { status: 400, body: { message: 'source is too long' } },
        'unsupported-pair': { status: 400, body: { message: 'trans_type is not supported' } },
      },
      refuse(request) {
        if (request.path !== '/v1/translator') return { status: 404, body: { message: 'no Route matched' } };
        if (request.headers['x-authorization'] !== `token ${token}`) {
          return { status: 401, body: { message: 'Invalid authentication credentials' } };
        }
        return hasType(request, 'application/json') ? undefined : { status: 415, body: { message: 'type' } };
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        const to = wish?.trans_type.split('2')[1] ?? '';
        return wish && { texts: wish.source, to: languageOf(to, ['zh', 'zh-Hant']) };
      },
      write: (target) => ({ target, confidence: 1, rc: 0 }),
    }),
};
