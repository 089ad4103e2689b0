import { z } from 'zod';
import { type FakeFault, hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import { answerGoogleGlossaries, type KeptGlossaries } from './fake-glossaries.ts';
import { fakeAccount, isSignedFor } from './fake-google-account.ts';
import type { FakeVendor } from './fake-vendor.ts';

const key = 'AIza-fake-0123456789';

function error(status: number, name: string, message: string, reason: string): FakeAnswer {
  const errors = [{ message, domain: 'global', reason }];
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
  return { status, body: { error: { code: status, message, status: name, errors, details } } };
}

/** Over quota and over rate are both 403. */
const errors: Readonly<Record<FakeFault, FakeAnswer>> = {
  unauthorized: error(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID'),
  forbidden: error(403, 'PERMISSION_DENIED', 'Cloud Translation API has not been used.', 'SERVICE_DISABLED'),
  'payment-required': error(403, '', 'Daily Limit Exceeded', 'dailyLimitExceeded'),
  'rate-limited': {
    ...error(403, '', 'User Rate Limit Exceeded', 'userRateLimitExceeded'),
    headers: { 'retry-after': '1' },
  },
  'server-error': error(503, 'UNAVAILABLE', 'The service is currently unavailable.', 'backendError'),
  'too-long': error(400, 'INVALID_ARGUMENT', 'Text is too long.', 'invalid'),
  'unsupported-pair': error(400, 'INVALID_ARGUMENT', 'Bad language pair: {0}', 'invalid'),
};

const chinese = ['zh-CN', 'zh-TW'];
const wish2Schema = z.strictObject({
  q: z.array(z.string()).min(1),
  source: z.string(),
  target: z.string(),
  format: z.literal('html'),
});

export const fakeGoogleV2: FakeVendor = {
  id: 'google',
  settings: { apiKey: key },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 128, characters: 30_000 },
      errors,
      refuse(request) {
        const { pathname, searchParams } = new URL(request.path, 'http://fake');
        if (pathname !== '/language/translate/v2') return error(404, 'NOT_FOUND', 'Not found', 'notFound');
        if (searchParams.get('key') !== key) return errors.unauthorized;
        return refuseType(request);
      },
      read(request) {
        const wish = wish2Schema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.q, to: languageOf(wish.target, chinese) };
      },
      write: (texts) => ({
        data: { translations: texts.map((translatedText) => ({ translatedText: entities(translatedText) })) },
      }),
    }),
};

function refuseType(request: RecordedRequest): FakeAnswer | undefined {
  return hasType(request, 'application/json')
    ? undefined
    : error(400, 'INVALID_ARGUMENT', 'JSON', 'badRequest');
}

/** The real one writes quotes as numbers. */
function entities(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll('"', '&quot;').replaceAll("'", '&#39;')))
    .join('');
}

const audience = 'https://translation.googleapis.com/';
const storageAudience = 'https://storage.googleapis.com/';
const translatePath = /^\/v3\/projects\/fake-project\/locations\/[a-z0-9-]+:translateText$/;
const model = 'projects/fake-project/locations/global/models/general/nmt';
const wish3Schema = z.strictObject({
  contents: z.array(z.string()).min(1).max(1024),
  mimeType: z.literal('text/html'),
  sourceLanguageCode: z.string(),
  targetLanguageCode: z.string(),
  model: z.string().regex(/^projects\/fake-project\/locations\/[a-z0-9-]+\/models\/general\/nmt$/),
  glossaryConfig: z.strictObject({ glossary: z.string(), ignoreCase: z.boolean() }).optional(),
});

export const fakeGoogleV3: FakeVendor = {
  id: 'google-v3',
  settings: fakeAccount,
  needs: ['projectId', 'clientEmail', 'privateKey'],
  checksClock: true,
  start: () => {
    const glossaries: KeptGlossaries = new Map();
    return startFakeApi({
      limits: { texts: 1_024, characters: 30_000 },
      errors: {
        ...errors,
        unauthorized: error(
          401,
          'UNAUTHENTICATED',
          'Request had invalid credentials.',
          'ACCESS_TOKEN_EXPIRED',
        ),
      },
      other: (request) =>
        [audience, storageAudience].some((one) => isSignedFor(one, request))
          ? answerGoogleGlossaries(glossaries, request)
          : undefined,
      refuse(request) {
        if (!translatePath.test(request.path)) return error(404, 'NOT_FOUND', 'Not found', 'notFound');
        if (!isSignedFor(audience, request))
          return error(401, 'UNAUTHENTICATED', 'Invalid credentials.', 'CREDENTIALS');
        return refuseType(request);
      },
      read(request) {
        const wish = wish3Schema.safeParse(jsonBody(request)).data;
        const named = wish?.glossaryConfig?.glossary;
        if (named !== undefined && !glossaries.has(named)) return undefined;
        return wish && { texts: wish.contents, to: languageOf(wish.targetLanguageCode, chinese) };
      },
      write: (texts) => ({
        translations: texts.map((translatedText) => ({ translatedText, model })),
      }),
    });
  },
};
