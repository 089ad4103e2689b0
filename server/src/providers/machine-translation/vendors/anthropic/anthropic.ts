import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import type { ModelText } from '../language-model/model-text.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { listChatModels } from '../openai-compatible/list-chat-models.ts';
import { errorInside } from '../openai-compatible/read-chat-answer.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('claude-sonnet-5'),
  baseUrl: addressSetting('https://api.anthropic.com'),
});

const usageSchema = z.object({
  input_tokens: z.number().nullish(),
  output_tokens: z.number().nullish(),
  cache_read_input_tokens: z.number().nullish(),
  cache_creation_input_tokens: z.number().nullish(),
});
const answerSchema = z.object({
  model: z.string().optional(),
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  usage: usageSchema.optional(),
});
const eventSchema = z.object({
  type: z.string(),
  message: z.object({ model: z.string().optional(), usage: usageSchema.optional() }).optional(),
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().nullish() }).optional(),
  usage: usageSchema.optional(),
});
const ends = { max_tokens: 'cut', model_context_window_exceeded: 'cut', refusal: 'blocked' } as const;

function endOf(reason: string | null | undefined): ModelText['ended'] {
  return Object.entries(ends).find(([name]) => name === reason)?.[1] ?? 'whole';
}

/** Tokens read from or written to the cache count as read. */
function tokensOf(usage: z.infer<typeof usageSchema> | undefined): ModelText['tokens'] {
  if (usage === undefined) return undefined;
  const { input_tokens: read, cache_read_input_tokens: cached, cache_creation_input_tokens: kept } = usage;
  return { read: (read ?? 0) + (cached ?? 0) + (kept ?? 0), written: usage.output_tokens ?? 0 };
}

function messages(
  { settings: { apiKey, model, baseUrl }, rules, batch }: ModelCall<z.infer<typeof settings>>,
  way: object = {},
) {
  const wish = {
    model,
    max_tokens: 8_192,
    system: [{ type: 'text', text: rules, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: batch }],
    ...way,
  };
  return jsonRequest(endpoint(baseUrl, 'v1/messages'), wish, headersOf(apiKey));
}

function headersOf(apiKey: string) {
  return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
}

/** Claude, by Anthropic's Messages API; the rules are kept in its cache. */
export const anthropic = modelVendor({
  id: 'anthropic',
  name: 'Anthropic Claude',
  protocol: 'anthropic-messages',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  listModels: ({ apiKey, baseUrl }, asking) =>
    listChatModels({ url: endpoint(baseUrl, 'v1/models?limit=1000'), headers: headersOf(apiKey) }, asking),
  request: (call) => messages(call),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return undefined;
    const content = answer.content.map(({ text = '' }) => text).join('');
    const { model, stop_reason: reason, usage } = answer;
    return { content, ended: endOf(reason), model, tokens: tokensOf(usage) };
  },
  stream: {
    request: (call) => messages(call, { stream: true }),
    read(event) {
      const parsed = eventSchema.safeParse(event).data;
      if (parsed === undefined || parsed.type === 'error') throw errorInside(event);
      const { message, delta, usage = message?.usage } = parsed;
      return {
        ...(delta?.text && { content: delta.text }),
        ...(delta?.stop_reason && { ended: endOf(delta.stop_reason) }),
        ...(message?.model && { model: message.model }),
        ...(usage && { tokens: tokensOf(usage) }),
      };
    },
  },
});
