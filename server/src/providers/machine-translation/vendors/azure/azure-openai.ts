import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { readChat, readChatPiece } from '../openai-compatible/read-chat-answer.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Address of the resource, such as `https://name.openai.azure.com`. */
  baseUrl: z.url(),
  deployment: requiredSetting,
  apiVersion: presetSetting('2024-10-21'),
});

/** OpenAI's models on Azure: chat completions of a deployment. */
export const azureOpenai = modelVendor({
  id: 'azure-openai',
  name: 'Azure OpenAI',
  protocol: 'azure-openai',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ deployment }) => deployment,
  request: (call) => chat(call),
  read: readChat,
  stream: {
    request: (call) => chat(call, { stream: true, stream_options: { include_usage: true } }),
    read: readChatPiece,
  },
});

function chat(
  {
    settings: { apiKey, baseUrl, deployment, apiVersion },
    rules,
    batch,
  }: ModelCall<z.infer<typeof settings>>,
  way: object = {},
) {
  const path = `openai/deployments/${encodeURIComponent(deployment)}/chat/completions`;
  const url = endpoint(baseUrl, `${path}?api-version=${encodeURIComponent(apiVersion)}`);
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: batch },
  ];
  return jsonRequest(url, { messages, ...way }, { 'api-key': apiKey });
}
