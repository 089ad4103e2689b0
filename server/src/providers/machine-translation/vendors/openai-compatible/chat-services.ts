import { type ChatService, chatVendor } from './chat-vendor.ts';

/** Turns off the thinking that a translation does not need. */
const withoutThinking = { thinking: { type: 'disabled' } };

/** Models come and go: those named here are only what the form begins with. */
const services: readonly ChatService[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-6-luna',
    price: { currency: 'USD', unit: 'tokens', source: 0.1, target: 0.5 },
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com',
    model: 'deepseek-v4-flash',
    extra: withoutThinking,
    slow: true,
  },
  {
    id: 'qwen',
    name: '通义千问 Qwen',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    model: 'qwen3.6-plus',
    extra: { enable_thinking: false },
  },
  {
    id: 'glm',
    name: '智谱 GLM',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    model: 'glm-5.1',
    extra: withoutThinking,
  },
  { id: 'kimi', name: 'Kimi', baseUrl: 'https://api.moonshot.cn/v1', model: 'kimi-k3' },
  {
    id: 'doubao',
    name: '豆包 Doubao',
    baseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
    model: 'doubao-seed-2.1-pro',
    extra: withoutThinking,
  },
  {
    id: 'ernie',
    name: '文心 ERNIE',
    baseUrl: 'https://qianfan.baidubce.com/v2',
    model: 'ernie-4.5-turbo-128k',
  },
  {
    id: 'hunyuan',
    name: '腾讯混元 Hunyuan',
    baseUrl: 'https://tokenhub.tencentmaas.com/v1',
    model: 'hy3',
  },
  { id: 'minimax', name: 'MiniMax', baseUrl: 'https://api.minimaxi.com/v1', model: 'MiniMax-M2.7' },
  { id: 'stepfun', name: '阶跃星辰 StepFun', baseUrl: 'https://api.stepfun.com/v1', model: 'step-3.5-flash' },
  { id: 'yi', name: '零一万物 Yi', baseUrl: 'https://api.lingyiwanwu.com/v1', model: 'yi-lightning' },
  {
    id: 'baichuan',
    name: '百川 Baichuan',
    baseUrl: 'https://api.baichuan-ai.com/v1',
    model: 'Baichuan4-Turbo',
  },
  { id: 'spark', name: '讯飞星火 Spark', baseUrl: 'https://spark-api-open.xf-yun.com/v1', model: '4.0Ultra' },
  {
    id: 'mistral',
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-medium-3.5',
    proOnly: true,
  },
  { id: 'grok', name: 'Grok', baseUrl: 'https://api.x.ai/v1', model: 'grok-4.6', proOnly: true },
  { id: 'siliconflow', name: '硅基流动 SiliconFlow', baseUrl: 'https://api.siliconflow.cn/v1' },
  { id: 'modelscope', name: '魔搭 ModelScope', baseUrl: 'https://api-inference.modelscope.cn/v1' },
  { id: 'openrouter', name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  { id: 'groq', name: 'Groq', baseUrl: 'https://api.groq.com/openai/v1' },
  { id: 'together', name: 'Together AI', baseUrl: 'https://api.together.xyz/v1' },
  { id: 'nvidia', name: 'NVIDIA NIM', baseUrl: 'https://integrate.api.nvidia.com/v1' },
  { id: 'ollama', name: 'Ollama', baseUrl: 'http://localhost:11434/v1', withoutKey: true },
  { id: 'lm-studio', name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', withoutKey: true },
  { id: 'llama-server', name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', withoutKey: true },
  { id: 'vllm', name: 'vLLM', baseUrl: 'http://localhost:8000/v1', withoutKey: true },
  { id: 'sglang', name: 'SGLang', baseUrl: 'http://localhost:30000/v1', withoutKey: true },
  { id: 'xinference', name: 'Xinference', baseUrl: 'http://localhost:9997/v1', withoutKey: true },
  { id: 'litellm', name: 'LiteLLM', withoutKey: true },
];

export const chatServices = services.map(chatVendor);
