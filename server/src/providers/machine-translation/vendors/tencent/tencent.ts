import { z } from 'zod';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes, pairsAround } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { readTencentError, tencentErrors, tencentRequest } from './tencent-api.ts';

const settings = z.object({
  secretId: requiredSetting,
  secretKey: requiredSetting,
  region: presetSetting('ap-guangzhou'),
  /** A list of terms kept in Tencent's console. */
  termRepository: optionalSetting,
  baseUrl: addressSetting('https://tmt.tencentcloudapi.com'),
});

const codes = languageCodes('zh-Hans=zh zh-Hant=zh-TW en ja ko fr es it de tr ru pt vi id th ms ar hi');
const answerSchema = z.object({ Response: z.object({ TargetText: z.string() }) });

/** Tencent Machine Translation; one text for each request, since the one for several is gone from its SDK. */
export const tencent = apiVendor({
  id: 'tencent',
  name: '腾讯翻译',
  settings,
  secretSettings: ['secretKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'tencent-tmt',
    terms: 'none',
    price: { currency: 'CNY', unit: 'characters', source: 58 },
  },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 5_000, concurrency: 4 },
  languages: bothWays(codes, pairsAround(['zh-Hans', 'en'], codes)),
  codes: 'signs',
  version: () => 'Tencent TMT 2018-03-21',
  request({ settings: { secretId, secretKey, region, termRepository, baseUrl }, from, to, texts, now }) {
    const keys = { secretId, secretKey };
    const place = { service: 'tmt', version: '2018-03-21', region, baseUrl };
    return tencentRequest(
      { ...place, action: 'TextTranslate', keys, now },
      {
        SourceText: texts[0],
        Source: from,
        Target: to,
        ProjectId: 0,
        ...(termRepository && { TermRepoIDList: [termRepository] }),
      },
    );
  },
  read(body) {
    const text = answerSchema.safeParse(body).data?.Response.TargetText;
    return text === undefined ? undefined : { texts: [text] };
  },
  readError: readTencentError,
  errors: tencentErrors,
});
