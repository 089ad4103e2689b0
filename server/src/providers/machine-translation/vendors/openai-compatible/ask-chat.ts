import type { SafeFetch, SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError } from '../../engine-error.ts';
import { askVendor, endpoint, parseJson } from '../http-failure.ts';
import { contentReader, readModelStream } from '../language-model/model-stream.ts';
import type { ModelText } from '../language-model/model-text.ts';
import { chatError } from './chat-error.ts';
import type { ChatMessage } from './chat-prompt.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type ChatChange, changeAfter, changedWish } from './chat-wish.ts';
import { readChat, readChatPiece } from './read-chat-answer.ts';

/** A service, and what it was found to refuse: that is left out from then on. */
export interface ChatService {
  readonly settings: ChatSettings & { readonly extra: object };
  readonly fetch: SafeFetch;
  readonly changes: Set<ChatChange>;
}

export interface ChatQuestion {
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  /** Told the content as it grows. */
  readonly onContent?: ((content: string) => void) | undefined;
}

/** @throws {EngineError} */
export async function askChat(service: ChatService, question: ChatQuestion): Promise<ModelText> {
  const text = await askOnce(service, question);
  if (!ranOutThinking(text)) return text;
  service.changes.add('many tokens');
  const second = await askOnce(service, question);
  if (ranOutThinking(second)) throw new EngineError('bad-output', 'thoughts used up the tokens');
  return second;
}

/** All tokens went into thoughts: nothing of the answer was written. */
function ranOutThinking({ ended, content }: ModelText): boolean {
  return ended === 'cut' && content.replace(/<think>[\s\S]*?(<\/think>|$)/, '').trim() === '';
}

async function askOnce(service: ChatService, question: ChatQuestion): Promise<ModelText> {
  const wish = changedWish(wishOf(service, question), service.changes);
  const answer = await send(service, question, wish);
  const change = answer.status === 400 || answer.status === 422 ? changeAfter(answer.text, wish) : undefined;
  if (change !== undefined && !service.changes.has(change)) {
    service.changes.add(change);
    return askOnce(service, question);
  }
  if (answer.status !== 200) throw chatError(answer, new Date());
  return readText(answer.text);
}

/** Some services stream whatever they are asked for. */
function readText(body: string): ModelText {
  return /^\s*(event|data|id):/.test(body) ? readModelStream(body, readChatPiece) : readChat(parseJson(body));
}

function send(
  { settings, fetch }: ChatService,
  { signal, onContent }: ChatQuestion,
  wish: object,
): Promise<SafeFetchAnswer> {
  return askVendor(fetch, endpoint(settings.baseUrl, 'chat/completions'), {
    method: 'POST',
    headers: { ...headersOf(settings), 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal,
    ...(onContent && { onText: contentReader(readChatPiece, onContent) }),
  });
}

function wishOf({ settings }: ChatService, { messages, onContent }: ChatQuestion) {
  const { model, extra, temperature = '0' } = settings;
  const way = onContent ? { stream: true, stream_options: { include_usage: true } } : { stream: false };
  return { ...extra, model, temperature: Number(temperature), ...way, messages };
}

export function headersOf({
  apiKey,
  headers = {},
}: Pick<ChatSettings, 'apiKey' | 'headers'>): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(given), ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
}
