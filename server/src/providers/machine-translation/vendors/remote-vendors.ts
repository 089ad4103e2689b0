import type { EngineVendor } from '../engine-vendor.ts';
import { alibaba } from './alibaba/alibaba.ts';
import { amazon } from './amazon/amazon.ts';
import { anthropic } from './anthropic/anthropic.ts';
import { apertiumApy } from './apertium-apy/apertium-apy.ts';
import { azureOpenai } from './azure/azure-openai.ts';
import { baidu, baiduField } from './baidu/baidu.ts';
import { baiduLlm } from './baidu/baidu-llm.ts';
import { bedrock } from './bedrock/bedrock.ts';
import { caiyun } from './caiyun/caiyun.ts';
import { cohere } from './cohere/cohere.ts';
import { deepl } from './deepl/deepl.ts';
import { doubaoTranslation } from './doubao/doubao-translation.ts';
import { gemini } from './gemini/gemini.ts';
import { vertex } from './gemini/vertex.ts';
import { googleV2 } from './google/google-v2.ts';
import { googleV3 } from './google/google-v3.ts';
import { huawei } from './huawei/huawei.ts';
import { hyMt } from './hy-mt/hy-mt.ts';
import { iflytekNew } from './iflytek/iflytek-v1.ts';
import { iflytek, iflytekNiutrans } from './iflytek/iflytek-v2.ts';
import { lara } from './lara/lara.ts';
import { libreTranslate } from './libretranslate/libretranslate.ts';
import { lingvanex } from './lingvanex/lingvanex.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { modernmt } from './modernmt/modernmt.ts';
import { niutrans } from './niutrans/niutrans.ts';
import { openaiResponses } from './openai/openai-responses.ts';
import { chatServices } from './openai-compatible/chat-services.ts';
import { openaiCompatible } from './openai-compatible/openai-compatible.ts';
import { papago } from './papago/papago.ts';
import { qwenMt } from './qwen-mt/qwen-mt.ts';
import { systran } from './systran/systran.ts';
import { hunyuanTranslation } from './tencent/hunyuan-translation.ts';
import { tencent } from './tencent/tencent.ts';
import { translateGemma } from './translate-gemma/translate-gemma.ts';
import { volcengine } from './volcengine/volcengine.ts';
import { yandex } from './yandex/yandex.ts';
import { youdao } from './youdao/youdao.ts';
import { youdaoLlm } from './youdao/youdao-llm.ts';

/** Engines reached over the network, as lists show them. */
export const remoteVendors: readonly EngineVendor[] = [
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
  systran,
  apertiumApy,
  openaiResponses,
  qwenMt,
  doubaoTranslation,
  hyMt,
  translateGemma,
  anthropic,
  gemini,
  vertex,
  bedrock,
  cohere,
  azureOpenai,
  ...chatServices,
  openaiCompatible,
];
