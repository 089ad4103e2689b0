import { z } from 'zod';
import type { ErrorRules, VendorError } from '../api/api-error.ts';
import { unknownModel } from '../openai-compatible/chat-error.ts';

const codeSchema = z.union([z.string(), z.number()]);
const errorSchema = z.object({
  error: z.object({
    code: codeSchema.nullish(),
    type: z.string().nullish(),
    message: z.string().nullish(),
  }),
});

/** The error of services that model theirs on OpenAI's. */
export function readModelError(body: unknown): VendorError | undefined {
  const error = errorSchema.safeParse(body).data?.error;
  return error && { code: String(error.code ?? error.type ?? ''), words: error.message ?? '' };
}

/** For models made for translating, where an unknown language is an error of its own. */
export const modelErrors: ErrorRules = [
  ['quota', /insufficient_quota|arrear|AccountOverdue|Overdue|insufficient.balance/i],
  ['content-blocked', /content_?filter|SensitiveContent|data_?inspection/i],
  ['too-long', /context_length_exceeded|maximum context|too long|range of input length/i],
  ['unknown-model', unknownModel],
  [
    'unsupported-pair',
    /(source|target).?lang(uage)?.{0,60}(not supported|unsupported|invalid)|not support.{0,20}lang/i,
  ],
];
