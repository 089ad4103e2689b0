import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { ModelListing } from '../../engine-vendor.ts';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { askForModels } from '../openai-compatible/list-chat-models.ts';
import { geminiWish, readGemini, readGeminiEvent } from './gemini-protocol.ts';

const settings = z.object({
  apiKey: requiredSetting,
  model: presetSetting('gemini-3.7-flash'),
  baseUrl: addressSetting('https://generativelanguage.googleapis.com'),
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
  listModels,
  request: (call) => generate(call, 'generateContent'),
  read: readGemini,
  stream: { request: (call) => generate(call, 'streamGenerateContent?alt=sse'), read: readGeminiEvent },
});

const modelListSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});

/** Lists the models that generate text; the others embed text or draw. */
async function listModels({ apiKey, baseUrl }: z.infer<typeof settings>, asking: ModelListing) {
  const place = {
    url: endpoint(baseUrl, 'v1beta/models?pageSize=1000'),
    headers: { 'x-goog-api-key': apiKey },
  };
  const list = modelListSchema.safeParse(await askForModels(place, asking));
  if (!list.success) throw new EngineError('bad-output', 'no list of models');
  return list.data.models
    .filter(({ supportedGenerationMethods: methods }) => methods.includes('generateContent'))
    .map(({ name }) => name.replace(/^models\//, ''));
}

function generate(call: ModelCall<z.infer<typeof settings>>, method: string) {
  const { apiKey, model, baseUrl } = call.settings;
  const path = `v1beta/models/${encodeURIComponent(model)}:${method}`;
  return jsonRequest(endpoint(baseUrl, path), geminiWish(call), { 'x-goog-api-key': apiKey });
}
