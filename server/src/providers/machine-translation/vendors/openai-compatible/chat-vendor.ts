import { z } from 'zod';
import type { EnginePrice, EngineVendor } from '../../engine-vendor.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { headersSetting, parametersSetting, temperatureSetting } from './chat-settings.ts';
import { chatModels, connectChat } from './connect-chat.ts';

/** The differences between vendors of OpenAI's chat completions. */
export interface ChatService {
  readonly id: string;
  readonly name: string;
  /** Up to and without `/chat/completions`; absent where everybody runs their own. */
  readonly baseUrl?: string;
  /** The one to begin with; absent where there are hundreds. */
  readonly model?: string;
  /** A server of one's own mostly asks for none. */
  readonly withoutKey?: true;
  readonly extra?: object;
  readonly price?: EnginePrice;
  readonly slow?: true;
  readonly proOnly?: true;
}

/** A service that speaks as OpenAI does: nothing but an address, a model and a key. */
export function chatVendor({ id, name, extra, ...service }: ChatService): EngineVendor {
  const { baseUrl, model, withoutKey, price, slow, proOnly } = service;
  const settings = z.object({
    apiKey: withoutKey ? optionalSetting : requiredSetting,
    model: model === undefined ? requiredSetting : presetSetting(model),
    baseUrl: baseUrl === undefined ? z.url() : addressSetting(baseUrl),
    temperature: temperatureSetting,
    parameters: parametersSetting,
    headers: headersSetting,
  });
  return {
    id,
    name,
    local: false,
    profile: {
      kind: 'language-model',
      protocol: 'openai-chat',
      codes: 'markup',
      terms: 'prompt',
      style: 'whole',
      examples: true,
      languages: 'all',
      ...(price && { price }),
      ...(withoutKey && { ownServer: true }),
      ...(slow && { slow }),
      ...(proOnly && { proOnly }),
    },
    settings,
    secretSettings: ['apiKey', 'headers'],
    connect: (given, surroundings) => connectChat(id, settings.parse(given), surroundings, extra),
    listModels: async (given, asking) =>
      (await chatModels(settings.omit({ model: true }).parse(given), asking)) ?? [],
  };
}
