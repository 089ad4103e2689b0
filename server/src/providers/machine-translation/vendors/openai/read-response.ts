import { z } from 'zod';
import type { ModelPiece, ModelText } from '../language-model/model-text.ts';
import { errorInside } from '../openai-compatible/read-chat-answer.ts';

const partSchema = z.object({ type: z.string(), text: z.string().optional() });
const responseSchema = z.object({
  model: z.string().optional(),
  status: z.string().optional(),
  incomplete_details: z.object({ reason: z.string() }).nullish(),
  output: z.array(z.object({ type: z.string(), content: z.array(partSchema).optional() })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});
const eventSchema = z.object({
  type: z.string(),
  delta: z.unknown().optional(),
  response: z.unknown().optional(),
});

/** Returns the text of a Responses API answer; its other items are thinking. */
export function readResponse(body: unknown): ModelText | undefined {
  const response = responseSchema.safeParse(body).data;
  if (response === undefined) return undefined;
  const parts = response.output
    .filter(({ type }) => type === 'message')
    .flatMap(({ content = [] }) => content);
  const content = parts.flatMap(({ type, text = '' }) => (type === 'output_text' ? [text] : [])).join('');
  const { model, usage } = response;
  const tokens = usage ? { read: usage.input_tokens, written: usage.output_tokens } : undefined;
  return { content, ended: endOf(response, parts), model, tokens };
}

/** Returns the part that an event of the stream adds: pieces of text, and at the end the reason of ending. */
export function readResponseEvent(event: unknown): ModelPiece | undefined {
  const { type, delta, response } = eventSchema.safeParse(event).data ?? {};
  if (type === undefined || type === 'error')
    throw errorInside(type === undefined ? event : { error: event });
  if (type === 'response.failed') throw errorInside(response);
  if (type === 'response.output_text.delta' && typeof delta === 'string') return { content: delta };
  if (type !== 'response.completed' && type !== 'response.incomplete') return undefined;
  const { content: _, ...end } = readResponse(response) ?? {};
  return end;
}

function endOf(
  { status, incomplete_details: details }: z.infer<typeof responseSchema>,
  parts: readonly { readonly type: string }[],
): ModelText['ended'] {
  if (details?.reason === 'content_filter' || parts.some(({ type }) => type === 'refusal')) return 'blocked';
  return status === 'incomplete' ? 'cut' : 'whole';
}
