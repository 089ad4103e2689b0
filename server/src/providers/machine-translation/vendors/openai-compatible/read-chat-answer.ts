import { z } from 'zod';
import { readCodeTags } from '../../code-tags.ts';
import { EngineError } from '../../engine-error.ts';
import type { EngineAnswer, EngineResult } from '../../engine-vendor.ts';
import type { ModelPiece, ModelText } from '../language-model/model-text.ts';
import { chatError } from './chat-error.ts';
import { readTranslations } from './read-translations.ts';

/** Some services answer in parts, of which only those of text are the answer. */
const contentSchema = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string().optional(), text: z.string().optional() }))
    .transform((parts) => parts.flatMap(({ type, text }) => (isTextPart(type) ? (text ?? []) : [])).join('')),
]);
const textSchema = z.object({
  content: contentSchema.nullish(),
  refusal: z.string().nullish(),
  /** A few reasoning models put the answer only here. */
  reasoning_content: z.string().nullish().catch(undefined),
});

function isTextPart(type: string | undefined): boolean {
  return type === undefined || type === 'text' || type === 'output_text';
}

const usageSchema = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });
const answerSchema = z.object({
  model: z.string().optional(),
  choices: z.array(z.object({ finish_reason: z.string().nullish(), message: textSchema })).min(1),
  usage: usageSchema.nullish().catch(undefined),
});
/** The last event of a stream may have no choice, but tell what was used. */
const pieceSchema = z.object({
  model: z.string().optional(),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: textSchema.optional(),
      message: textSchema.optional(),
    }),
  ),
  usage: usageSchema.nullish().catch(undefined),
});

/** @throws {EngineError} bad-output; what an error in a successful answer says */
export function readChat(body: unknown): ModelText {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) throw errorInside(body);
  const { model, choices, usage } = parsed.data;
  const { finish_reason: reason, message } = choices[0] ?? { message: {} };
  return {
    content: message.content || answerInThoughts(message.reasoning_content),
    ended: endOf(reason ?? 'stop', message.refusal),
    model,
    tokens: tokensOf(usage),
  };
}

/** Only JSON: thoughts themselves are no answer. */
function answerInThoughts(thoughts: string | null | undefined): string {
  return thoughts && /^\s*[[{]/.test(thoughts) ? thoughts : '';
}

/** Returns the part that a stream event adds. A service that does not stream sends the answer as one event. */
export function readChatPiece(event: unknown): ModelPiece {
  const parsed = pieceSchema.safeParse(event);
  if (!parsed.success) throw errorInside(event);
  const { model, choices, usage } = parsed.data;
  const { finish_reason: reason, delta, message = delta } = choices[0] ?? {};
  return {
    ...(message?.content && { content: message.content }),
    ...((reason || message?.refusal) && { ended: endOf(reason ?? 'stop', message?.refusal) }),
    ...(model && { model }),
    ...(usage && { tokens: tokensOf(usage) }),
  };
}

function endOf(reason: string, refusal: string | null | undefined): ModelText['ended'] {
  if (reason === 'content_filter' || refusal) return 'blocked';
  return reason === 'length' ? 'cut' : 'whole';
}

function tokensOf(usage: z.infer<typeof usageSchema> | null | undefined): ModelText['tokens'] {
  return usage ? { read: usage.prompt_tokens, written: usage.completion_tokens } : undefined;
}

/**
 * Results for ids 1 to `count`; an id without a translation is a failed result.
 * @throws {EngineError} content-blocked, too-long, bad-output; what an error in a successful answer says
 */
export function readChatAnswer(body: unknown, count: number): EngineAnswer {
  return answerOf(readChat(body), count);
}

/**
 * Results for ids 1 to `count` from what a model wrote; an id without a translation is a failed result.
 * @throws {EngineError} content-blocked, too-long; bad-output where there is none at all
 */
export function answerOf({ content, ended, model = '', tokens }: ModelText, count: number): EngineAnswer {
  if (ended === 'blocked') throw new EngineError('content-blocked', 'blocked by a filter');
  if (ended === 'cut') throw new EngineError('too-long', 'ran out of tokens');
  return { version: model, results: readResults(content, count), ...(tokens && { tokens }) };
}

/**
 * Results for ids 1 to `count` from what a model wrote.
 * @throws {EngineError} bad-output where there is none at all
 */
export function readResults(content: string, count: number): readonly EngineResult[] {
  const translations = readTranslations(content);
  if (translations.size === 0) throw new EngineError('bad-output', 'no translations in the answer');
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return ids.map((id) => toResult(translations.get(id)));
}

/** Some gateways answer 200 with an error in the body, and every service may break a stream off with one. */
export function errorInside(body: unknown): EngineError {
  const inside = z.object({ error: z.object({ code: z.unknown().optional() }) }).safeParse(body);
  if (!inside.success) return new EngineError('bad-output', 'not a chat answer');
  const status = z.int().min(400).max(599).catch(500).parse(inside.data.error.code);
  return chatError({ status, headers: {}, text: JSON.stringify(body) }, new Date());
}

function toResult(text: string | undefined): EngineResult {
  if (text !== undefined) return { status: 'translated', target: readCodeTags(text) };
  return { status: 'failed', failure: { errorClass: 'bad-output', detail: 'id is missing' } };
}
