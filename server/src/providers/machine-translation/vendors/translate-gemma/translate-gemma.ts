import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { optionalSetting, presetSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelErrors, readModelError } from '../language-model/model-errors.ts';

const settings = z.object({
  /** Address of the Ollama, llama.cpp or vLLM server that serves the model. */
  baseUrl: z.url(),
  model: presetSetting('translategemma:4b'),
  apiKey: optionalSetting,
});

const answerSchema = z.object({
  model: z.string().optional(),
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const englishName = new Intl.DisplayNames('en', { type: 'language' });

/** Google's TranslateGemma on a server of one's own: an open model for translating, with the prompt of its card. */
export const translateGemma = apiVendor({
  id: 'translate-gemma',
  name: 'Google TranslateGemma',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'translation-model', ownServer: true, protocol: 'translate-gemma', terms: 'none' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 2_000, concurrency: 2 },
  languages: bothWays(
    languageCodes(
      `ar bg bn ca cs da de el en es et fa fi fil fr gu he hi hr hu id is it ja kn ko lt lv ml mr nl nb pa pl pt-BR
      pt-PT ro ru sk sl sr-Cyrl sv sw ta te th tr uk ur vi zh-Hans=zh-CN zh-Hant=zh-TW zu`,
    ),
  ),
  codes: 'tags',
  version: ({ model }) => model,
  request: ({ settings: { baseUrl, model, apiKey }, from, to, texts: [text = ''] }) =>
    jsonRequest(
      endpoint(baseUrl, 'chat/completions'),
      {
        model,
        stream: false,
        temperature: 0,
        messages: [{ role: 'user', content: promptFor(from, to, text) }],
      },
      apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const model = answer?.model;
    return answer && { texts: [answer.choices[0]?.message.content.trim()], ...(model && { version: model }) };
  },
  readError: readModelError,
  errors: modelErrors,
});

/** As the card of the model has it, two empty lines before the text included. */
function promptFor(from: string, to: string, text: string): string {
  const [source, target] = [englishName.of(from) ?? from, englishName.of(to) ?? to];
  return [
    `You are a professional ${source} (${from}) to ${target} (${to}) translator. Your goal is to accurately convey the meaning and nuances of the original ${source} text while adhering to ${target} grammar, vocabulary, and cultural sensitivities.`,
    `Produce only the ${target} translation, without any additional explanations or commentary. Please translate the following ${source} text into ${target}:`,
    '',
    '',
    text,
  ].join('\n');
}
