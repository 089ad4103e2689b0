import { setTimeout } from 'node:timers/promises';
import { EngineError, type EngineFailure } from '../engine-error.ts';

export interface RetryPolicy {
  /** After the first try. */
  readonly retries: number;
  /** Before the first retry; doubled for each further one, less up to half at random. */
  readonly delayMs: number;
  /** A vendor that asks to wait longer than this is not waited for. */
  readonly longestWaitMs: number;
}

export const retryPolicy: RetryPolicy = { retries: 2, delayMs: 1_000, longestWaitMs: 60_000 };

/**
 * Tries again where waiting can help: `rate` and `upstream`.
 * @throws {EngineError} the last one; the signal's reason when aborted, also while waiting
 */
export async function withRetries<Result>(
  ask: () => Promise<Result>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const wait = error instanceof EngineError ? waitBefore(error.failure, attempt, policy) : undefined;
      if (wait === undefined) throw error;
      await setTimeout(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** Milliseconds, or undefined when there is no point in trying again. */
function waitBefore(failure: EngineFailure, attempt: number, policy: RetryPolicy): number | undefined {
  const { errorClass, retryAfterMs = 0 } = failure;
  if (errorClass !== 'rate' && errorClass !== 'upstream') return undefined;
  if (attempt >= policy.retries || retryAfterMs > policy.longestWaitMs) return undefined;
  const backOff = policy.delayMs * 2 ** attempt * (1 - Math.random() / 2);
  return Math.max(backOff, retryAfterMs);
}
