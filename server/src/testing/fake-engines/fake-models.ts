import { fakeAnthropic } from './fake-anthropic.ts';
import { fakeAzure } from './fake-azure-openai.ts';
import { fakeBedrock } from './fake-bedrock.ts';
import { fakeCohere } from './fake-cohere.ts';
import { fakeGemini, fakeVertex } from './fake-gemini.ts';
import { fakeOpenAiResponses } from './fake-openai-responses.ts';
import type { FakeVendor } from './fake-vendor.ts';

export const fakeModels: readonly FakeVendor[] = [
  fakeOpenAiResponses,
  fakeAnthropic,
  fakeGemini,
  fakeVertex,
  fakeBedrock,
  fakeCohere,
  fakeAzure,
];
