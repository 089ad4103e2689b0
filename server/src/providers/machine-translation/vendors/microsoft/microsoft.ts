import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { markTerms } from './mark-terms.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Of the resource; `global` ones need none. */
  region: optionalSetting,
  /** `general`, or the id of a model of one's own. */
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

const answerSchema = z.array(z.object({ translations: z.array(z.object({ text: z.string() })).length(1) }));
const errorSchema = z.object({
  error: z.object({ code: z.union([z.number(), z.string()]), message: z.string().optional() }),
});

/** Microsoft Translator (Azure), version 3. Given terms go along as its inline dictionary. */
export const microsoft = apiVendor({
  id: 'microsoft',
  name: 'Microsoft Translator',
  settings,
  secretSettings: ['apiKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'microsoft-v3',
    terms: 'protocol',
    price: { currency: 'USD', unit: 'characters', source: 10 },
  },
  limits: { segmentsPerRequest: 100, charactersPerRequest: 10_000, concurrency: 4 },
  languages,
  codes: 'html',
  reads: ['terms'],
  version: ({ category }) => `Microsoft v3 ${category}`,
  request({ settings: { apiKey, region, category, baseUrl }, from, to, texts, context }) {
    const query = new URLSearchParams({ 'api-version': '3.0', from, to, textType: 'html', category });
    return jsonRequest(
      endpoint(baseUrl, `translate?${query}`),
      texts.map((text) => ({ Text: markTerms(text, context.terms) })),
      {
        'ocp-apim-subscription-key': apiKey,
        ...(region && { 'ocp-apim-subscription-region': region }),
      },
    );
  },
  read(body) {
    const items = answerSchema.safeParse(body).data;
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
