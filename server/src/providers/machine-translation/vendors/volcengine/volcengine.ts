import { z } from 'zod';
import { signV4Request, volcengineV4 } from '../../../signatures/v4-signature.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';

const settings = z.object({
  accessKeyId: requiredSetting,
  secretAccessKey: requiredSetting,
  region: presetSetting('cn-north-1'),
  baseUrl: addressSetting('https://translate.volcengineapi.com'),
});

const answerSchema = z.object({ TranslationList: z.array(z.object({ Translation: z.string() })) });
const errorSchema = z.object({
  ResponseMetadata: z.object({
    Error: z.object({ Code: z.string(), Message: z.string().default('') }),
  }),
});

/** Volcengine Translate. */
export const volcengine = apiVendor({
  id: 'volcengine',
  name: '火山翻译',
  settings,
  secretSettings: ['secretAccessKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'volcengine',
    terms: 'none',
    price: { currency: 'CNY', unit: 'characters', source: 49 },
  },
  limits: { segmentsPerRequest: 16, charactersPerRequest: 4_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `zh-Hans=zh zh-Hant en ja ko fr de es it pt ru ar th vi id ms tr nl pl uk cs da fi sv nb hu ro bg el he hi bn ta
      te ml mr pa gu ur fa sw hr sk sl sr lt lv et is af sq az ka ca fil=tl`,
    ),
  ),
  codes: 'signs',
  version: () => 'Volcengine 2020-06-01',
  request({ settings: { region, baseUrl, ...keys }, from, to, texts, now }) {
    const url = `${baseUrl.replace(/\/+$/, '')}/?Action=TranslateText&Version=2020-06-01`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ SourceLanguage: from, TargetLanguage: to, TextList: texts });
    const signed = { url, headers, body, service: 'translate', region, now };
    return { url, body, headers: signV4Request(volcengineV4, signed, keys) };
  },
  read(body) {
    const list = answerSchema.safeParse(body).data?.TranslationList;
    return list && { texts: list.map(({ Translation }) => Translation) };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data?.ResponseMetadata.Error;
    return error && { code: error.Code, words: error.Message };
  },
  errors: [
    ['quota', /Overdue|Arrear|QuotaExceeded|InsufficientBalance|余额/i],
    ['rate', /FlowLimit|RateLimit|TooManyRequests|Throttling|ConcurrentLimit/i],
    [
      'auth',
      /SignatureDoesNotMatch|InvalidAccessKey|InvalidCredential|InvalidAuthorization|AccessDenied|MissingAuthentication|RequestExpired|^-5(00)?$/i,
    ],
    ['unsupported-pair', /LanguageNotSupported|unsupported (language|translation)/i],
    ['too-long', /TextTooLong|length exceeds|too long/i],
    ['upstream', /^Internal|ServiceUnavailable|^-6/i],
  ],
});
