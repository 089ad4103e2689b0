import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError, type EngineErrorClass } from '../../engine-error.ts';
import { classOfStatus, retryAfterMs } from '../http-failure.ts';

/** Rules that map a vendor's error code or message to a class; the first matching rule applies. */
export type ErrorRules = readonly (readonly [EngineErrorClass, RegExp])[];

export interface VendorError {
  readonly code: string;
  /** May quote a key or the text: read for the class, never logged. */
  readonly words?: string;
}

/**
 * The failure an answer tells of. A status that says enough by itself is believed where no rule knows the
 * code; a success with an unknown code is taken for a request that will fail again.
 */
export function apiError(
  answer: SafeFetchAnswer,
  error: VendorError | undefined,
  rules: ErrorRules,
): EngineError {
  const { status, headers } = answer;
  const { code = '', words = '' } = error ?? {};
  const byRule = rules.find(([, pattern]) => pattern.test(code) || pattern.test(words))?.[0];
  const detail = [`HTTP ${status}`, code.slice(0, 80), requestId(headers)].filter((part) => part).join(' ');
  return new EngineError(byRule ?? classOfStatus(status), detail, retryAfterMs(headers, new Date()));
}

const requestIdHeaders = ['x-request-id', 'x-requestid', 'x-amzn-requestid', 'x-tt-logid', 'x-trace-id'];

function requestId(headers: SafeFetchAnswer['headers']): string | undefined {
  return requestIdHeaders
    .map((name) => headers[name])
    .find((value) => value !== undefined)
    ?.slice(0, 60);
}
