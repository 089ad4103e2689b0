import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { listChatModels } from '../openai-compatible/list-chat-models.ts';
import { readResponse, readResponseEvent } from './read-response.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('gpt-5.6'),
  baseUrl: addressSetting('https://api.openai.com/v1'),
});

/** OpenAI's newer models, which the Responses API serves with little thinking. */
export const openaiResponses = modelVendor({
  id: 'openai-responses',
  name: 'OpenAI Responses',
  protocol: 'openai-responses',
  proOnly: true,
  settings,
  secretSettings: ['apiKey'],
  model: ({ model }) => model,
  listModels: ({ apiKey, baseUrl }, asking) =>
    listChatModels({ url: endpoint(baseUrl, 'models'), headers: headersOf(apiKey) }, asking),
  request: (call) => respond(call),
  read: readResponse,
  stream: { request: (call) => respond(call, { stream: true }), read: readResponseEvent },
});

function respond(
  { settings: { apiKey, model, baseUrl }, rules, batch }: ModelCall<z.infer<typeof settings>>,
  way: object = {},
) {
  return jsonRequest(
    endpoint(baseUrl, 'responses'),
    { model, instructions: rules, input: batch, reasoning: { effort: 'low' }, store: false, ...way },
    headersOf(apiKey),
  );
}

function headersOf(apiKey: string) {
  return { authorization: `Bearer ${apiKey}` };
}
