import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Profile of a custom or domain model; if empty, the general model. */
  profile: optionalSetting,
  /** Address of the customer's own SYSTRAN server, if there is one. */
  baseUrl: addressSetting('https://api-translate.systran.net'),
});

const answerSchema = z.object({ outputs: z.array(z.object({ output: z.string().optional() })) });
const errorSchema = z.object({
  error: z.object({ message: z.string(), statusCode: z.union([z.number(), z.string()]).optional() }),
});

/** SYSTRAN: its translation API, in the cloud or on a server of one's own. */
export const systran = apiVendor({
  id: 'systran',
  name: 'SYSTRAN',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'systran', terms: 'none' },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 5_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `en fr de es it pt nl sv da nb=no fi pl cs sk sl hr sr-Cyrl=sr bg ro hu el tr ru uk et lv lt ja ko th vi id ms
      zh-Hans=zh zh-Hant=zt ar he fa ur hi bn ta my km tg ps sq hy ka ca`,
    ),
  ),
  codes: 'html',
  version: ({ profile }) => (profile === undefined ? 'SYSTRAN' : `SYSTRAN ${profile}`),
  request: ({ settings: { apiKey, baseUrl, profile }, from, to, texts }) =>
    jsonRequest(
      endpoint(baseUrl, 'translation/text/translate'),
      { input: texts, source: from, target: to, format: 'text/html', ...(profile && { profile }) },
      { authorization: `Key ${apiKey}` },
    ),
  read(body) {
    const outputs = answerSchema.safeParse(body).data?.outputs;
    return outputs && { texts: outputs.map(({ output }) => output) };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data?.error;
    return error && { code: String(error.statusCode ?? ''), words: error.message };
  },
  errors: [
    ['quota', /quota|credit|payment/i],
    ['rate', /too many|rate/i],
    ['unsupported-pair', /no (route|queue)|language pair|unsupported/i],
    ['too-long', /too (long|large)|exceeds/i],
    ['auth', /key|unauthori[sz]ed|forbidden/i],
  ],
});
