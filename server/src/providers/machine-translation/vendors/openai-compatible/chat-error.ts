import { z } from 'zod';
import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError, type EngineErrorClass } from '../../engine-error.ts';
import { classOfStatus, retryAfterMs } from '../http-failure.ts';

/** OpenAI's form, and what others make of it. */
const bodySchema = z.object({
  error: z
    .union([
      z.string(),
      z.object({
        message: z.string().nullish(),
        type: z.string().nullish(),
        code: z.union([z.string(), z.number()]).nullish(),
      }),
    ])
    .nullish(),
  message: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
});

/** How vendors say that a model is not, or no longer, among theirs. */
export const unknownModel =
  /model_?not_?(found|exist)|\bmodel\b.{0,80}(not found|not exist|no longer|deprecated|retired|decommissioned)|(unknown|invalid|no such) model\b/i;

/** Told by code, type or words; vendors differ, so the first rule that fits decides. */
const rules: readonly (readonly [EngineErrorClass, RegExp])[] = [
  ['rate', /retry in \d/i],
  ['auth', /api key not valid|api_key_invalid/i],
  ['unknown-model', unknownModel],
  [
    'quota',
    /insufficient_quota|exceeded_current_quota|insufficient.balance|credit balance|billing|arrear|ServiceQuotaExceeded|\b1113\b/i,
  ],
  [
    'content-blocked',
    /content_?filter|content_policy|data_?inspection_?failed|sensitive.(content|words?|information)|\b1301\b/i,
  ],
  [
    'too-long',
    /context_length_exceeded|string_above_max_length|maximum context|context (window|length)|(prompt|input) is too long/i,
  ],
];

/** The error of an answer that is not a success, or of a success whose body holds an error. */
export function chatError({ status, headers, text }: SafeFetchAnswer, now: Date): EngineError {
  const words = describeBody(text);
  const retryAfter = retryAfterMs(headers, now);
  const requestId = headers['x-request-id'];
  const detail = [`HTTP ${status}`, codeOf(text), requestId].filter((part) => part).join(' ');
  return new EngineError(chatErrorClass(status, words), detail, retryAfter);
}

function chatErrorClass(status: number, words: string): EngineErrorClass {
  const byStatus = classOfStatus(status);
  if (byStatus !== 'bad-request' && byStatus !== 'rate' && byStatus !== 'auth') return byStatus;
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? byStatus;
}

function describeBody(text: string): string {
  const { error, message, code } = readBody(text);
  const inner = typeof error === 'object' ? [error?.code, error?.type, error?.message] : [error];
  return [...inner, code, message].filter((part) => part !== null && part !== undefined).join(' ');
}

/** Only the code: messages of vendors may quote the key or the text. */
function codeOf(text: string): string {
  const { error, code } = readBody(text);
  const own = typeof error === 'object' ? (error?.code ?? error?.type) : undefined;
  return String(own ?? code ?? '').slice(0, 80);
}

function readBody(text: string): z.infer<typeof bodySchema> {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
