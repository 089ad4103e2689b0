import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
  ModelListing,
  WritingRequest,
  WrittenText,
} from '../../engine-vendor.ts';
import { askVendor, endpoint, parseJson } from '../http-failure.ts';
import { contentReader, readModelStream } from '../language-model/model-stream.ts';
import { readDrafts } from '../language-model/read-drafts.ts';
import { writingMessages, writtenText } from '../language-model/written-text.ts';
import { chatError } from './chat-error.ts';
import { chatMessages, chatRules } from './chat-prompt.ts';
import { listChatModels } from './list-chat-models.ts';
import { answerOf, readChat, readChatPiece } from './read-chat-answer.ts';

export interface ChatSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** From 0 to 2. */
  readonly temperature?: string | undefined;
  /** Of the body of every request, where they do not say what is translated and how it is answered. */
  readonly parameters?: object | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** @param extra goes into every request, such as a switch that turns thinking off */
export function connectChat(
  vendorId: string,
  settings: ChatSettings,
  { fetch }: EngineSurroundings,
  extra: object = {},
): Engine {
  const told = { ...settings, extra: { ...extra, ...settings.parameters } };
  return {
    vendorId,
    rules: chatRules,
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 20, charactersPerRequest: 4_000, concurrency: 4 },
    availability: (signal) => checkAvailability(settings, fetch, signal),
    languagePairs: async () => 'all',
    translate: (request) => translate(told, fetch, request),
    write: (request) => write(told, fetch, request),
  };
}

async function translate(
  settings: ChatSettings & { readonly extra: object },
  fetch: EngineSurroundings['fetch'],
  request: EngineRequest,
): Promise<EngineAnswer> {
  const { onDraft, segments, signal } = request;
  const count = segments.length;
  const send = (body: object) =>
    askVendor(fetch, endpoint(settings.baseUrl, 'chat/completions'), {
      method: 'POST',
      headers: { ...headersOf(settings), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      ...(onDraft && {
        onText: contentReader(readChatPiece, (content) => onDraft(readDrafts(content, count))),
      }),
    });
  const answer = await sendUntilTaken(send, wishOf(settings, request));
  if (answer.status !== 200) throw chatError(answer, new Date());
  const text = onDraft ? readModelStream(answer.text, readChatPiece) : readChat(parseJson(answer.text));
  return answerOf(text, count);
}

async function write(
  settings: ChatSettings & { readonly extra: object },
  fetch: EngineSurroundings['fetch'],
  request: WritingRequest,
): Promise<WrittenText> {
  const { rules, batch } = writingMessages(request);
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: batch },
  ];
  const send = (body: object) =>
    askVendor(fetch, endpoint(settings.baseUrl, 'chat/completions'), {
      method: 'POST',
      headers: { ...headersOf(settings), 'content-type': 'application/json' },
      ...{ body: JSON.stringify(body), signal: request.signal },
    });
  const answer = await sendUntilTaken(send, { ...alwaysOf(settings), stream: false, messages });
  if (answer.status !== 200) throw chatError(answer, new Date());
  return writtenText(readChat(parseJson(answer.text)), settings.model);
}

function wishOf(
  settings: ChatSettings & { readonly extra: object },
  request: EngineRequest,
): Readonly<Record<string, unknown>> {
  const streaming = { stream: true, stream_options: { include_usage: true } };
  const way = request.onDraft ? streaming : { stream: false };
  return { ...alwaysOf(settings), ...way, messages: chatMessages(request) };
}

function alwaysOf({ model, extra, temperature = '0' }: ChatSettings & { readonly extra: object }) {
  return { ...extra, model, temperature: Number(temperature) };
}

/** Reasoning models refuse every temperature but their own, and some services what they do not know of streams. */
const refusable = ['temperature', 'stream_options'] as const;

async function sendUntilTaken(
  send: (body: object) => Promise<SafeFetchAnswer>,
  wish: Readonly<Record<string, unknown>>,
): Promise<SafeFetchAnswer> {
  const answer = await send(wish);
  const refused = refusable.find((name) => name in wish && new RegExp(`\\b${name}\\b`).test(answer.text));
  if (answer.status !== 400 && answer.status !== 422) return answer;
  if (refused === undefined) return answer;
  const { [refused]: _, ...rest } = wish;
  return sendUntilTaken(send, rest);
}

function headersOf({
  apiKey,
  headers = {},
}: Pick<ChatSettings, 'apiKey' | 'headers'>): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(given), ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
}

/** Asks for the list of models; a server without one is taken at its word. */
async function checkAvailability(
  settings: ChatSettings,
  fetch: EngineSurroundings['fetch'],
  signal: AbortSignal,
): Promise<EngineAvailability> {
  const { model } = settings;
  try {
    const models = await chatModels(settings, { fetch, signal });
    if (models?.some((id) => names(id, model)) ?? true) return { status: 'ready', version: model };
    throw new EngineError('unknown-model', `not in the vendor's list: ${model}`);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

/** Undefined where the server keeps no list. @throws {EngineError} */
export function chatModels(
  settings: Omit<ChatSettings, 'model'>,
  asking: Pick<ModelListing, 'fetch' | 'signal'>,
): Promise<readonly string[] | undefined> {
  const url = endpoint(settings.baseUrl, 'models');
  return listChatModels({ url, headers: headersOf(settings) }, asking);
}

/** Ollama lists `qwen3:latest` for `qwen3`, Gemini `models/gemini-…`. */
function names(listed: string, model: string): boolean {
  return listed === model || listed === `${model}:latest` || listed.endsWith(`/${model}`);
}
