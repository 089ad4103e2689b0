import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Ids of memories kept there that it adapts to, with commas between. */
  memories: optionalSetting,
  baseUrl: addressSetting('https://api.modernmt.com'),
});

const translationSchema = z.object({ translation: z.string() });
const answerSchema = z.object({ data: z.array(translationSchema) });
const errorSchema = z.object({ error: z.object({ type: z.string(), message: z.string().default('') }) });

/** ModernMT, which adapts to memories it keeps. */
export const modernmt = apiVendor({
  id: 'modernmt',
  name: 'ModernMT',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'modernmt', terms: 'none' },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 5_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `en de fr es es-MX=es-419 it pt-BR pt-PT nl sv da nb fi pl cs sk sl hr sr-Latn=sr-Latn sr-Cyrl=sr-Cyrl bg ro hu
      el tr ru uk et lv lt ja ko zh-Hans=zh-CN zh-Hant=zh-TW th vi id ms ar he fa hi bn ta te ur ca eu gl is ga mt af
      sw fil=tl sq mk bs`,
    ),
  ),
  codes: 'xml',
  version: () => 'ModernMT',
  request: ({ settings: { apiKey, memories, baseUrl }, from, to, texts }) =>
    jsonRequest(
      endpoint(baseUrl, 'translate'),
      {
        source: from,
        target: to,
        q: texts,
        format: 'text/xml',
        multiline: true,
        ...(memories && { hints: memories.split(/[\s,]+/).map(Number) }),
      },
      { 'mmt-apikey': apiKey, 'x-http-method-override': 'GET' },
    ),
  read(body) {
    const translations = answerSchema.safeParse(body).data?.data;
    return translations && { texts: translations.map(({ translation }) => translation) };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data?.error;
    return error && { code: error.type, words: error.message };
  },
  errors: [
    ['quota', /QuotaExceeded|BillingException|payment|quota|credit/i],
    ['rate', /TooManyRequests|RateLimit/i],
    ['auth', /Authentication|Authorization|Forbidden|Unauthorized/i],
    ['unsupported-pair', /UnsupportedLanguage|LanguagePair/i],
    ['too-long', /TextTooLong|TooLarge|too long/i],
  ],
});
