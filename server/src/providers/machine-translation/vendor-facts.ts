import type { EngineVendor } from './engine-vendor.ts';

/** Region that receives the texts: mainland China, the rest of the world, or only the user's own machines. */
export type VendorRegion = 'mainland-china' | 'worldwide' | 'own-server';

/** The day this list was last gone through. It moves with every release; see docs/how-to/add-an-engine.md. */
export const catalogueDate = '2026-11-28';

/** A vendor that was not compared with its public documentation for longer is out of date. */
export const longestUncheckedDays = 200;

const inMainlandChina =
  'baidu baidu-field baidu-llm youdao youdao-llm tencent hunyuan-translation alibaba volcengine huawei iflytek ' +
  'iflytek-niutrans iflytek-new niutrans caiyun qwen-mt doubao-translation deepseek qwen glm kimi doubao ernie ' +
  'hunyuan minimax stepfun yi baichuan spark siliconflow modelscope';

/** Vendors by the day that endpoint, default model and protocol were last compared with their documentation. */
const checked: Readonly<Record<string, string>> = {
  '2026-11-28': 'deepseek hunyuan glm qwen minimax stepfun systran',
  '2026-11-20':
    'deepl google google-v3 microsoft amazon baidu baidu-field baidu-llm youdao youdao-llm tencent ' +
    'hunyuan-translation alibaba volcengine huawei iflytek iflytek-niutrans iflytek-new niutrans caiyun modernmt lara ' +
    'yandex papago lingvanex openai-responses qwen-mt doubao-translation anthropic gemini vertex bedrock cohere ' +
    'azure-openai openai kimi doubao ernie yi baichuan spark mistral grok siliconflow modelscope openrouter groq ' +
    'together nvidia openai-compatible',
};

const days = new Map(
  Object.entries(checked).flatMap(([day, ids]) => ids.split(' ').map((id) => [id, day] as const)),
);
const chinese = new Set(inMainlandChina.split(' '));

/** ISO 8601 day; undefined for engines of one's own machines, which no vendor changes. */
export function checkedOn({ id }: Pick<EngineVendor, 'id'>): string | undefined {
  return days.get(id);
}

export function vendorRegion({ id, local, profile }: EngineVendor): VendorRegion {
  if (local || profile.ownServer) return 'own-server';
  return chinese.has(id) ? 'mainland-china' : 'worldwide';
}
