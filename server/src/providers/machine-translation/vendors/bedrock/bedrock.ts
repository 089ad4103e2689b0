import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { placeSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelVendor } from '../language-model/model-vendor.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** As Bedrock lists it, such as `amazon.nova-lite-v1:0`. */
  model: requiredSetting,
  region: placeSetting('us-east-1'),
  /** Left empty, the address of the region. */
  baseUrl: z.union([z.literal(''), z.url()]).optional(),
});

const answerSchema = z.object({
  stopReason: z.string(),
  output: z.object({
    message: z.object({ content: z.array(z.object({ text: z.string().optional() })) }),
  }),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).optional(),
});
const ends = { max_tokens: 'cut', content_filtered: 'blocked', guardrail_intervened: 'blocked' } as const;

/** Models on Amazon Bedrock, by its Converse API with an API key. Its streams are no text, so it answers as a whole. */
export const bedrock = modelVendor({
  id: 'bedrock',
  name: 'Amazon Bedrock',
  protocol: 'bedrock-converse',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  request: ({ settings: { apiKey, model, region, baseUrl }, rules, batch }) =>
    jsonRequest(
      endpoint(
        baseUrl || `https://bedrock-runtime.${region}.amazonaws.com`,
        `model/${encodeURIComponent(model)}/converse`,
      ),
      {
        system: [{ text: rules }],
        messages: [{ role: 'user', content: [{ text: batch }] }],
        inferenceConfig: { temperature: 0, maxTokens: 8_192 },
      },
      { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return undefined;
    const content = answer.output.message.content.map(({ text = '' }) => text).join('');
    const ended = Object.entries(ends).find(([reason]) => reason === answer.stopReason)?.[1] ?? 'whole';
    const { usage } = answer;
    return {
      content,
      ended,
      tokens: usage && { read: usage.inputTokens, written: usage.outputTokens },
    };
  },
});
