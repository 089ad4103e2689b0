import { hasType, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

function error(code: number, explanation: string): FakeAnswer {
  return { status: code, body: { status: 'error', code, message: 'fake', explanation } };
}

const pairs = [
  ['eng', 'spa'],
  ['spa', 'por_BR'],
  ['eng', 'zho'],
] as const;

/** Has no keys: refusals are those of a gateway before it. Chinese it has only here. */
export const fakeApertiumApy: FakeVendor = {
  id: 'apertium-apy',
  settings: {},
  needs: ['baseUrl'],
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 8_000 },
      errors: {
        unauthorized: error(401, 'Unauthorized'),
        forbidden: error(403, 'Forbidden'),
        'payment-required': error(402, 'Payment Required'),
        'rate-limited': { ...error(429, 'Too Many Requests'), headers: { 'retry-after': '1' } },
        'server-error': error(503, 'Pair is too busy'),
        'too-long': error(413, 'Request Entity Too Large'),
        'unsupported-pair': error(400, 'That pair is not installed'),
      },
      other({ path }) {
        if (path !== '/listPairs') return undefined;
        const responseData = pairs.map(([sourceLanguage, targetLanguage]) => ({
          sourceLanguage,
          targetLanguage,
        }));
        return { status: 200, body: { responseData, responseDetails: null, responseStatus: 200 } };
      },
      refuse(request) {
        if (request.path !== '/translate') return error(404, 'Not Found');
        const isForm = hasType(request, 'application/x-www-form-urlencoded');
        return isForm ? undefined : error(400, 'Missing argument langpair');
      },
      read({ body }) {
        const form = new URLSearchParams(body);
        const pair = pairs.find((one) => one.join('|') === form.get('langpair'));
        if (form.get('format') !== 'html' || form.get('markUnknown') !== 'no') return undefined;
        const to = { zho: 'zh', spa: 'es', por_BR: 'pt' }[pair?.[1] ?? 'spa'];
        return { texts: form.getAll('q'), to: pair === undefined ? 'unknown' : to };
      },
      write: ([translatedText]) => ({
        responseData: { translatedText },
        responseDetails: null,
        responseStatus: 200,
      }),
    }),
};
