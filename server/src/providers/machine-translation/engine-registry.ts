import type { EngineVendor } from './engine-vendor.ts';
import { alibaba } from './vendors/alibaba/alibaba.ts';
import { amazon } from './vendors/amazon/amazon.ts';
import { anthropic } from './vendors/anthropic/anthropic.ts';
import { apertium } from './vendors/apertium/apertium.ts';
import { apertiumApy } from './vendors/apertium-apy/apertium-apy.ts';
import { azureOpenai } from './vendors/azure/azure-openai.ts';
import { baidu, baiduField } from './vendors/baidu/baidu.ts';
import { baiduLlm } from './vendors/baidu/baidu-llm.ts';
import { bedrock } from './vendors/bedrock/bedrock.ts';
import { bergamot } from './vendors/bergamot/bergamot.ts';
import { caiyun } from './vendors/caiyun/caiyun.ts';
import { cohere } from './vendors/cohere/cohere.ts';
import { deepl } from './vendors/deepl/deepl.ts';
import { doubaoTranslation } from './vendors/doubao/doubao-translation.ts';
import { gemini } from './vendors/gemini/gemini.ts';
import { googleV2 } from './vendors/google/google-v2.ts';
import { googleV3 } from './vendors/google/google-v3.ts';
import { huawei } from './vendors/huawei/huawei.ts';
import { hyMt } from './vendors/hy-mt/hy-mt.ts';
import { iflytekNew } from './vendors/iflytek/iflytek-v1.ts';
import { iflytek, iflytekNiutrans } from './vendors/iflytek/iflytek-v2.ts';
import { lara } from './vendors/lara/lara.ts';
import { libreTranslate } from './vendors/libretranslate/libretranslate.ts';
import { lingvanex } from './vendors/lingvanex/lingvanex.ts';
import { microsoft } from './vendors/microsoft/microsoft.ts';
import { modernmt } from './vendors/modernmt/modernmt.ts';
import { niutrans } from './vendors/niutrans/niutrans.ts';
import { openaiResponses } from './vendors/openai/openai-responses.ts';
import { chatServices } from './vendors/openai-compatible/chat-services.ts';
import { openaiCompatible } from './vendors/openai-compatible/openai-compatible.ts';
import { openCc } from './vendors/opencc/opencc.ts';
import { papago } from './vendors/papago/papago.ts';
import { qwenMt } from './vendors/qwen-mt/qwen-mt.ts';
import { statistical } from './vendors/statistical/statistical.ts';
import { hunyuanTranslation } from './vendors/tencent/hunyuan-translation.ts';
import { tencent } from './vendors/tencent/tencent.ts';
import { volcengine } from './vendors/volcengine/volcengine.ts';
import { yandex } from './vendors/yandex/yandex.ts';
import { youdao } from './vendors/youdao/youdao.ts';
import { youdaoLlm } from './vendors/youdao/youdao-llm.ts';

/** Every kind of engine there is; settings pages, the command line and the conformance suite follow from this list. */
export const engineVendors: readonly EngineVendor[] = [
  bergamot,
  apertium,
  openCc,
  statistical,
  libreTranslate,
  deepl,
  googleV2,
  googleV3,
  microsoft,
  amazon,
  baidu,
  baiduField,
  baiduLlm,
  youdao,
  youdaoLlm,
  tencent,
  hunyuanTranslation,
  alibaba,
  volcengine,
  huawei,
  iflytek,
  iflytekNiutrans,
  iflytekNew,
  niutrans,
  caiyun,
  modernmt,
  lara,
  yandex,
  papago,
  lingvanex,
  apertiumApy,
  openaiResponses,
  qwenMt,
  doubaoTranslation,
  hyMt,
  anthropic,
  gemini,
  bedrock,
  cohere,
  azureOpenai,
  ...chatServices,
  openaiCompatible,
];

export function findEngineVendor(id: string): EngineVendor | undefined {
  return engineVendors.find((vendor) => vendor.id === id);
}
