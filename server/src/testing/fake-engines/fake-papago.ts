import { hasType, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const keyId = 'fake-papago-id';
const apiKey = 'fake-papago-key';

const gateway = (status: number, errorCode: string): FakeAnswer => ({
  status,
  body: { error: { errorCode, message: 'fake', details: 'fake' } },
});
const own = (status: number, errorCode: string): FakeAnswer => ({
  status,
  body: { errorCode, errorMessage: 'fake' },
});

export const fakePapago: FakeVendor = {
  id: 'papago',
  settings: { keyId, apiKey },
  needs: ['keyId', 'apiKey'],
  languages: { source: 'ko', target: 'es' },
  addressed: { sourceLanguage: 'en', targetLanguage: 'ko' },
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 5_000 },
      errors: {
        unauthorized: gateway(401, '200'),
        forbidden: gateway(403, '210'),
        'payment-required': gateway(429, '400'),
        'rate-limited': { ...gateway(429, '420'), headers: { 'retry-after': '1' } },
        'server-error': own(500, 'N2MT99'),
        'too-long': own(400, 'N2MT08'),
        'unsupported-pair': own(400, 'N2MT04'),
      },
      refuse(request) {
        const { 'x-ncp-apigw-api-key-id': id, 'x-ncp-apigw-api-key': key } = request.headers;
        if (request.path !== '/nmt/v1/translation') return gateway(404, '300');
        if (id !== keyId || key !== apiKey) return gateway(401, '200');
        return hasType(request, 'application/x-www-form-urlencoded') ? undefined : gateway(415, '100');
      },
      read({ body }) {
        const form = new URLSearchParams(body);
        const to = languageOf(form.get('target') ?? '', ['zh-CN', 'zh-TW']);
        if (!['true', 'false', null].includes(form.get('honorific'))) return undefined;
        return { texts: form.getAll('text'), to };
      },
      write: ([translatedText]) => ({
        message: { result: { srcLangType: 'ko', tarLangType: 'xx', translatedText } },
      }),
    }),
};
