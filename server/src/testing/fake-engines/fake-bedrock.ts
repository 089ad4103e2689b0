import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import { startFakeModel } from './fake-model.ts';
import { apiKey, gate, wait } from './fake-model-service.ts';
import type { FakeVendor } from './fake-vendor.ts';

const bedrockError = (status: number, message: string, type: string): FakeAnswer => ({
  status,
  body: { message },
  headers: { 'x-amzn-errortype': type },
});
const textsSchema = z.tuple([z.strictObject({ text: z.string() })]);
const converseSchema = z.strictObject({
  system: textsSchema,
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: textsSchema })]),
  inferenceConfig: z.strictObject({ temperature: z.number(), maxTokens: z.number() }),
});

export const fakeBedrock: FakeVendor = {
  id: 'bedrock',
  settings: { apiKey, model: 'vendor.fake-v1:0' },
  needs: ['apiKey', 'model'],
  start: () =>
    startFakeModel({
      errors: {
        unauthorized: bedrockError(401, 'The security token is invalid.', 'UnrecognizedClientException'),
        forbidden: bedrockError(403, 'You have no access to the model.', 'AccessDeniedException'),
        'payment-required': bedrockError(400, 'ServiceQuotaExceeded', 'ServiceQuotaExceededException'),
        'rate-limited': { ...bedrockError(429, 'Too many requests', 'ThrottlingException'), headers: wait },
        'server-error': bedrockError(500, 'Internal', 'InternalServerException'),
        'too-long': bedrockError(400, 'Input is too long for requested model.', 'ValidationException'),
      },
      refuse: gate(
        '/model/vendor.fake-v1%3A0/converse',
        'authorization',
        `Bearer ${apiKey}`,
        bedrockError(403, 'Invalid API key', 'AccessDeniedException'),
      ),
      read(request) {
        const wish = converseSchema.safeParse(jsonBody(request)).data;
        return wish && { rules: wish.system[0].text, batch: wish.messages[0].content[0].text };
      },
      write: (text) => ({
        output: { message: { role: 'assistant', content: [{ text }] } },
        stopReason: 'end_turn',
        usage: { inputTokens: 10, outputTokens: 20, totalTokens: 30 },
      }),
    }),
};
