import { z } from 'zod';
import {
  type EngineFault,
  type FakeAnswer,
  type FakeEngine,
  type RecordedRequest,
  startFakeEngine,
} from './fake-engine.ts';
import { chatStream, streamed } from './fake-stream.ts';
import { fakeTranslation, withoutTags } from './fake-translation.ts';

export const fakeOpenAiKey = 'sk-fake-0123456789';
export const fakeOpenAiModel = 'fake-chat-1';
/** Refuses `temperature`, as reasoning models do. */
export const fakeReasoningModel = 'fake-reasoning-1';

const mostCharacters = 6_000;

/** What a model is told beside a text. */
export interface Told {
  readonly to: string;
  readonly terms: readonly { readonly source: string; readonly target: string }[];
  /** The most similar last. */
  readonly examples: readonly { readonly source: string; readonly target: string }[];
}

/** How a scripted model translates a text. */
export type Script = (text: string, told: Told) => string;

/** How a scripted model writes about a text that is no translation; undefined leaves it to the fake. */
export type Writing = (text: string, instructions: string) => string | undefined;

/** Speaks `/v1/models` and `/v1/chat/completions` and checks what it is sent. */
export function startFakeOpenAi(
  script: Script = (text, { to }) => fakeTranslation(text, to),
  writing: Writing = () => undefined,
): Promise<FakeEngine> {
  return startFakeEngine({
    basePath: '/v1',
    isTranslation: ({ path }) => path === '/v1/chat/completions',
    answer: (request, fault) =>
      failure(fault) ?? refuse(request) ?? route(request, fault, { script, writing }),
  });
}

function error(
  status: number,
  code: string | null,
  message: string,
  type = 'invalid_request_error',
): FakeAnswer {
  return {
    status,
    body: { error: { message, type, param: null, code } },
    headers: { 'x-request-id': 'req_fake' },
  };
}

const tooLong = error(400, 'context_length_exceeded', "This model's maximum context length is 8192 tokens.");

function failure(fault: EngineFault | undefined): FakeAnswer | undefined {
  if (fault === 'unauthorized')
    return error(401, 'invalid_api_key', 'Incorrect API key provided: sk-fake-****.');
  if (fault === 'forbidden') {
    return error(403, 'unsupported_country_region_territory', 'Country, region, or territory not supported');
  }
  if (fault === 'payment-required')
    return error(402, 'invalid_request_error', 'Insufficient Balance', 'unknown_error');
  if (fault === 'rate-limited') {
    const limited = error(
      429,
      'rate_limit_exceeded',
      'Rate limit reached. Please try again in 1s.',
      'requests',
    );
    return { ...limited, headers: { 'retry-after': '1' } };
  }
  if (fault === 'too-long') return tooLong;
  if (fault !== 'server-error') return undefined;
  return error(500, null, 'The server had an error while processing your request.', 'server_error');
}

function refuse({ headers }: RecordedRequest): FakeAnswer | undefined {
  if (headers.authorization === `Bearer ${fakeOpenAiKey}`) return undefined;
  return error(401, 'invalid_api_key', 'Incorrect API key provided.');
}

interface Scripts {
  readonly script: Script;
  readonly writing: Writing;
}

function route(request: RecordedRequest, fault: EngineFault | undefined, scripts: Scripts): FakeAnswer {
  if (request.path === '/v1/models') {
    const data = [fakeOpenAiModel, fakeReasoningModel].map((id) => ({
      id,
      object: 'model',
      owned_by: 'fake',
    }));
    return { status: 200, body: { object: 'list', data } };
  }
  if (request.path !== '/v1/chat/completions') return error(404, null, 'Invalid URL');
  return complete(request, fault, scripts);
}

const wishSchema = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(2).optional(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
});

const pairsSchema = z.array(z.object({ source: z.string(), target: z.string() })).default([]);

const payloadSchema = z.object({
  to: z.string(),
  terms: pairsSchema,
  examples: pairsSchema,
  segments: z.array(z.object({ id: z.number(), text: z.string() })),
});

/** What something is to be written of. */
const writingSchema = z.strictObject({ text: z.string() });

type Segment = z.infer<typeof payloadSchema>['segments'][number];

/** A model that is not there, or a setting it does not take. */
function refuseModel({ model, temperature }: z.infer<typeof wishSchema>): FakeAnswer | undefined {
  if (model !== fakeOpenAiModel && model !== fakeReasoningModel) {
    return error(
      404,
      'model_not_found',
      `The model \`${model}\` does not exist or you do not have access to it.`,
    );
  }
  if (model === fakeReasoningModel && temperature !== undefined) {
    return error(
      400,
      'unsupported_value',
      "Unsupported value: 'temperature' does not support 0 with this model.",
    );
  }
  return undefined;
}

function complete(
  { body, headers }: RecordedRequest,
  fault: EngineFault | undefined,
  { script, writing }: Scripts,
): FakeAnswer {
  if (!headers['content-type']?.startsWith('application/json'))
    return error(415, null, 'Unsupported media type');
  const wish = wishSchema.safeParse(JSON.parse(body)).data;
  if (!wish) return error(400, null, 'We could not parse the JSON body of your request.');
  const { model, messages } = wish;
  const refused = refuseModel(wish);
  if (refused !== undefined) return refused;
  const asked: unknown = JSON.parse(messages.at(-1)?.content ?? '{}');
  const { text } = writingSchema.safeParse(asked).data ?? {};
  if (text !== undefined) {
    const written = writing(text, messages[0]?.content ?? '') ?? fakeWriting(text);
    return chat(model, written, 'stop');
  }
  const payload = payloadSchema.parse(asked);
  if (payload.segments.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) {
    return tooLong;
  }
  const isForbidden = payload.segments.some(({ text }) => text.includes('[forbidden]'));
  const content = isForbidden ? '' : write(payload, fault, script);
  const reason = isForbidden ? 'content_filter' : 'stop';
  return wish.stream ? streamed(chatStream(model, reason), content, fault) : chat(model, content, reason);
}

function fakeWriting(text: string): string {
  return fakeScores(text) ?? `A text that begins with “${text.slice(0, 20)}”.`;
}

/** Scores where pairs are to be scored: 90, and 30 for a target with `[bad]`. */
function fakeScores(text: string): string | undefined {
  if (!text.startsWith('{"from":')) return undefined;
  const { pairs } = z.object({ pairs: pairsSchema }).parse(JSON.parse(text));
  return JSON.stringify(pairs.map(({ target }) => (target.includes('[bad]') ? 30 : 90)));
}

function write(
  { segments, ...told }: z.infer<typeof payloadSchema>,
  fault: EngineFault | undefined,
  script: Script,
): string {
  const translated = segments.map(({ id, text }): Segment => ({ id, text: script(text, told) }));
  if (fault === 'talking')
    return `Sure! Here is the translation:\n\n${translated.map(({ text }) => text).join('\n')}`;
  if (fault === 'lost-codes') {
    return JSON.stringify({ segments: translated.map(({ id, text }) => ({ id, text: withoutTags(text) })) });
  }
  if (fault === 'wrong-count')
    return JSON.stringify({ segments: [...translated.slice(1), { id: 99, text: '?' }] });
  if (fault === 'partial') return JSON.stringify({ segments: translated.slice(0, -1) });
  return JSON.stringify({ segments: translated });
}

function chat(model: string, content: string, reason: string): FakeAnswer {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: reason };
  const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
  return {
    status: 200,
    body: {
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [choice],
      usage,
    },
  };
}
