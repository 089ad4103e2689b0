import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelText, modelVendor } from '../language-model/model-vendor.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('gemini-3.7-flash'),
  baseUrl: addressSetting('https://generativelanguage.googleapis.com'),
});

const partSchema = z.object({ text: z.string().optional(), thought: z.boolean().optional() });
const answerSchema = z.object({
  modelVersion: z.string().optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z.object({ parts: z.array(partSchema).default([]) }).optional(),
      }),
    )
    .default([]),
});

/** Gemini, by Google's own API. */
export const gemini = modelVendor({
  id: 'gemini',
  name: 'Google Gemini',
  protocol: 'gemini',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  request: ({ settings: { apiKey, model, baseUrl }, rules, batch }) =>
    jsonRequest(
      endpoint(baseUrl, `v1beta/models/${encodeURIComponent(model)}:generateContent`),
      {
        systemInstruction: { parts: [{ text: rules }] },
        contents: [{ role: 'user', parts: [{ text: batch }] }],
        generationConfig: { temperature: 0, responseMimeType: 'application/json' },
      },
      { 'x-goog-api-key': apiKey },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const [candidate] = answer?.candidates ?? [];
    if (answer?.promptFeedback?.blockReason !== undefined) return { content: '', ended: 'blocked' };
    if (candidate === undefined) return undefined;
    const parts = candidate.content?.parts ?? [];
    const content = parts.flatMap(({ text = '', thought }) => (thought ? [] : [text])).join('');
    return { content, ended: endOf(candidate.finishReason), model: answer?.modelVersion };
  },
});

function endOf(reason = 'STOP'): ModelText['ended'] {
  if (reason === 'STOP') return 'whole';
  return reason === 'MAX_TOKENS' ? 'cut' : 'blocked';
}
