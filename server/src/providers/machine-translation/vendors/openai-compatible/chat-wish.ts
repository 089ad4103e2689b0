import type { ChatMessage } from './chat-prompt.ts';

/** The body of a request, and what makes it one that a certain service takes. */
export type ChatWish = Readonly<Record<string, unknown>> & { readonly messages: readonly ChatMessage[] };

/** Changes to a request, by the parameter that a service refuses. */
const changes = {
  'no temperature': without('temperature'),
  'no stream options': without('stream_options'),
  'no token limit': without('max_tokens'),
  'no system role': (wish: ChatWish): ChatWish => ({ ...wish, messages: asTurns(wish.messages) }),
  'as a stream': (wish: ChatWish): ChatWish => ({ ...wish, stream: true }),
  'many tokens': (wish: ChatWish): ChatWish => ({ ...wish, max_tokens: manyTokens }),
} as const;

export type ChatChange = keyof typeof changes;

/** Room for the thoughts of a model before it answers. */
const manyTokens = 32_000;

const refusals: readonly (readonly [ChatChange, RegExp, (wish: ChatWish) => boolean])[] = [
  ['no temperature', /\btemperature\b/i, (wish) => 'temperature' in wish],
  ['no stream options', /\bstream_options\b/i, (wish) => 'stream_options' in wish],
  ['no token limit', /\bmax_tokens\b/i, (wish) => 'max_tokens' in wish],
  [
    'no system role',
    /\bsystem\b.{0,30}\b(role|message|prompt|instruction)|\brole\b.{0,40}\bsystem\b|developer instruction/i,
    ({ messages }) => messages.some(({ role }) => role === 'system'),
  ],
  [
    'as a stream',
    /(only|must|requires?|enable|set)\b.{0,40}\bstream|\bstream(ing)?\b.{0,30}\b(mode|required|only)/i,
    ({ stream }) => stream !== true,
  ],
];

/** Returns the change after a refusal with these words; undefined for an unknown message. */
export function changeAfter(words: string, wish: ChatWish): ChatChange | undefined {
  return refusals.find(([, pattern, applies]) => pattern.test(words) && applies(wish))?.[0];
}

export function changedWish(wish: ChatWish, made: Iterable<ChatChange>): ChatWish {
  return [...made].reduce((changed, change) => changes[change](changed), wish);
}

function without(name: string) {
  return ({ [name]: _, ...rest }: ChatWish): ChatWish => rest as ChatWish;
}

/** The rules as a turn of their own, for models that know no system role and want turns to alternate. */
function asTurns(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.flatMap(({ role, content }): ChatMessage[] =>
    role === 'system'
      ? [
          { role: 'user', content },
          { role: 'assistant', content: 'Understood.' },
        ]
      : [{ role, content }],
  );
}
