import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import { startFakeModel } from './fake-model.ts';
import { apiKey, asksForStream, gate, model, named, settings } from './fake-model-service.ts';
import { openAiErrors } from './fake-openai-errors.ts';
import type { FakeVendor } from './fake-vendor.ts';

const responsesSchema = z.strictObject({
  model: z.literal(model),
  instructions: z.string(),
  input: z.string(),
  reasoning: z.strictObject({ effort: z.enum(['minimal', 'low', 'medium', 'high']) }),
  store: z.literal(false),
  stream: z.literal(true).optional(),
});

/** The answer of the Responses API, which also ends its streams. */
const response = (text: string) => ({
  id: 'resp_fake',
  object: 'response',
  status: 'completed',
  model,
  output: [
    { type: 'reasoning', summary: [] },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  usage: { input_tokens: 10, output_tokens: 20, total_tokens: 30 },
});

export const fakeOpenAiResponses: FakeVendor = {
  id: 'openai-responses',
  settings,
  needs: ['apiKey'],
  streams: true,
  start: () =>
    startFakeModel({
      errors: openAiErrors,
      refuse: gate('/responses', 'authorization', `Bearer ${apiKey}`, openAiErrors.unauthorized),
      read(request) {
        const wish = responsesSchema.safeParse(jsonBody(request)).data;
        return wish && { rules: wish.instructions, batch: wish.input };
      },
      write: response,
      stream: {
        isWanted: asksForStream,
        events: (pieces) => [
          named({
            type: 'response.created',
            response: { ...response(''), status: 'in_progress', output: [] },
          }),
          named({ type: 'response.output_item.added', output_index: 1, item: { type: 'message' } }),
          ...pieces.map((delta) => named({ type: 'response.output_text.delta', output_index: 1, delta })),
          named({ type: 'response.output_text.done', output_index: 1, text: pieces.join('') }),
          named({ type: 'response.completed', response: response(pieces.join('')) }),
        ],
        error: named({
          type: 'error',
          code: 'server_error',
          message: 'The server had an error',
          param: null,
        }),
      },
    }),
};
