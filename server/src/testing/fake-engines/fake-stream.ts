import { z } from 'zod';
import type { EngineFault, FakeAnswer, RecordedRequest } from './fake-engine.ts';

/** How a service writes bit by bit. */
export interface FakeStream {
  isWanted(request: RecordedRequest): boolean;
  /** The events before the text, for each piece of it, and behind it. */
  events(pieces: readonly string[]): readonly string[];
  /** An event that breaks off what was begun. */
  readonly error: string;
}

/** An event as these services write it. */
export function event(data: unknown, name?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return name === undefined ? `data: ${text}\n\n` : `event: ${name}\ndata: ${text}\n\n`;
}

/** What a service streams of a text. */
export function streamed({ events, error }: FakeStream, content: string, fault?: EngineFault): FakeAnswer {
  const all = events(content.match(/[\s\S]{1,5}/g) ?? []);
  const half = all.slice(0, Math.ceil(all.length / 2));
  return { status: 200, body: (fault === 'error-midway' ? [...half, error] : all).join('') };
}

const wishSchema = z.object({
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
});

/** Of chat completions; what was used stands in an event of its own, where that was asked for. */
export function chatStream(model: string, reason = 'stop'): FakeStream {
  const chunk = (choices: readonly unknown[], more = {}) =>
    event({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', model, choices, ...more });
  const choice = (delta: object, finish: string | null = null) =>
    chunk([{ index: 0, delta, finish_reason: finish }], { usage: null });
  return {
    isWanted: ({ body }) => wishSchema.safeParse(JSON.parse(body)).success,
    events: (pieces) => [
      choice({ role: 'assistant', content: '' }),
      ...pieces.map((content) => choice({ content })),
      choice({}, reason),
      chunk([], { usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 } }),
      event('[DONE]'),
    ],
    error: event({ error: { message: 'The server had an error', type: 'server_error', code: null } }),
  };
}
