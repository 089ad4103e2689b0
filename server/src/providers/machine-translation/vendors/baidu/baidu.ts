import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { formRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { linesOf } from '../api/lines.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { baiduErrors, readBaiduAnswer, readBaiduError } from './baidu-answer.ts';
import { baiduLanguages } from './baidu-languages.ts';

const keys = {
  appId: requiredSetting,
  apiKey: requiredSetting,
  baseUrl: addressSetting('https://fanyi-api.baidu.com'),
};
/** 6,000 bytes, of which a Han character takes three and the signs of codes some. */
const limits = { segmentsPerRequest: 30, charactersPerRequest: 1_600, concurrency: 1 };
const answers = {
  read: readBaiduAnswer,
  readError: readBaiduError,
  errors: baiduErrors,
  codes: 'signs',
  limits,
  secretSettings: ['apiKey'],
} as const;

/** Over the texts as they are, before they are escaped for the form. */
export function baiduSign(...parts: readonly string[]): string {
  return createHash('md5').update(parts.join('')).digest('hex');
}

/** Baidu Translate, the general product. */
export const baidu = apiVendor({
  ...answers,
  id: 'baidu',
  name: '百度翻译',
  settings: z.object(keys),
  profile: {
    kind: 'machine-translation',
    protocol: 'baidu-general',
    terms: 'none',
    price: { currency: 'CNY', unit: 'characters', source: 49 },
  },
  languages: baiduLanguages,
  version: () => 'Baidu general',
  request({ settings: { appId, apiKey, baseUrl }, from, to, texts }) {
    const q = linesOf(texts).join('\n');
    const salt = String(randomInt(1e9));
    const sign = baiduSign(appId, q, salt, apiKey);
    return formRequest(endpoint(baseUrl, 'api/trans/vip/translate'), {
      q,
      from,
      to,
      appid: appId,
      salt,
      sign,
    });
  },
});

/** Baidu Translate for one field, between English and Chinese. */
export const baiduField = apiVendor({
  ...answers,
  id: 'baidu-field',
  name: '百度领域翻译',
  settings: z.object({ ...keys, domain: presetSetting('it') }),
  profile: { kind: 'machine-translation', protocol: 'baidu-field', terms: 'none' },
  languages: bothWays(languageCodes('en zh-Hans=zh')),
  version: ({ domain }) => `Baidu field ${domain}`,
  request({ settings: { appId, apiKey, baseUrl, domain }, from, to, texts }) {
    const q = linesOf(texts).join('\n');
    const salt = String(randomInt(1e9));
    const sign = baiduSign(appId, q, salt, domain, apiKey);
    const fields = { q, from, to, appid: appId, salt, domain, sign };
    return formRequest(endpoint(baseUrl, 'api/trans/vip/fieldtranslate'), fields);
  },
});
