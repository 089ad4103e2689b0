import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import { answerDeeplGlossaries, type KeptGlossaries } from './fake-glossaries.ts';
import type { FakeVendor } from './fake-vendor.ts';

const key = 'fake-deepl-key-0123';

const wishSchema = z.strictObject({
  text: z.array(z.string().min(1)),
  source_lang: z.string().regex(/^[A-Z]{2}$/),
  target_lang: z.string(),
  tag_handling: z.literal('xml'),
  ignore_tags: z.array(z.string()),
  outline_detection: z.boolean(),
  split_sentences: z.enum(['0', '1', 'nonewlines']),
  preserve_formatting: z.boolean(),
  context: z.string().optional(),
  glossary_id: z.string().optional(),
  model_type: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']).optional(),
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).optional(),
});

export const fakeDeepl: FakeVendor = {
  id: 'deepl',
  settings: { apiKey: key },
  needs: ['apiKey'],
  start: () => {
    const glossaries: KeptGlossaries = new Map();
    return startFakeApi({
      limits: { texts: 50, characters: 100_000 },
      errors: {
        unauthorized: { status: 403, body: { message: 'Authorization failure, check auth_key' } },
        forbidden: { status: 403, body: { message: 'Forbidden' } },
        'payment-required': { status: 456, body: { message: 'Quota exceeded' } },
        'rate-limited': {
          status: 429,
          body: { message: 'Too many requests' },
          headers: { 'retry-after': '1' },
        },
        'server-error': { status: 500, body: { message: 'Internal server error' } },
        'too-long': { status: 413, body: { message: 'Request Entity Too Large' } },
        'unsupported-pair': {
          status: 400,
          body: { message: "Bad request. Reason: Value for 'target_lang' not supported." },
        },
      },
      other: (request) =>
        request.headers.authorization === `DeepL-Auth-Key ${key}`
          ? answerDeeplGlossaries(glossaries, request)
          : undefined,
      refuse(request) {
        const { authorization } = request.headers;
        if (request.path !== '/v2/translate') return { status: 404, body: { message: 'Not found' } };
        if (authorization !== `DeepL-Auth-Key ${key}`) {
          return { status: 403, body: { message: 'Authorization failure, check auth_key' } };
        }
        return hasType(request, 'application/json') ? undefined : { status: 415, body: { message: 'type' } };
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        const { glossary_id: named } = wish ?? {};
        if (named !== undefined && !glossaries.has(named)) return undefined;
        return wish && { texts: wish.text, to: languageOf(wish.target_lang, ['ZH-HANS', 'ZH-HANT']) };
      },
      write: (texts) => ({
        translations: texts.map((text) => ({
          detected_source_language: 'EN',
          text,
          model_type_used: 'fake_optimized',
        })),
      }),
    });
  },
};
