import type { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
  EngineVendor,
} from '../../engine-vendor.ts';
import type { ApiRequest } from '../api/api-request.ts';
import { askVendor, parseJson } from '../http-failure.ts';
import { chatError } from '../openai-compatible/chat-error.ts';
import { chatMessages } from '../openai-compatible/chat-prompt.ts';
import { readResults } from '../openai-compatible/read-chat-answer.ts';

/** What a model is told: rules, which stay the same for a while, and the batch. */
export interface ModelCall<Settings> {
  readonly settings: Settings;
  readonly rules: string;
  readonly batch: string;
}

export interface ModelText {
  readonly content: string;
  /** `cut`: it ran out of tokens; `blocked`: a filter stopped it. */
  readonly ended: 'whole' | 'cut' | 'blocked';
  readonly model?: string | undefined;
}

/** A language model behind a protocol other than OpenAI's chat completions. */
export interface ModelDescription<Settings extends z.ZodObject> {
  readonly id: string;
  readonly name: string;
  readonly protocol: string;
  readonly proOnly?: true;
  readonly settings: Settings;
  readonly secretSettings: readonly string[];
  model(settings: z.infer<Settings>): string;
  request(call: ModelCall<z.infer<Settings>>): ApiRequest;
  /** Undefined for JSON of another form. */
  read(body: unknown): ModelText | undefined;
}

export function modelVendor<Settings extends z.ZodObject>(
  description: ModelDescription<Settings>,
): EngineVendor {
  const { id, name, protocol, proOnly, settings, secretSettings } = description;
  return {
    id,
    name,
    local: false,
    profile: {
      kind: 'language-model',
      protocol,
      codes: 'markup',
      terms: 'prompt',
      languages: 'all',
      ...(proOnly && { proOnly }),
    },
    settings,
    secretSettings,
    connect: (given, surroundings) => connect(description, settings.parse(given), surroundings),
  };
}

function connect<Settings extends z.ZodObject>(
  description: ModelDescription<Settings>,
  settings: z.infer<Settings>,
  { fetch }: EngineSurroundings,
): Engine {
  const ask = (call: Omit<ModelCall<unknown>, 'settings'>, signal: AbortSignal) =>
    askModel(description, { settings, ...call }, { fetch, signal });
  return {
    vendorId: description.id,
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 20, charactersPerRequest: 4_000, concurrency: 4 },
    availability: (signal) => tryModel(ask, signal),
    languagePairs: async () => 'all',
    translate: (request) => translate(ask, request),
  };
}

type Ask = (
  call: Omit<ModelCall<unknown>, 'settings'>,
  signal: AbortSignal,
) => Promise<ModelText & { readonly model: string }>;

async function translate(ask: Ask, request: EngineRequest): Promise<EngineAnswer> {
  const [rules, batch] = chatMessages(request).map(({ content }) => content);
  const { content, ended, model } = await ask({ rules: rules ?? '', batch: batch ?? '' }, request.signal);
  if (ended === 'blocked') throw new EngineError('content-blocked', 'blocked by a filter');
  if (ended === 'cut') throw new EngineError('too-long', 'ran out of tokens');
  return { version: model, results: readResults(content, request.segments.length) };
}

/** Most have no free way to check a key and a model together, so a word is asked for. */
async function tryModel(ask: Ask, signal: AbortSignal): Promise<EngineAvailability> {
  try {
    const { model } = await ask({ rules: 'Answer with one word.', batch: 'Ready?' }, signal);
    return { status: 'ready', version: model };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

async function askModel<Settings extends z.ZodObject>(
  { request, read, model }: ModelDescription<Settings>,
  call: ModelCall<z.infer<Settings>>,
  { fetch, signal }: { readonly fetch: EngineSurroundings['fetch']; readonly signal: AbortSignal },
): Promise<ModelText & { readonly model: string }> {
  const { url, headers, body } = request(call);
  const answer = await askVendor(fetch, url, { method: 'POST', headers, body, signal });
  if (answer.status !== 200) throw chatError(answer, new Date());
  const text = read(parseJson(answer.text));
  if (text === undefined) throw new EngineError('bad-output', 'not the answer of this model');
  return { ...text, model: text.model || model(call.settings) };
}
