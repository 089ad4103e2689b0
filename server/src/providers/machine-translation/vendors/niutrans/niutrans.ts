import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** A dictionary and a memory kept in NiuTrans's console. */
  dictionary: optionalSetting,
  memory: optionalSetting,
  baseUrl: addressSetting('https://api.niutrans.com'),
});

const answerSchema = z.object({ tgt_text: z.string() });
const errorSchema = z.object({ error_code: z.union([z.string(), z.number()]) });

/** NiuTrans, of the 450 languages of which those most asked for are offered. */
export const niutrans = apiVendor({
  id: 'niutrans',
  name: '小牛翻译',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'niutrans', terms: 'none' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 4_500, concurrency: 8 },
  languages: bothWays(
    languageCodes(
      `zh-Hans=zh zh-Hant=cht yue en ja ko fr de es it pt ru ar th vi id ms tr nl pl uk cs da fi sv nb=no hu ro bg el
      he hi bn ta te ml mr pa gu ur fa sw hr sk sl sr lt lv et is ga cy af sq az ka hy ca eu gl kk ky uz tg tk mn my
      km lo ne si am zu fil bo ug`,
    ),
  ),
  codes: 'signs',
  version: () => 'NiuTrans',
  request: ({ settings: { apiKey, dictionary, memory, baseUrl }, from, to, texts }) =>
    jsonRequest(endpoint(baseUrl, 'NiuTransServer/translation'), {
      from,
      to,
      apikey: apiKey,
      src_text: texts[0],
      ...(dictionary && { dictNo: dictionary }),
      ...(memory && { memoryNo: memory }),
    }),
  read(body) {
    const text = answerSchema.safeParse(body).data?.tgt_text;
    // It ends every answer with a line break of its own.
    return text === undefined ? undefined : { texts: [text.replace(/\n$/, '')] };
  },
  readError(body) {
    const code = errorSchema.safeParse(body).data?.error_code;
    return code === undefined ? undefined : { code: String(code) };
  },
  errors: [
    ['rate', /^(10001|13009)$/],
    ['too-long', /^10003$/],
    ['quota', /^13001$/],
    ['auth', /^13002$/],
    ['content-blocked', /^13003$/],
    ['unsupported-pair', /^13007$/],
    ['upstream', /^13008$/],
  ],
});
