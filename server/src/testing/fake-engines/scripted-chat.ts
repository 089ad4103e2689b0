import { z } from 'zod';
import type { Engine } from '../../providers/machine-translation/engine-vendor.ts';
import { openaiCompatible } from '../../providers/machine-translation/vendors/openai-compatible/openai-compatible.ts';

export interface WrittenSegment {
  readonly id: number;
  readonly text: string;
}

const wishSchema = z.object({ messages: z.array(z.object({ content: z.string() })) });
const payloadSchema = z.object({ segments: z.array(z.object({ id: z.number(), text: z.string() })) });

/** A language model behind its real protocol, without a network: `answer` writes what the model says. */
export function scriptedChat(answer: (segments: readonly WrittenSegment[]) => string): Engine {
  const settings = { baseUrl: 'https://model.example/v1', model: 'scripted' };
  return openaiCompatible.connect(settings, {
    async fetch(_, { body = '' } = {}) {
      const { messages } = wishSchema.parse(JSON.parse(String(body)));
      const { segments } = payloadSchema.parse(JSON.parse(messages.at(-1)?.content ?? ''));
      const message = { role: 'assistant', content: answer(segments) };
      const choices = [{ index: 0, message, finish_reason: 'stop' }];
      return { status: 200, headers: {}, text: JSON.stringify({ model: 'scripted', choices }) };
    },
  });
}
