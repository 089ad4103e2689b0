import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import { startFakeModel } from './fake-model.ts';
import {
  apiKey,
  asksForStream,
  gate,
  model,
  named,
  settings,
  systemAndUser,
  wait,
} from './fake-model-service.ts';
import type { FakeVendor } from './fake-vendor.ts';

const cohereError = (status: number, message: string): FakeAnswer => ({
  status,
  body: { id: 'fake', message },
});
const chatSchema = z.strictObject({
  model: z.literal(model),
  temperature: z.literal(0),
  messages: systemAndUser,
  stream: z.literal(true).optional(),
});
const cohereUsage = { tokens: { input_tokens: 10, output_tokens: 20 } };

export const fakeCohere: FakeVendor = {
  id: 'cohere',
  settings,
  needs: ['apiKey'],
  streams: true,
  start: () =>
    startFakeModel({
      errors: {
        unauthorized: cohereError(401, 'invalid api token'),
        forbidden: cohereError(403, 'forbidden'),
        'payment-required': cohereError(402, 'Please add or update your payment method'),
        'rate-limited': { ...cohereError(429, 'rate limit'), headers: wait },
        'server-error': cohereError(500, 'internal server error'),
        'too-long': cohereError(400, 'too many tokens: maximum context length'),
      },
      refuse: gate('/v2/chat', 'authorization', `Bearer ${apiKey}`, cohereError(401, 'invalid api token')),
      read(request) {
        const [rules, batch] = chatSchema.safeParse(jsonBody(request)).data?.messages ?? [];
        return rules && batch && { rules: rules.content, batch: batch.content };
      },
      write: (text) => ({
        id: 'fake',
        finish_reason: 'COMPLETE',
        message: { role: 'assistant', content: [{ type: 'text', text }] },
        usage: cohereUsage,
      }),
      stream: {
        isWanted: asksForStream,
        events: (pieces) => [
          named({ type: 'message-start', delta: { message: { role: 'assistant', content: [] } } }),
          named({
            type: 'content-start',
            index: 0,
            delta: { message: { content: { type: 'text', text: '' } } },
          }),
          ...pieces.map((text) =>
            named({ type: 'content-delta', index: 0, delta: { message: { content: { text } } } }),
          ),
          named({ type: 'content-end', index: 0 }),
          named({ type: 'message-end', delta: { finish_reason: 'COMPLETE', usage: cohereUsage } }),
        ],
        error: named({ type: 'message-end', delta: { finish_reason: 'ERROR' } }),
      },
    }),
};
