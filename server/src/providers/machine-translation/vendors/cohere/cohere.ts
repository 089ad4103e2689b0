import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelVendor } from '../language-model/model-vendor.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('command-a-translate-08-2025'),
  baseUrl: addressSetting('https://api.cohere.com'),
});

const answerSchema = z.object({
  finish_reason: z.string(),
  message: z.object({ content: z.array(z.object({ text: z.string().optional() })) }),
});

/** Cohere, version 2 of its chat. */
export const cohere = modelVendor({
  id: 'cohere',
  name: 'Cohere',
  protocol: 'cohere-chat',
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  request: ({ settings: { apiKey, model, baseUrl }, rules, batch }) =>
    jsonRequest(
      endpoint(baseUrl, 'v2/chat'),
      {
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: batch },
        ],
      },
      { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return undefined;
    const content = answer.message.content.map(({ text = '' }) => text).join('');
    return { content, ended: answer.finish_reason === 'MAX_TOKENS' ? 'cut' : 'whole' };
  },
});
