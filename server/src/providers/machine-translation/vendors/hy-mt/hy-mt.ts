import { baseLanguage } from '@transloom/core/language/language-tag';
import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { optionalSetting, presetSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelErrors, readModelError } from '../language-model/model-errors.ts';

const settings = z.object({
  /** Of llama.cpp, Ollama or vLLM that serves the model. */
  baseUrl: z.url(),
  model: presetSetting('hy-mt2-1.8b'),
  apiKey: optionalSetting,
});

const languages = bothWays(
  languageCodes(
    `zh-Hans zh-Hant yue en fr pt es ja tr ru ar ko th it de vi ms id fil hi pl cs nl km my fa gu ur te mr he bn ta uk
    bo kk mn ug`,
  ),
);

const answerSchema = z.object({
  model: z.string().optional(),
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** As the card of the model says. */
const sampling = { temperature: 0.7, top_p: 0.6, top_k: 20, repeat_penalty: 1.05 };
const inChinese = new Intl.DisplayNames('zh-CN', { type: 'language' });
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Tencent's Hy-MT2 on a server of one's own: an open model for translating, with a prompt of its own. */
export const hyMt = apiVendor({
  id: 'hy-mt',
  name: '腾讯 Hy-MT2',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'translation-model', protocol: 'hy-mt', terms: 'prompt' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 2_000, concurrency: 2 },
  languages,
  codes: 'tags',
  reads: ['terms'],
  version: ({ model }) => model,
  request: ({
    settings: { baseUrl, model, apiKey },
    from,
    to,
    texts: [text = ''],
    context: { terms = [] },
  }) =>
    jsonRequest(
      endpoint(baseUrl, 'chat/completions'),
      {
        model,
        stream: false,
        ...sampling,
        messages: [{ role: 'user', content: promptFor({ from, to, text, terms }) }],
      },
      apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const model = answer?.model;
    return answer && { texts: [answer.choices[0]?.message.content], ...(model && { version: model }) };
  },
  readError: readModelError,
  errors: modelErrors,
});

interface Prompt {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly terms: readonly { readonly source: string; readonly target: string }[];
}

/** Chinese where one of the languages is Chinese, English otherwise; the model was trained on both. */
function promptFor({ from, to, text, terms }: Prompt): string {
  const isChinese = [from, to].some((tag) => ['zh', 'yue'].includes(baseLanguage(tag)));
  if (!isChinese) {
    return `Translate the following segment into ${inEnglish.of(to)}, without additional explanation.\n\n${text}`;
  }
  const words = terms.map(({ source, target }) => `${source} 翻译成 ${target}\n`).join('');
  const reference = words === '' ? '' : `参考下面的翻译：\n${words}\n`;
  return `${reference}把下面的文本翻译成${inChinese.of(to)}，不要额外解释。\n\n${text}`;
}
