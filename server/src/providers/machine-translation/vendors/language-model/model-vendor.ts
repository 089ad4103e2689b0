import type { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
  EngineVendor,
  ModelListing,
} from '../../engine-vendor.ts';
import type { ApiRequest } from '../api/api-request.ts';
import { askVendor, parseJson } from '../http-failure.ts';
import { chatError } from '../openai-compatible/chat-error.ts';
import { chatMessages, chatRules } from '../openai-compatible/chat-prompt.ts';
import { answerOf } from '../openai-compatible/read-chat-answer.ts';
import { contentReader, type ReadModelPiece, readModelStream } from './model-stream.ts';
import type { ModelText } from './model-text.ts';
import { readDrafts } from './read-drafts.ts';
import { writingMessages, writtenText } from './written-text.ts';

/** A request to a model: the rules, which change rarely, and the batch. */
export interface ModelCall<Settings> {
  readonly settings: Settings;
  readonly rules: string;
  readonly batch: string;
  /** The time that requests are signed with. */
  readonly now: Date;
}

/** How a model is asked to write bit by bit, and what each event of its answer adds. */
export interface ModelStream<Settings> {
  request(call: ModelCall<Settings>): ApiRequest;
  readonly read: ReadModelPiece;
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
  /** Absent where nobody lists its models. */
  readonly listModels?: (
    settings: z.infer<Settings>,
    asking: ModelListing,
  ) => Promise<readonly string[] | undefined>;
  /** Absent where it only answers as a whole. */
  readonly stream?: ModelStream<z.infer<Settings>>;
}

export function modelVendor<Settings extends z.ZodObject>(
  description: ModelDescription<Settings>,
): EngineVendor {
  const { id, name, protocol, proOnly, settings, secretSettings, listModels } = description;
  return {
    id,
    name,
    local: false,
    profile: {
      kind: 'language-model',
      protocol,
      codes: 'markup',
      terms: 'prompt',
      style: 'whole',
      examples: true,
      languages: 'all',
      ...(proOnly && { proOnly }),
    },
    settings,
    secretSettings,
    connect: (given, surroundings) => connect(description, settings.parse(given), surroundings),
    ...(listModels && {
      listModels: async (given, asking) => (await listModels(settings.parse(given), asking)) ?? [],
    }),
  };
}

function connect<Settings extends z.ZodObject>(
  description: ModelDescription<Settings>,
  settings: z.infer<Settings>,
  { fetch, now = () => new Date() }: EngineSurroundings,
): Engine {
  const asking = { description, settings, fetch, now };
  return {
    vendorId: description.id,
    rules: chatRules,
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 20, charactersPerRequest: 4_000, concurrency: 4 },
    availability: (signal) => tryModel(asking, signal),
    languagePairs: async () => 'all',
    translate: (request) => translate(asking, request),
    write: async (request) => {
      const { signal } = request;
      const written = await askModel(asking, writingMessages(request), { signal });
      return writtenText(written, written.model);
    },
  };
}

interface ModelAsking<Settings extends z.ZodObject> {
  readonly description: ModelDescription<Settings>;
  readonly settings: z.infer<Settings>;
  readonly fetch: EngineSurroundings['fetch'];
  readonly now: () => Date;
}

async function translate<Settings extends z.ZodObject>(
  asking: ModelAsking<Settings>,
  request: EngineRequest,
): Promise<EngineAnswer> {
  const { segments, signal, onDraft } = request;
  const count = segments.length;
  const [rules = '', batch = ''] = chatMessages(request).map(({ content }) => content);
  const onContent = onDraft && ((content: string) => onDraft(readDrafts(content, count)));
  return answerOf(await askModel(asking, { rules, batch }, { signal, onContent }), count);
}

/** Most have no free way to check a key and a model together, so a word is asked for. */
async function tryModel<Settings extends z.ZodObject>(
  asking: ModelAsking<Settings>,
  signal: AbortSignal,
): Promise<EngineAvailability> {
  try {
    const { model } = await askModel(asking, { rules: 'Answer with one word.', batch: 'Ready?' }, { signal });
    return { status: 'ready', version: model };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

interface Listening {
  readonly signal: AbortSignal;
  /** Told the content as it grows, where the model can write bit by bit. */
  readonly onContent?: ((content: string) => void) | undefined;
}

async function askModel<Settings extends z.ZodObject>(
  { description, settings, fetch, now }: ModelAsking<Settings>,
  words: Pick<ModelCall<unknown>, 'rules' | 'batch'>,
  { signal, onContent }: Listening,
): Promise<ModelText & { readonly model: string }> {
  const stream = onContent && description.stream;
  const { url, headers, body } = (stream ?? description).request({ settings, ...words, now: now() });
  const onText = stream && contentReader(stream.read, onContent);
  const answer = await askVendor(fetch, url, {
    method: 'POST',
    headers,
    body,
    signal,
    ...(onText && { onText }),
  });
  if (answer.status !== 200) throw chatError(answer, new Date());
  const text = stream ? readModelStream(answer.text, stream.read) : description.read(parseJson(answer.text));
  if (text === undefined) throw new EngineError('bad-output', 'not the answer of this model');
  return { ...text, model: text.model || description.model(settings) };
}
