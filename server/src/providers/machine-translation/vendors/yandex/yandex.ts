import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  apiKey: requiredSetting,
  folderId: requiredSetting,
  baseUrl: addressSetting('https://translate.api.cloud.yandex.net'),
});

/** More it does not take in one request. */
const mostTerms = 50;
const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });
const errorSchema = z.object({ code: z.number(), message: z.string().default('') });

/** Yandex Translate; given terms go along in its glossary. It knows Chinese in simplified characters only. */
export const yandex = apiVendor({
  id: 'yandex',
  name: 'Yandex Translate',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'yandex', terms: 'protocol' },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 7_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `af am ar az ba be bg bn bs ca ceb cs cv cy da de el en eo es et eu fa fi fr ga gd gl gu he hi hr ht hu hy id is
      it ja jv ka kk km kn ko ky la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl nb=no pa pl pt-BR pt-PT=pt ro ru si sk
      sl sq sr su sv sw ta te tg th fil=tl tr tt udm uk ur uz vi xh yi zh-Hans=zh zu`,
    ),
  ),
  codes: 'html',
  reads: ['terms'],
  version: () => 'Yandex v2',
  request({ settings: { apiKey, folderId, baseUrl }, from, to, texts, context: { terms = [] } }) {
    const pairs = terms.slice(0, mostTerms).map(({ source, target }) => ({
      sourceText: source,
      translatedText: target,
      exact: false,
    }));
    return jsonRequest(
      endpoint(baseUrl, 'translate/v2/translate'),
      {
        folderId,
        texts,
        sourceLanguageCode: from,
        targetLanguageCode: to,
        format: 'HTML',
        ...(pairs.length > 0 && { glossaryConfig: { glossaryData: { glossaryPairs: pairs } } }),
      },
      { authorization: `Api-Key ${apiKey}` },
    );
  },
  read(body) {
    const translations = answerSchema.safeParse(body).data?.translations;
    return translations && { texts: translations.map(({ text }) => text) };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data;
    return error && { code: `grpc ${error.code}`, words: error.message };
  },
  errors: [
    ['quota', /billing|blocked|balance|monthly quota|characters quota/i],
    ['rate', /^grpc 8$/],
    ['auth', /^grpc (7|16)$/],
    ['unsupported-pair', /unsupported .*language/i],
    ['too-long', /text.{0,30}(length|too long)|texts.*must be less/i],
    ['upstream', /^grpc (2|4|13|14)$/],
  ],
});
