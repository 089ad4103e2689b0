import { z } from 'zod';
import type { TranslationContext } from '../../engine-vendor.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { readTencentError, tencentErrors, tencentRequest } from './tencent-api.ts';

const settings = z.object({
  secretId: requiredSetting,
  secretKey: requiredSetting,
  region: presetSetting('ap-guangzhou'),
  /** `hunyuan-translation`, or the smaller `hunyuan-translation-lite`. */
  model: presetSetting('hunyuan-translation'),
  baseUrl: addressSetting('https://hunyuan.tencentcloudapi.com'),
});

const mostReferences = 10;
const answerSchema = z.object({
  Response: z.object({
    Choices: z.array(z.object({ Message: z.object({ Content: z.string() }) })).min(1),
  }),
});

/** Tencent's Hunyuan for translating; terms and similar translations go along as references. */
export const hunyuanTranslation = apiVendor({
  id: 'hunyuan-translation',
  name: '腾讯混元翻译',
  settings,
  secretSettings: ['secretKey'],
  profile: { kind: 'translation-model', protocol: 'hunyuan-translations', terms: 'protocol' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 3_000, concurrency: 4 },
  languages: bothWays(
    languageCodes('zh-Hans=zh zh-Hant=zh-TR yue en fr pt es ja tr ru ar ko th it de vi ms id'),
  ),
  codes: 'signs',
  reads: ['terms', 'examples'],
  version: ({ model }) => model,
  request({ settings: { secretId, secretKey, region, model, baseUrl }, from, to, texts, context, now }) {
    const place = { service: 'hunyuan', version: '2023-09-01', region, baseUrl };
    const references = referencesOf(context);
    return tencentRequest(
      { ...place, action: 'ChatTranslations', keys: { secretId, secretKey }, now },
      {
        Model: model,
        Stream: false,
        Text: texts[0],
        Source: from,
        Target: to,
        ...(references.length > 0 && { References: references }),
      },
    );
  },
  read(body) {
    const content = answerSchema.safeParse(body).data?.Response.Choices[0]?.Message.Content;
    return content === undefined ? undefined : { texts: [content] };
  },
  readError: readTencentError,
  errors: tencentErrors,
});

/** Terms before sentences: a term that is left out is seen at once. */
function referencesOf({ terms = [], examples = [] }: TranslationContext) {
  const ofType =
    (type: string) =>
    ({ source, target }: { readonly source: string; readonly target: string }) => ({
      Type: type,
      Text: source,
      Translation: target,
    });
  const nearestFirst = examples.toReversed();
  return [...terms.map(ofType('term')), ...nearestFirst.map(ofType('sentence'))].slice(0, mostReferences);
}
