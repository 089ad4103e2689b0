import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, type LanguageCodes, languageCodes } from '../api/language-codes.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelErrors, readModelError } from '../language-model/model-errors.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** `qwen-mt-plus`, `qwen-mt-flash` or `qwen-mt-turbo`. */
  model: presetSetting('qwen-mt-turbo'),
  /** Workspaces have addresses of their own. */
  baseUrl: addressSetting('https://dashscope.aliyuncs.com/compatible-mode/v1'),
});

const tags = `en ja ko th fr de es ar id vi pt-BR it nl ru km lo my pl cs da nb el sv fi ro hu lt lv et sk sl hr sr bg
  uk be mk sq bs is mt ca gl eu ga cy af sw tr az kk uz ky tg hy ka he fa hi bn ta te mr gu kn ml pa ur ne si ms jv
  su fil yue`;
const englishName = new Intl.DisplayNames('en', { type: 'language' });
/** Qwen-MT knows languages by their English names. */
const codes: LanguageCodes = {
  ...Object.fromEntries(Object.keys(languageCodes(tags)).map((tag) => [tag, nameOf(tag)])),
  'zh-Hans': 'Chinese',
  'zh-Hant': 'Traditional Chinese',
};

function nameOf(tag: string): string {
  const own: Readonly<Record<string, string>> = { 'pt-BR': 'Portuguese', fil: 'Tagalog', my: 'Burmese' };
  return own[tag] ?? englishName.of(tag) ?? tag;
}

const answerSchema = z.object({
  model: z.string().optional(),
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const mostExamples = 5;

/** Qwen-MT, a model for translating that takes terms and similar translations as they are. */
export const qwenMt = apiVendor({
  id: 'qwen-mt',
  name: '通义翻译 Qwen-MT',
  settings,
  secretSettings: ['apiKey'],
  profile: {
    kind: 'translation-model',
    protocol: 'qwen-mt',
    terms: 'protocol',
    price: { currency: 'USD', unit: 'tokens', source: 0.1, target: 0.28 },
  },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 3_000, concurrency: 4 },
  languages: bothWays(codes),
  codes: 'tags',
  reads: ['terms', 'examples', 'style'],
  version: ({ model }) => model,
  request({ settings: { apiKey, model, baseUrl }, from, to, texts, context }) {
    const { terms = [], examples = [], style } = context;
    const options = {
      source_lang: from,
      target_lang: to,
      ...(terms.length > 0 && { terms: terms.map(({ source, target }) => ({ source, target })) }),
      ...(examples.length > 0 && { tm_list: examples.slice(-mostExamples) }),
      ...(style !== undefined && { domains: style }),
    };
    return jsonRequest(
      endpoint(baseUrl, 'chat/completions'),
      { model, messages: [{ role: 'user', content: texts[0] }], translation_options: options },
      { authorization: `Bearer ${apiKey}` },
    );
  },
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const model = answer?.model;
    return answer && { texts: [answer.choices[0]?.message.content], ...(model && { version: model }) };
  },
  readError: readModelError,
  errors: modelErrors,
});
