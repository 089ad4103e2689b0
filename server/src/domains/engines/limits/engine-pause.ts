import type { EngineHealth } from '../engines.store.ts';

const failuresBeforePause = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * 60_000;

/** After three runs in a row that failed the engine rests, each time twice as long. */
export function healthAfterFailure(failure: object, failuresBefore: number, now: Date): EngineHealth {
  const failureCount = failuresBefore + 1;
  const pauses = failureCount - failuresBeforePause;
  const pauseMs = Math.min(firstPauseMs * 2 ** pauses, longestPauseMs);
  const pausedUntil = pauses < 0 ? null : new Date(now.getTime() + pauseMs);
  return { failure, failureCount, pausedUntil };
}

export const goodHealth: EngineHealth = { failure: null, failureCount: 0, pausedUntil: null };
