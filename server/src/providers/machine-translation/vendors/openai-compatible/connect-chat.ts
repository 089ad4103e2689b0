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
import { endpoint } from '../http-failure.ts';
import { readDrafts } from '../language-model/read-drafts.ts';
import { writingMessages, writtenText } from '../language-model/written-text.ts';
import { askChat, type ChatService, headersOf } from './ask-chat.ts';
import { type ChatMessage, chatMessages, chatRules } from './chat-prompt.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { ChatChange } from './chat-wish.ts';
import { listChatModels } from './list-chat-models.ts';
import { answerOf } from './read-chat-answer.ts';

/** @param extra goes into every request, such as a switch that turns thinking off */
export function connectChat(
  vendorId: string,
  settings: ChatSettings,
  { fetch }: EngineSurroundings,
  extra: object = {},
): Engine {
  const extended = { ...settings, extra: { ...extra, ...settings.parameters } };
  const service = { settings: extended, fetch, changes: new Set<ChatChange>() };
  return {
    vendorId,
    rules: chatRules,
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 20, charactersPerRequest: 4_000, concurrency: 4 },
    availability: (signal) => checkAvailability(settings, fetch, signal),
    languagePairs: async () => 'all',
    translate: (request) => translate(service, request),
    write: (request) => write(service, request),
  };
}

async function translate(service: ChatService, request: EngineRequest): Promise<EngineAnswer> {
  const { onDraft, segments, signal } = request;
  const count = segments.length;
  const onContent = onDraft && ((content: string) => onDraft(readDrafts(content, count)));
  return answerOf(await askChat(service, { messages: chatMessages(request), signal, onContent }), count);
}

async function write(service: ChatService, request: WritingRequest): Promise<WrittenText> {
  const { rules, batch } = writingMessages(request);
  const messages: readonly ChatMessage[] = [
    { role: 'system', content: rules },
    { role: 'user', content: batch },
  ];
  return writtenText(await askChat(service, { messages, signal: request.signal }), service.settings.model);
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
