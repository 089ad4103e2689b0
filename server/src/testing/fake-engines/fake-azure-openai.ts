import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import { startFakeModel } from './fake-model.ts';
import { apiKey, gate, model, systemAndUser } from './fake-model-service.ts';
import { openAiErrors } from './fake-openai-errors.ts';
import { chatStream } from './fake-stream.ts';
import type { FakeVendor } from './fake-vendor.ts';

const azureSchema = z.strictObject({
  messages: systemAndUser,
  stream: z.literal(true).optional(),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
});

export const fakeAzure: FakeVendor = {
  id: 'azure-openai',
  settings: { apiKey, deployment: 'fake-deployment' },
  needs: ['apiKey', 'baseUrl', 'deployment'],
  streams: true,
  start: () =>
    startFakeModel({
      errors: openAiErrors,
      refuse: gate(
        '/openai/deployments/fake-deployment/chat/completions?api-version=2024-10-21',
        'api-key',
        apiKey,
        openAiErrors.unauthorized,
      ),
      read(request) {
        const [rules, batch] = azureSchema.safeParse(jsonBody(request)).data?.messages ?? [];
        return rules && batch && { rules: rules.content, batch: batch.content };
      },
      write: (content) => ({
        id: 'chatcmpl-fake',
        model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
      }),
      stream: chatStream(model),
    }),
};
