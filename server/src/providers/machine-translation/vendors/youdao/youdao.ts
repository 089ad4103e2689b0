import { z } from 'zod';
import { formRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { readYoudaoError, youdaoErrors, youdaoLanguages } from './youdao-answer.ts';
import { youdaoSignature } from './youdao-sign.ts';

const settings = z.object({
  appKey: requiredSetting,
  appSecret: requiredSetting,
  /** A list of terms kept in Youdao's console. */
  vocabId: optionalSetting,
  domain: presetSetting('general'),
  baseUrl: addressSetting('https://openapi.youdao.com'),
});

const answerSchema = z.object({
  errorIndex: z.array(z.number()).default([]),
  translateResults: z.array(z.object({ translation: z.string() })),
});

/** Youdao's interface for several texts at once. */
export const youdao = apiVendor({
  id: 'youdao',
  name: '有道翻译',
  settings,
  secretSettings: ['appSecret'],
  profile: {
    kind: 'machine-translation',
    protocol: 'youdao-batch',
    terms: 'none',
    price: { currency: 'CNY', unit: 'characters', source: 48 },
  },
  limits: { segmentsPerRequest: 40, charactersPerRequest: 4_000, concurrency: 2 },
  languages: youdaoLanguages,
  codes: 'signs',
  version: ({ domain }) => `Youdao ${domain}`,
  request({ settings: { appKey, appSecret, vocabId, domain, baseUrl }, from, to, texts, now }) {
    const signature = youdaoSignature({ appKey, appSecret }, texts.join(''), now);
    const fields = { q: texts, from, to, vocabId, domain, ...signature };
    return formRequest(endpoint(baseUrl, 'v2/api'), fields);
  },
  read(body, { texts }) {
    const { errorIndex, translateResults = [] } = answerSchema.safeParse(body).data ?? {};
    if (errorIndex === undefined) return undefined;
    if (translateResults.length === texts.length || errorIndex.length === 0) {
      return { texts: translateResults.map(({ translation }) => translation) };
    }
    // Texts that failed are left out of the results.
    const results = translateResults.values();
    return {
      texts: texts.map((_, index) =>
        errorIndex.includes(index) ? undefined : results.next().value?.translation,
      ),
    };
  },
  readError: readYoudaoError,
  errors: youdaoErrors,
});
