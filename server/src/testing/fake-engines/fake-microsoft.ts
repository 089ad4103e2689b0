import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const key = 'fake0123456789abcdef';

function error(status: number, code: number, message: string): FakeAnswer {
  return { status, body: { error: { code, message } }, headers: { 'x-requestid': 'fake-request' } };
}

/** Words whose translation was given come out as given. */
const dictionary = /<mstrans:dictionary translation="([^"]*)">[^<]*<\/mstrans:dictionary>/g;
const targetSchema = z.strictObject({ language: z.string(), deploymentName: z.string() });
const inputSchema = z.strictObject({
  text: z.string(),
  language: z.string(),
  textType: z.literal('Html'),
  targets: z.array(targetSchema).length(1),
});
const wishSchema = z.strictObject({ inputs: z.array(inputSchema).min(1) });

export const fakeMicrosoft: FakeVendor = {
  id: 'microsoft',
  settings: { apiKey: key, region: 'eastasia' },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 1_000, characters: 50_000 },
      errors: {
        unauthorized: error(401, 401_000, 'The request is not authorized because credentials are invalid.'),
        forbidden: error(403, 403_000, 'The operation is not allowed.'),
        'payment-required': error(403, 403_001, 'The subscription has exceeded its free quota.'),
        'rate-limited': { ...error(429, 429_001, 'Too many requests.'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 500_000, 'An unexpected error occurred.'),
        'too-long': error(400, 400_050, 'The input text is too long.'),
        'unsupported-pair': error(400, 400_036, 'The target language is not valid.'),
      },
      refuse(request) {
        const { pathname, searchParams } = new URL(request.path, 'http://fake');
        if (pathname !== '/translate') return error(404, 404_000, 'Not found');
        if (searchParams.get('api-version') !== '2026-06-06') return error(400, 400_021, 'API version');
        const { 'ocp-apim-subscription-key': given, 'ocp-apim-subscription-region': region } =
          request.headers;
        if (given !== key || region !== 'eastasia') return error(401, 401_000, 'Credentials are invalid.');
        return hasType(request, 'application/json') ? undefined : error(415, 415_000, 'Content-Type');
      },
      read(request) {
        const inputs = wishSchema.safeParse(jsonBody(request)).data?.inputs;
        return (
          inputs && {
            texts: inputs.map(({ text }) => text.replaceAll(dictionary, '$1')),
            to: languageOf(inputs[0]?.targets[0]?.language ?? '', ['zh-Hans', 'zh-Hant']),
          }
        );
      },
      write: (texts) => ({
        value: texts.map((text) => ({
          translations: [{ text, language: 'xx', sourceCharacters: text.length }],
        })),
      }),
    }),
};
