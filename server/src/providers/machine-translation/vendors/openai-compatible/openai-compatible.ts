import { z } from 'zod';
import type { EngineVendor } from '../../engine-vendor.ts';
import { headersSetting, parametersSetting, temperatureSetting } from './chat-settings.ts';
import { chatModels, connectChat } from './connect-chat.ts';

const settingsSchema = z.object({
  /** Up to and without `/chat/completions`. */
  baseUrl: z.url(),
  model: z.string().trim().min(1),
  /** Local servers need none. */
  apiKey: z.string().trim().optional(),
  temperature: temperatureSetting,
  parameters: parametersSetting,
  headers: headersSetting,
});

/** Any server that speaks OpenAI's chat completions: OpenAI, DeepSeek, Qwen, GLM, Kimi, Ollama, vLLM … */
export const openaiCompatible: EngineVendor = {
  id: 'openai-compatible',
  name: 'OpenAI-compatible',
  local: false,
  profile: {
    kind: 'language-model',
    protocol: 'openai-chat',
    codes: 'markup',
    terms: 'prompt',
    style: 'whole',
    examples: true,
    languages: 'all',
  },
  settings: settingsSchema,
  secretSettings: ['apiKey', 'headers'],
  connect: (settings, surroundings) =>
    connectChat('openai-compatible', settingsSchema.parse(settings), surroundings),
  listModels: async (settings, asking) =>
    (await chatModels(settingsSchema.omit({ model: true }).parse(settings), asking)) ?? [],
};
