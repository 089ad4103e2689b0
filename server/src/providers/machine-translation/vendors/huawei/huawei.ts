import { z } from 'zod';
import { signHuaweiRequest } from '../../../signatures/huawei-signature.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  accessKey: requiredSetting,
  secretKey: requiredSetting,
  projectId: requiredSetting,
  baseUrl: addressSetting('https://nlp-ext.cn-north-4.myhuaweicloud.com'),
});

const answerSchema = z.object({ translated_text: z.string() });
const errorSchema = z.object({ error_code: z.string(), error_msg: z.string().optional() });

/** Huawei Cloud machine translation; all its pairs but Chinese and English are being taken away. */
export const huawei = apiVendor({
  id: 'huawei',
  name: '华为云翻译',
  settings,
  secretSettings: ['secretKey'],
  profile: { kind: 'machine-translation', protocol: 'huawei', terms: 'none' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 1_800, concurrency: 8 },
  languages: bothWays(languageCodes('en zh-Hans=zh')),
  codes: 'signs',
  version: () => 'Huawei common',
  request({ settings: { projectId, baseUrl, accessKey, secretKey }, from, to, texts, now }) {
    const url = endpoint(baseUrl, `v1/${projectId}/machine-translation/text-translation`);
    const body = JSON.stringify({ text: texts[0], from, to, scene: 'common' });
    const signed = { method: 'POST', url, contentType: 'application/json', body, now } as const;
    return { url, body, headers: signHuaweiRequest(signed, { accessKey, secretKey }) };
  },
  read(body) {
    const text = answerSchema.safeParse(body).data?.translated_text;
    return text === undefined ? undefined : { texts: [text] };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data;
    return error && { code: error.error_code, words: error.error_msg ?? '' };
  },
  errors: [
    ['auth', /^(ModelArts\.4204|APIGW\.030[1-5]|APIG\.030[1-5]|NLP\.0001)/],
    ['rate', /^(APIGW|APIG)\.0308/],
    ['quota', /arrears|frozen|insufficient balance|欠费/i],
    ['too-long', /length|too long/i],
    ['unsupported-pair', /language/i],
    ['upstream', /^NLP\.0(5|9)/],
  ],
});
