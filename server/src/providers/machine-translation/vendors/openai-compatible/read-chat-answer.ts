import { z } from 'zod';
import { readCodeTags } from '../../code-tags.ts';
import { EngineError } from '../../engine-error.ts';
import type { EngineAnswer, EngineResult } from '../../engine-vendor.ts';
import { chatError } from './chat-error.ts';
import { readTranslations } from './read-translations.ts';

const answerSchema = z.object({
  model: z.string().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/**
 * Results for ids 1 to `count`; an id without a translation is a failed result.
 * @throws {EngineError} content-blocked, too-long, bad-output; what an error in a successful answer says
 */
export function readChatAnswer(body: unknown, count: number): EngineAnswer {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) throw errorInside(body);
  const { model = '', choices } = parsed.data;
  const { finish_reason: reason, message } = choices[0] ?? { message: {} };
  if (reason === 'content_filter' || message.refusal)
    throw new EngineError('content-blocked', 'content_filter');
  if (reason === 'length') throw new EngineError('too-long', 'finish_reason length');
  return { version: model, results: readResults(message.content ?? '', count) };
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

/** Some gateways answer 200 with an error in the body. */
function errorInside(body: unknown): EngineError {
  const inside = z.object({ error: z.object({ code: z.number().optional() }) }).safeParse(body);
  if (!inside.success) return new EngineError('bad-output', 'not a chat answer');
  return chatError(
    { status: inside.data.error.code ?? 500, headers: {}, text: JSON.stringify(body) },
    new Date(),
  );
}

function toResult(text: string | undefined): EngineResult {
  if (text !== undefined) return { status: 'translated', target: readCodeTags(text) };
  return { status: 'failed', failure: { errorClass: 'bad-output', detail: 'id is missing' } };
}
