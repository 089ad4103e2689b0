import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { placeSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { accountToken } from '../google/account-token.ts';
import { endpoint } from '../http-failure.ts';
import { type ModelCall, modelVendor } from '../language-model/model-vendor.ts';
import { geminiWish, readGemini, readGeminiEvent } from './gemini-protocol.ts';

/** The same for all places. */
const audience = 'https://aiplatform.googleapis.com/';

const settings = z.object({
  projectId: requiredSetting,
  clientEmail: requiredSetting,
  privateKey: requiredSetting,
  model: presetSetting('gemini-3.7-flash'),
  location: placeSetting('global'),
  /** Left empty, the address of the location. */
  baseUrl: z.union([z.literal(''), z.url()]).optional(),
});

type Settings = z.infer<typeof settings>;

/** Gemini on Google Cloud, with a service account. */
export const vertex = modelVendor({
  id: 'vertex',
  name: 'Google Vertex AI',
  protocol: 'vertex',
  proOnly: true,
  settings,
  secretSettings: ['privateKey'],
  model: ({ model }) => model,
  request: (call) => generate(call, 'generateContent'),
  read: readGemini,
  stream: { request: (call) => generate(call, 'streamGenerateContent?alt=sse'), read: readGeminiEvent },
});

function generate(call: ModelCall<Settings>, method: string) {
  const { settings: given, now } = call;
  const { projectId, location, model, baseUrl } = given;
  const place = `projects/${projectId}/locations/${location}`;
  const path = `v1/${place}/publishers/google/models/${encodeURIComponent(model)}:${method}`;
  return jsonRequest(endpoint(baseUrl || addressOf(location), path), geminiWish(call), {
    authorization: `Bearer ${accountToken(given, audience, now)}`,
  });
}

function addressOf(location: string): string {
  return location === 'global' ? audience : `https://${location}-aiplatform.googleapis.com`;
}
