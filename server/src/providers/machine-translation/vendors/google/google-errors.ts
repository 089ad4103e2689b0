import { z } from 'zod';
import type { ErrorRules, VendorError } from '../api/api-error.ts';

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    status: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
    details: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
});

/** The form of all Google APIs: reasons of version 2, status and details of version 3. */
export function readGoogleError(body: unknown): VendorError | undefined {
  const error = errorSchema.safeParse(body).data?.error;
  if (error === undefined) return undefined;
  const reasons = [...error.errors, ...error.details].map(({ reason }) => reason);
  return { code: [error.status, ...reasons].filter((part) => part).join(' '), words: error.message };
}

/** Google says 403 also where characters or requests were too many. */
export const googleErrors: ErrorRules = [
  ['quota', /dailyLimitExceeded|quotaExceeded|billing/i],
  ['rate', /rateLimitExceeded|RESOURCE_EXHAUSTED|RATE_LIMIT/i],
  ['auth', /API_KEY_INVALID|keyInvalid|UNAUTHENTICATED|PERMISSION_DENIED|forbidden/i],
  [
    'unsupported-pair',
    /bad language pair|(source|target) language.{0,20}(invalid|not supported)|unsupported language/i,
  ],
  ['too-long', /text is too long|too large|too many (code ?points|text segments)/i],
];
