import { z } from 'zod';
import type { VendorError } from '../api/api-error.ts';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelErrors, readModelError } from '../language-model/model-errors.ts';
import { readResponse } from '../openai/read-response.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('doubao-seed-translation-250915'),
  baseUrl: addressSetting('https://ark.cn-beijing.volces.com/api/v3'),
});

/** Doubao's model for translating, which takes a text of a thousand tokens and no instructions. */
export const doubaoTranslation = apiVendor({
  id: 'doubao-translation',
  name: '豆包翻译模型',
  settings,
  secretSettings: ['apiKey'],
  profile: {
    kind: 'translation-model',
    protocol: 'openai-responses',
    terms: 'none',
    price: { currency: 'CNY', unit: 'tokens', source: 1.2, target: 3.6 },
  },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 700, concurrency: 8 },
  languages: bothWays(
    languageCodes(
      `zh-Hans=zh zh-Hant en ja ko de fr es it pt ru th vi ar cs da fi hr hu id ms nb nl pl ro sv tr uk`,
    ),
  ),
  codes: 'tags',
  version: ({ model }) => model,
  request: ({ settings: { apiKey, model, baseUrl }, from, to, texts }) =>
    jsonRequest(
      endpoint(baseUrl, 'responses'),
      {
        model,
        input: [
          {
            role: 'user',
            content: [
              {
                type: 'input_text',
                text: texts[0],
                translation_options: { source_language: from, target_language: to },
              },
            ],
          },
        ],
      },
      { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const text = readResponse(body);
    return text && { texts: [text.content], ...(text.model && { version: text.model }) };
  },
  readError: (body) => readModelError(body) ?? unfinished(body),
  errors: modelErrors,
});

function unfinished(body: unknown): VendorError | undefined {
  const ended = readResponse(body)?.ended ?? 'whole';
  if (ended === 'whole') return undefined;
  return { code: ended === 'cut' ? 'context_length_exceeded' : 'content_filter' };
}
