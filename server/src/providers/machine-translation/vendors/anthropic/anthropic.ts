import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelVendor } from '../language-model/model-vendor.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('claude-sonnet-5'),
  baseUrl: addressSetting('https://api.anthropic.com'),
});

const answerSchema = z.object({
  model: z.string().optional(),
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});
const ends = { max_tokens: 'cut', model_context_window_exceeded: 'cut', refusal: 'blocked' } as const;

/** Claude, by Anthropic's Messages API; the rules are kept in its cache. */
export const anthropic = modelVendor({
  id: 'anthropic',
  name: 'Anthropic Claude',
  protocol: 'anthropic-messages',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  request: ({ settings: { apiKey, model, baseUrl }, rules, batch }) =>
    jsonRequest(
      endpoint(baseUrl, 'v1/messages'),
      {
        model,
        max_tokens: 8_192,
        system: [{ type: 'text', text: rules, cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: batch }],
      },
      { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return undefined;
    const content = answer.content.map(({ text = '' }) => text).join('');
    const ended = Object.entries(ends).find(([reason]) => reason === answer.stop_reason)?.[1] ?? 'whole';
    return { content, ended, model: answer.model };
  },
});
