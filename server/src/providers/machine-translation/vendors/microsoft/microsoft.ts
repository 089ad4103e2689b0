import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { markTerms } from './mark-terms.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Region of the resource; `global` resources need none. */
  region: optionalSetting,
  /** `general`, the id of a model of one's own, or the deployment of a language model (`gpt-4o`). */
  category: presetSetting('general'),
  baseUrl: addressSetting('https://api.cognitive.microsofttranslator.com'),
});

const languages = bothWays(
  languageCodes(
    `af sq am ar hy as az bn ba eu bho brx bs bg yue ca zh-Hans zh-Hant sn hr cs da prs dv doi nl en et fo fj fil
    fi fr fr-CA gl lug ka de el gu ht ha he hi mww hu is ig id ikt iu ga it ja kn ks kk km rw gom ko ku kmr ky lo
    lv lt ln dsb mk mai mg ms ml mt mr mn-Cyrl mni mi my ne nb nya or ps fa pl pt-BR=pt pt-PT pa otq ro run ru sm
    sr-Cyrl sr-Latn st nso tn sd si sk sl so es sw sv ty ta tt te th bo ti to tr tk uk hsb ur ug uz vi cy xh yo
    yua zu`,
  ),
);

const answerSchema = z.object({
  value: z.array(z.object({ translations: z.array(z.object({ text: z.string() })).length(1) })),
});
const errorSchema = z.object({
  error: z.object({ code: z.union([z.number(), z.string()]), message: z.string().optional() }),
});

const apiVersion = '2026-06-06';

/** Azure Translator, API of 2026-06-06. Given terms go along as its inline dictionary. */
export const microsoft = apiVendor({
  id: 'microsoft',
  name: 'Microsoft Translator',
  settings,
  secretSettings: ['apiKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'microsoft-2026',
    terms: 'protocol',
    price: { currency: 'USD', unit: 'characters', source: 10 },
  },
  limits: { segmentsPerRequest: 100, charactersPerRequest: 10_000, concurrency: 4 },
  languages,
  codes: 'html',
  reads: ['terms'],
  version: ({ category }) => `Azure Translator ${category}`,
  request({ settings: { apiKey, region, category, baseUrl }, from, to, texts, context }) {
    const target = { language: to, deploymentName: category };
    return jsonRequest(
      endpoint(baseUrl, `translate?api-version=${apiVersion}`),
      {
        inputs: texts.map((text) => ({
          text: markTerms(text, context.terms),
          language: from,
          textType: 'Html',
          targets: [target],
        })),
      },
      {
        'ocp-apim-subscription-key': apiKey,
        ...(region && { 'ocp-apim-subscription-region': region }),
      },
    );
  },
  read(body) {
    const items = answerSchema.safeParse(body).data?.value;
    return items && { texts: items.map(({ translations }) => translations[0]?.text) };
  },
  readError(body) {
    const error = errorSchema.safeParse(body).data?.error;
    return error && { code: String(error.code), words: error.message ?? '' };
  },
  errors: [
    ['quota', /^403001$/],
    ['rate', /^42900\d$/],
    ['auth', /^40[13]\d{3}$/],
    ['unsupported-pair', /^4000(35|36|18|19|23)$/],
    ['too-long', /^400(050|077)$/],
    ['upstream', /^50[03]\d{3}$/],
  ],
});
