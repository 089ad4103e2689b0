import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import type { ModelText } from '../language-model/model-text.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { errorInside } from '../openai-compatible/read-chat-answer.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('command-a-translate-08-2025'),
  baseUrl: addressSetting('https://api.cohere.com'),
});

const usageSchema = z.object({
  tokens: z.object({ input_tokens: z.number().default(0), output_tokens: z.number().default(0) }),
});
const answerSchema = z.object({
  finish_reason: z.string(),
  message: z.object({ content: z.array(z.object({ text: z.string().optional() })) }),
  usage: usageSchema.optional(),
});
const eventSchema = z.object({
  type: z.string(),
  delta: z
    .object({
      message: z
        .object({ content: z.object({ text: z.string().optional() }).optional().catch(undefined) })
        .optional(),
      finish_reason: z.string().optional(),
      usage: usageSchema.optional(),
    })
    .optional(),
});

/** Cohere, version 2 of its chat. */
export const cohere = modelVendor({
  id: 'cohere',
  name: 'Cohere',
  protocol: 'cohere-chat',
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  request: (call) => chat(call),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return undefined;
    const { message, finish_reason: reason, usage } = answer;
    const content = message.content.map(({ text = '' }) => text).join('');
    return { content, ended: endOf(reason), tokens: tokensOf(usage) };
  },
  stream: {
    request: (call) => chat(call, { stream: true }),
    read(event) {
      const parsed = eventSchema.safeParse(event).data;
      if (parsed === undefined) throw errorInside(event);
      const { message, finish_reason: reason, usage } = parsed.delta ?? {};
      // It tells of a failure by ending so.
      if (reason === 'ERROR') throw errorInside({ error: { code: 500 } });
      return {
        ...(message?.content?.text && { content: message.content.text }),
        ...(reason && { ended: endOf(reason) }),
        ...(usage && { tokens: tokensOf(usage) }),
      };
    },
  },
});

function chat(
  { settings: { apiKey, model, baseUrl }, rules, batch }: ModelCall<z.infer<typeof settings>>,
  way: object = {},
) {
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: batch },
  ];
  const wish = { model, temperature: 0, messages, ...way };
  return jsonRequest(endpoint(baseUrl, 'v2/chat'), wish, { authorization: `Bearer ${apiKey}` });
}

function endOf(reason: string): ModelText['ended'] {
  return reason === 'MAX_TOKENS' ? 'cut' : 'whole';
}

function tokensOf(usage: z.infer<typeof usageSchema> | undefined): ModelText['tokens'] {
  return usage && { read: usage.tokens.input_tokens, written: usage.tokens.output_tokens };
}
