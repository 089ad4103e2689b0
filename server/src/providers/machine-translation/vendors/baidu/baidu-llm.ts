import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { linesOf } from '../api/lines.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { baiduErrors, readBaiduAnswer, readBaiduError } from './baidu-answer.ts';
import { baiduLanguages } from './baidu-languages.ts';

/** Baidu's model for translating; terms and style go along as an instruction. */
export const baiduLlm = apiVendor({
  id: 'baidu-llm',
  name: '百度大模型翻译',
  settings: z.object({
    appId: requiredSetting,
    apiKey: requiredSetting,
    baseUrl: addressSetting('https://fanyi-api.baidu.com'),
  }),
  secretSettings: ['apiKey'],
  profile: { kind: 'translation-model', protocol: 'baidu-llm', terms: 'prompt' },
  limits: { segmentsPerRequest: 30, charactersPerRequest: 1_600, concurrency: 2 },
  languages: baiduLanguages,
  codes: 'signs',
  reads: ['terms', 'style'],
  version: () => 'Baidu llm',
  request({ settings: { appId, apiKey, baseUrl }, from, to, texts, context: { terms = [], style } }) {
    const wishes = [
      ...(style === undefined ? [] : [style]),
      ...terms.map(({ source, target }) => `“${source}”译为“${target}”。`),
    ];
    return jsonRequest(
      endpoint(baseUrl, 'ait/api/aiTextTranslate'),
      {
        appid: appId,
        from,
        to,
        q: linesOf(texts).join('\n'),
        model_type: 'llm',
        ...(wishes.length > 0 && { reference: wishes.join('') }),
      },
      { authorization: `Bearer ${apiKey}` },
    );
  },
  read: readBaiduAnswer,
  readError: readBaiduError,
  errors: baiduErrors,
});
