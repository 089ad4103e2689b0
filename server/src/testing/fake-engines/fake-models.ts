import { z } from 'zod';
import { hasType, jsonBody } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { chatStream, event } from './fake-stream.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'sk-fake-model-0123';
const model = 'fake-model-1';
const settings = { apiKey, model };
const wait = { 'retry-after': '1' };

const openAiError = (status: number, code: string, message = code): FakeAnswer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
  headers: { 'x-request-id': 'req_fake' },
});

export const openAiErrors: FakeModel['errors'] = {
  unauthorized: openAiError(401, 'invalid_api_key'),
  forbidden: openAiError(403, 'unsupported_country_region_territory'),
  'payment-required': openAiError(429, 'insufficient_quota'),
  'rate-limited': { ...openAiError(429, 'rate_limit_exceeded'), headers: wait },
  'server-error': openAiError(500, 'server_error'),
  'too-long': openAiError(400, 'context_length_exceeded'),
};

/** Checks path, key and content type, as all of them do in their own ways. */
function gate(path: string, header: string, value: string, refusal: FakeAnswer) {
  return (request: RecordedRequest): FakeAnswer | undefined => {
    if (request.path !== path) return { status: 404, body: { error: { message: 'not found' } } };
    if (request.headers[header] !== value) return refusal;
    return hasType(request, 'application/json') ? undefined : { status: 415, body: { message: 'type' } };
  };
}

const responsesSchema = z.strictObject({
  model: z.literal(model),
  instructions: z.string(),
  input: z.string(),
  reasoning: z.strictObject({ effort: z.enum(['minimal', 'low', 'medium', 'high']) }),
  store: z.literal(false),
  stream: z.literal(true).optional(),
});

/** Whether the body asks for a stream, as most services want it. */
const asksForStream = (request: RecordedRequest) =>
  z.looseObject({ stream: z.literal(true) }).safeParse(jsonBody(request)).success;

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

/** An event whose name stands in its data too. */
const named = (data: { readonly type: string; readonly [field: string]: unknown }) => event(data, data.type);

const fakeOpenAiResponses: FakeVendor = {
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

const fakeAnthropic: FakeVendor = {
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
            ...{ type: 'message_start' },
            message: { model, role: 'assistant', content: [], usage: { input_tokens: 10, output_tokens: 1 } },
          }),
          named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
          named({ type: 'ping' }),
          ...pieces.map((text) =>
            named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
          ),
          named({ type: 'content_block_stop', index: 0 }),
          named({
            ...{ type: 'message_delta', usage: { output_tokens: 20 } },
            delta: { stop_reason: 'end_turn', stop_sequence: null },
          }),
          named({ type: 'message_stop' }),
        ],
        error: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
      },
    }),
};

const geminiError = (code: number, status: string, message: string): FakeAnswer => ({
  status: code,
  body: { error: { code, message, status } },
});
const partsSchema = z.tuple([z.strictObject({ text: z.string() })]);
const generateSchema = z.strictObject({
  systemInstruction: z.strictObject({ parts: partsSchema }),
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: partsSchema })]),
  generationConfig: z.strictObject({ temperature: z.number(), responseMimeType: z.string() }),
});

const geminiAnswer = (text: string, more = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
  modelVersion: model,
});
const geminiGate = (path: string) =>
  gate(
    `/v1beta/models/${model}:${path}`,
    'x-goog-api-key',
    apiKey,
    geminiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
  );
const geminiStreams = ({ path }: RecordedRequest) => path.endsWith(':streamGenerateContent?alt=sse');

const fakeGemini: FakeVendor = {
  id: 'gemini',
  settings,
  needs: ['apiKey'],
  streams: true,
  start: () =>
    startFakeModel({
      errors: {
        unauthorized: geminiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
        forbidden: geminiError(403, 'PERMISSION_DENIED', 'Permission denied'),
        'payment-required': geminiError(429, 'RESOURCE_EXHAUSTED', 'Check your plan and billing details.'),
        'rate-limited': {
          ...geminiError(429, 'RESOURCE_EXHAUSTED', 'Check your billing details. Please retry in 1.2s.'),
          headers: wait,
        },
        'server-error': geminiError(503, 'UNAVAILABLE', 'The model is overloaded.'),
        'too-long': geminiError(400, 'INVALID_ARGUMENT', 'The input is too long: maximum context exceeded'),
      },
      refuse: (request) =>
        geminiGate(geminiStreams(request) ? 'streamGenerateContent?alt=sse' : 'generateContent')(request),
      read(request) {
        const wish = generateSchema.safeParse(jsonBody(request)).data;
        return wish && { rules: wish.systemInstruction.parts[0].text, batch: wish.contents[0].parts[0].text };
      },
      write: (text) => geminiAnswer(text, { finishReason: 'STOP' }),
      stream: {
        isWanted: geminiStreams,
        events: (pieces) =>
          pieces.map((text, i) =>
            event(geminiAnswer(text, i === pieces.length - 1 ? { finishReason: 'STOP' } : {})),
          ),
        error: event(geminiError(503, 'UNAVAILABLE', 'The model is overloaded.').body),
      },
    }),
};

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

const fakeBedrock: FakeVendor = {
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

const cohereError = (status: number, message: string): FakeAnswer => ({
  status,
  body: { id: 'fake', message },
});
const chatSchema = z.strictObject({
  model: z.literal(model),
  temperature: z.literal(0),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string() }),
    z.strictObject({ role: z.literal('user'), content: z.string() }),
  ]),
  stream: z.literal(true).optional(),
});
const cohereUsage = { tokens: { input_tokens: 10, output_tokens: 20 } };

const fakeCohere: FakeVendor = {
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

const azureSchema = z.strictObject({
  messages: chatSchema.shape.messages,
  stream: z.literal(true).optional(),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
});

const fakeAzure: FakeVendor = {
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

export const fakeModels: readonly FakeVendor[] = [
  fakeOpenAiResponses,
  fakeAnthropic,
  fakeGemini,
  fakeBedrock,
  fakeCohere,
  fakeAzure,
];
