import type { Context } from '../../platform/context.ts';
import type { EngineHealth, takeProbe } from './engines.store.ts';

const failuresBeforePause = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * 60_000;
/** How long others wait for the one who asks first after a pause. */
const probeMs = 30_000;

/** After three runs in a row that failed the engine rests, each time twice as long. */
export function healthAfterFailure(failure: object, failuresBefore: number, now: Date): EngineHealth {
  const failureCount = failuresBefore + 1;
  const pauses = failureCount - failuresBeforePause;
  const pauseMs = Math.min(firstPauseMs * 2 ** pauses, longestPauseMs);
  const pausedUntil = pauses < 0 ? null : new Date(now.getTime() + pauseMs);
  return { failure, failureCount, pausedUntil };
}

export const goodHealth: EngineHealth = { failure: null, failureCount: 0, pausedUntil: null };

interface Paused {
  readonly id: string;
  readonly pausedUntil: Date | null;
}

/** Whether an engine may be asked now; when its pause is over, by one at first, who takes the place of that one. */
export async function mayBeAsked(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, pausedUntil }: Paused,
  take: typeof takeProbe,
): Promise<boolean> {
  if (pausedUntil === null) return true;
  const asked = now();
  if (pausedUntil > asked) return false;
  return take(db, id, asked, new Date(asked.getTime() + probeMs));
}
