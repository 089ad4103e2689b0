import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { modelVendor } from '../language-model/model-vendor.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Of the resource, such as `https://name.openai.azure.com`. */
  baseUrl: z.url(),
  deployment: requiredSetting,
  apiVersion: presetSetting('2024-10-21'),
});

const answerSchema = z.object({
  model: z.string().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish() }),
      }),
    )
    .min(1),
});
const ends = { length: 'cut', content_filter: 'blocked' } as const;

/** OpenAI's models on Azure: chat completions of a deployment. */
export const azureOpenai = modelVendor({
  id: 'azure-openai',
  name: 'Azure OpenAI',
  protocol: 'azure-openai',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ deployment }) => deployment,
  request({ settings: { apiKey, baseUrl, deployment, apiVersion }, rules, batch }) {
    const path = `openai/deployments/${encodeURIComponent(deployment)}/chat/completions`;
    const url = endpoint(baseUrl, `${path}?api-version=${encodeURIComponent(apiVersion)}`);
    const messages = [
      { role: 'system', content: rules },
      { role: 'user', content: batch },
    ];
    return jsonRequest(url, { messages }, { 'api-key': apiKey });
  },
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const [choice] = answer?.choices ?? [];
    if (choice === undefined) return undefined;
    const ended = Object.entries(ends).find(([reason]) => reason === choice.finish_reason)?.[1] ?? 'whole';
    return { content: choice.message.content ?? '', ended, model: answer?.model };
  },
});
