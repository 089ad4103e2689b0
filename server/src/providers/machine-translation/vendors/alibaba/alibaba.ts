import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signAliyunForm } from '../../../signatures/aliyun-rpc-signature.ts';
import type { ApiCall } from '../api/api-description.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { wholeNumber } from '../api/whole-number.ts';

const settings = z.object({
  accessKeyId: requiredSetting,
  accessKeySecret: requiredSetting,
  /** `translate_standard`, or `translate_ecommerce`. */
  apiType: presetSetting('translate_standard'),
  baseUrl: addressSetting('https://mt.cn-hangzhou.aliyuncs.com'),
});

type Settings = z.infer<typeof settings>;

const languages = bothWays(
  languageCodes(
    `zh-Hans=zh zh-Hant=zh-tw en ja ko fr de es it pt ru ar th vi id ms tr nl pl uk cs da fi sv no hu ro bg el he hi
    bn ur fa ta te kk uz my km lo fil=tl sk sl hr sr lt lv et`,
  ),
);

const answerSchema = z.object({
  TranslatedList: z.array(
    z.object({ index: wholeNumber, code: wholeNumber, translated: z.string().optional() }),
  ),
});
const errorSchema = z.object({ Code: z.union([z.string(), z.number()]) });

/** Alibaba Machine Translation, in batches. */
export const alibaba = apiVendor({
  id: 'alibaba',
  name: '阿里翻译',
  settings,
  secretSettings: ['accessKeySecret'],
  profile: {
    kind: 'machine-translation',
    protocol: 'alibaba-batch',
    terms: 'none',
    price: { currency: 'CNY', unit: 'characters', source: 50 },
  },
  // A text of a batch has 1,000 characters at most, its markup included.
  limits: { segmentsPerRequest: 50, charactersPerRequest: 800, concurrency: 8 },
  languages,
  codes: 'html',
  version: ({ apiType }) => `Alibaba ${apiType}`,
  request: (call) => ({
    url: `${call.settings.baseUrl.replace(/\/+$/, '')}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signAliyunForm(parametersOf(call), call.settings.accessKeySecret),
  }),
  read(body, { texts }) {
    const list = answerSchema.safeParse(body).data?.TranslatedList;
    if (list === undefined) return undefined;
    const good = new Map(
      list.filter(({ code }) => code === 200).map(({ index, translated }) => [index, translated]),
    );
    const answered = new Set(list.map(({ index }) => index));
    if (answered.size < list.length || list.some(({ index }) => index >= texts.length)) return undefined;
    return { texts: texts.map((_, index) => good.get(index)) };
  },
  readError(body) {
    const code = errorSchema.safeParse(body).data?.Code;
    return code === undefined || String(code) === '200' ? undefined : { code: String(code) };
  },
  errors: [
    ['rate', /^Throttling/],
    ['quota', /Arrearage|Overdue|InsufficientBalance/i],
    [
      'auth',
      /^(Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|SignatureNonceUsed|InvalidTimeStamp|NoPermission)/,
    ],
    ['unsupported-pair', /^(10005|System\.LanguageNotSupport)/],
    ['too-long', /^(10008|System\.\w*TooLong)/],
    ['upstream', /^(1000[127]|19999|InternalError|ServiceUnavailable)/],
    ['bad-request', /^1000[34]$/],
  ],
});

function parametersOf({ settings, from, to, texts, now }: ApiCall<Settings>) {
  return {
    AccessKeyId: settings.accessKeyId,
    Action: 'GetBatchTranslate',
    ApiType: settings.apiType,
    Format: 'JSON',
    FormatType: 'html',
    Scene: 'general',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: randomUUID(),
    SignatureVersion: '1.0',
    SourceLanguage: from,
    SourceText: JSON.stringify(Object.fromEntries(texts.map((text, index) => [index, text]))),
    TargetLanguage: to,
    Timestamp: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    Version: '2018-10-12',
  };
}
