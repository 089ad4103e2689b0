import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import { startFakeModel } from './fake-model.ts';
import { apiKey, asksForStream, gate, model, named, settings, wait } from './fake-model-service.ts';
import type { FakeVendor } from './fake-vendor.ts';

const anthropicError = (status: number, type: string, message = type): FakeAnswer => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_fake' },
});

const messagesSchema = z.strictObject({
  model: z.literal(model),
  max_tokens: z.number().positive(),
  system: z.tuple([
    z.strictObject({
      type: z.literal('text'),
      text: z.string(),
      cache_control: z.strictObject({ type: z.literal('ephemeral') }),
    }),
  ]),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  stream: z.literal(true).optional(),
});

export const fakeAnthropic: FakeVendor = {
  id: 'anthropic',
  settings,
  needs: ['apiKey'],
  streams: true,
  start: () =>
    startFakeModel({
      errors: {
        unauthorized: anthropicError(401, 'authentication_error', 'invalid x-api-key'),
        forbidden: anthropicError(403, 'permission_error'),
        'payment-required': anthropicError(400, 'invalid_request_error', 'Your credit balance is too low.'),
        'rate-limited': { ...anthropicError(429, 'rate_limit_error'), headers: wait },
        'server-error': anthropicError(529, 'overloaded_error', 'Overloaded'),
        'too-long': anthropicError(400, 'invalid_request_error', 'prompt is too long: 210000 tokens'),
      },
      refuse(request) {
        const isKnown = request.headers['anthropic-version'] === '2023-06-01';
        const refusal = anthropicError(401, 'authentication_error');
        if (!isKnown) return anthropicError(400, 'invalid_request_error', 'anthropic-version');
        return gate('/v1/messages', 'x-api-key', apiKey, refusal)(request);
      },
      read(request) {
        const wish = messagesSchema.safeParse(jsonBody(request)).data;
        return wish && { rules: wish.system[0].text, batch: wish.messages[0].content };
      },
      write: (text) => ({
        id: 'msg_fake',
        type: 'message',
        role: 'assistant',
        model,
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        usage: { input_tokens: 10, output_tokens: 20 },
      }),
      stream: {
        isWanted: asksForStream,
        events: (pieces) => [
          named({
            type: 'message_start',
            message: { model, role: 'assistant', content: [], usage: { input_tokens: 10, output_tokens: 1 } },
          }),
          named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
          named({ type: 'ping' }),
          ...pieces.map((text) =>
            named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
          ),
          named({ type: 'content_block_stop', index: 0 }),
          named({
            type: 'message_delta',
            usage: { output_tokens: 20 },
            delta: { stop_reason: 'end_turn', stop_sequence: null },
          }),
          named({ type: 'message_stop' }),
        ],
        error: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
      },
    }),
};
