import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { optionalSetting, presetSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelErrors, readModelError } from '../language-model/model-errors.ts';
import { hyMtPrompt, hyMtSampling } from './hy-mt-prompt.ts';

const settings = z.object({
  /** Address of the llama.cpp, Ollama or vLLM server that serves the model. */
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

const { temperature, topP, topK, repeatPenalty } = hyMtSampling;

/** Tencent's Hy-MT2 on a server of one's own: an open model for translating, with a prompt of its own. */
export const hyMt = apiVendor({
  id: 'hy-mt',
  name: '腾讯 Hy-MT2',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'translation-model', ownServer: true, protocol: 'hy-mt', terms: 'prompt' },
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
        temperature,
        top_p: topP,
        top_k: topK,
        repeat_penalty: repeatPenalty,
        messages: [{ role: 'user', content: hyMtPrompt({ from, to, text, terms }) }],
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
