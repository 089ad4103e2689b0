import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { addressSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
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
  request: (call) => generate(call, 'generateContent'),
  read: readGemini,
  stream: { request: (call) => generate(call, 'streamGenerateContent?alt=sse'), read: readGeminiEvent },
});

function generate(call: ModelCall<z.infer<typeof settings>>, method: string) {
  const { apiKey, model, baseUrl } = call.settings;
  const path = `v1beta/models/${encodeURIComponent(model)}:${method}`;
  return jsonRequest(endpoint(baseUrl, path), geminiWish(call), { 'x-goog-api-key': apiKey });
}
