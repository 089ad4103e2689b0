import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
} from '../../engine-vendor.ts';
import { askVendor, endpoint, parseJson } from '../http-failure.ts';
import { chatError } from './chat-error.ts';
import { chatMessages } from './chat-prompt.ts';
import { readChatAnswer } from './read-chat-answer.ts';

export interface ChatSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
}

/** @param extra goes into every request, such as a switch that turns thinking off */
export function connectChat(
  vendorId: string,
  settings: ChatSettings,
  { fetch }: EngineSurroundings,
  extra: object = {},
): Engine {
  return {
    vendorId,
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 20, charactersPerRequest: 4_000, concurrency: 4 },
    availability: (signal) => checkAvailability(settings, fetch, signal),
    languagePairs: async () => 'all',
    translate: (request) => translate({ ...settings, extra }, fetch, request),
  };
}

async function translate(
  settings: ChatSettings & { readonly extra: object },
  fetch: EngineSurroundings['fetch'],
  request: EngineRequest,
): Promise<EngineAnswer> {
  const { model, extra } = settings;
  const wish = { model, stream: false, ...extra, messages: chatMessages(request) };
  const send = (body: object) =>
    askVendor(fetch, endpoint(settings.baseUrl, 'chat/completions'), {
      method: 'POST',
      headers: { ...authorization(settings), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: request.signal,
    });
  let answer = await send({ ...wish, temperature: 0 });
  // Reasoning models refuse every temperature but their own.
  if (answer.status === 400 && /\btemperature\b/.test(answer.text)) answer = await send(wish);
  if (answer.status !== 200) throw chatError(answer, new Date());
  return readChatAnswer(parseJson(answer.text), request.segments.length);
}

function authorization({ apiKey }: ChatSettings): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {};
}

const modelListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks for the list of models; a server without one is taken at its word. */
async function checkAvailability(
  settings: ChatSettings,
  fetch: EngineSurroundings['fetch'],
  signal: AbortSignal,
): Promise<EngineAvailability> {
  const { baseUrl, model } = settings;
  try {
    const options = { headers: authorization(settings), signal };
    const answer = await askVendor(fetch, endpoint(baseUrl, 'models'), options);
    if (answer.status === 404) return { status: 'ready', version: model };
    if (answer.status !== 200) throw chatError(answer, new Date());
    const models = modelListSchema.safeParse(parseJson(answer.text));
    if (!models.success) throw new EngineError('bad-output', 'no list of models');
    if (models.data.data.some(({ id }) => names(id, model))) return { status: 'ready', version: model };
    throw new EngineError('bad-request', `model is not in the vendor's list: ${model}`);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

/** Ollama lists `qwen3:latest` for `qwen3`, Gemini `models/gemini-…`. */
function names(listed: string, model: string): boolean {
  return listed === model || listed === `${model}:latest` || listed.endsWith(`/${model}`);
}
