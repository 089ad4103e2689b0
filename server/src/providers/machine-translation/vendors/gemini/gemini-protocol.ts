import { z } from 'zod';
import type { ModelPiece, ModelText } from '../language-model/model-text.ts';
import type { ModelCall } from '../language-model/model-vendor.ts';
import { errorInside } from '../openai-compatible/read-chat-answer.ts';

const partSchema = z.object({ text: z.string().optional(), thought: z.boolean().optional() });
const usageSchema = z.object({
  promptTokenCount: z.number().default(0),
  candidatesTokenCount: z.number().default(0),
  thoughtsTokenCount: z.number().default(0),
});
/** The same for a whole answer and for each event of a stream. */
const answerSchema = z.object({
  error: z.never().optional(),
  modelVersion: z.string().optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z.object({ parts: z.array(partSchema).default([]) }).optional(),
      }),
    )
    .default([]),
  usageMetadata: usageSchema.optional(),
});

/** The body of a request to Gemini, at any of its services. */
export function geminiWish({ rules, batch }: Pick<ModelCall<unknown>, 'rules' | 'batch'>): object {
  return {
    systemInstruction: { parts: [{ text: rules }] },
    contents: [{ role: 'user', parts: [{ text: batch }] }],
    generationConfig: { temperature: 0, responseMimeType: 'application/json' },
  };
}

/** Undefined for JSON of another form. */
export function readGemini(body: unknown): ModelText | undefined {
  const { content, ended = 'whole', ...rest } = readPiece(body) ?? {};
  return content === undefined ? undefined : { content, ended, ...rest };
}

/** @throws {EngineError} what an error event tells */
export function readGeminiEvent(event: unknown): ModelPiece | undefined {
  if (!answerSchema.safeParse(event).success) throw errorInside(event);
  return readPiece(event);
}

function readPiece(body: unknown): ModelPiece | undefined {
  const answer = answerSchema.safeParse(body).data;
  const [candidate] = answer?.candidates ?? [];
  if (answer?.promptFeedback?.blockReason !== undefined) return { content: '', ended: 'blocked' };
  if (answer === undefined || candidate === undefined) return undefined;
  const parts = candidate.content?.parts ?? [];
  const ended = endOf(candidate.finishReason);
  return {
    content: parts.flatMap(({ text = '', thought }) => (thought ? [] : [text])).join(''),
    ...(ended && { ended }),
    model: answer.modelVersion,
    tokens: tokensOf(answer.usageMetadata),
  };
}

/** Undefined where more is to come. */
function endOf(reason: string | undefined): ModelText['ended'] | undefined {
  if (reason === undefined) return undefined;
  if (reason === 'STOP') return 'whole';
  return reason === 'MAX_TOKENS' ? 'cut' : 'blocked';
}

/** Thinking tokens are charged as output. */
function tokensOf(usage: z.infer<typeof usageSchema> | undefined): ModelText['tokens'] {
  if (usage === undefined) return undefined;
  return { read: usage.promptTokenCount, written: usage.candidatesTokenCount + usage.thoughtsTokenCount };
}
